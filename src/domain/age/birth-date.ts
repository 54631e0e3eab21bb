import { type Day, readDay } from '#src/domain/interval/calendar-day';

/** Years of age from which a person may buy wine in every state (spec §1). */
export const adultAge = 21;

/** No customer is older. Years before it are typos. */
const oldest = 120;

/** The month first, as people in the United States write it: 4/27/1989, 04-27-1989 or 04271989. */
const monthFirst = /^(\d{1,2})([/.\s-])(\d{1,2})\2(\d{4})$|^(\d{2})(\d{2})(\d{4})$/;

/**
 * Reads a date of birth: with the month first, or as browsers fill it in, 1989-04-27. Undefined for an invalid day, a day after
 * today, or one of more than 120 years ago.
 */
export function readBirthDate(typed: string, today: Day): Day | undefined {
  const text = typed.trim();
  const [, month, , date, year, wholeMonth, wholeDate, wholeYear] = monthFirst.exec(text) ?? [];
  const [m, d, y] = [month ?? wholeMonth, date ?? wholeDate, year ?? wholeYear];
  const day = readDay(y === undefined ? text : `${y}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}`);
  return day !== undefined && day <= today && day > yearsLater(today, -oldest) ? day : undefined;
}

/**
 * True from the day on which a person becomes 21. A person born on February 29 becomes so on March 1 of a year without such
 * a day, because no day earlier is after it.
 */
export function isAdult(birthDate: Day, today: Day): boolean {
  return today >= yearsLater(birthDate, adultAge);
}

/** The same day of another year, also one that the year does not have: days compare as their texts do. */
function yearsLater(day: Day, years: number): Day {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}` as Day;
}
