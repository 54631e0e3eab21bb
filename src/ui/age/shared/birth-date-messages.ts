import { isAdult, readBirthDate } from '#src/domain/age/birth-date';
import { type Day } from '#src/domain/interval/calendar-day';

export const birthDateMessages = {
  label: 'Date of birth',
  hint: 'Month, day and year, such as 04/27/1989. We keep only the fact that you are 21 or older, not the date.',
  confirmed: (day: string) => `On ${day} you confirmed by your date of birth that you are 21 or older.`,
  problems: {
    unreadable: 'Enter your date of birth with month, day and year.',
    tooYoung: 'You must be 21 or older.',
  },
} as const;

/** The problem of a date of birth; undefined for that of an adult. */
export function birthDateProblem(typed: string, today: Day): string | undefined {
  const birthDate = readBirthDate(typed, today);
  if (birthDate === undefined) return birthDateMessages.problems.unreadable;
  return isAdult(birthDate, today) ? undefined : birthDateMessages.problems.tooYoung;
}
