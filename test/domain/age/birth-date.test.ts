import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adultAge, isAdult, readBirthDate } from '#src/domain/age/birth-date';
import { type Day, dayOf, todayOf } from '#src/domain/interval/calendar-day';

const anyDay = fc
  .date({ min: new Date('1910-01-01'), max: new Date('2020-12-31'), noInvalidDate: true })
  .map((date) => dayOf(date.getTime()));
const anyLaterDay = fc
  .date({ min: new Date('2021-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
  .map((date) => dayOf(date.getTime()));

/** Full years between two days, counted birthday by birthday. */
function ageOn(birthDate: Day, today: Day): number {
  const [[year, month, date], [thisYear, thisMonth, thisDate]] = [birthDate, today].map((day) =>
    day.split('-').map(Number),
  ) as [number[], number[]];
  const hadBirthday = thisMonth! > month! || (thisMonth === month && thisDate! >= date!);
  return thisYear! - year! - (hadBirthday ? 0 : 1);
}

describe('Customers of age (spec §1: wine)', () => {
  it('is a person who has had the birthday 21, on any two days', () => {
    fc.assert(
      fc.property(anyDay, anyLaterDay, (birthDate, today) => {
        expect(isAdult(birthDate, today)).toBe(ageOn(birthDate, today) >= adultAge);
      }),
    );
  });

  it('begins on the very day, and lasts', () => {
    expect(isAdult('2005-11-28', '2026-11-27')).toBe(false);
    expect(isAdult('2005-11-28', '2026-11-28')).toBe(true);
    expect(isAdult('2005-11-28', '2026-11-29')).toBe(true);
    expect(isAdult('2005-12-31', '2027-01-01')).toBe(true);
  });

  it('begins on March 1 for a customer born on February 29, because no 21st birthday has that day', () => {
    expect(isAdult('2004-02-29', '2025-02-28')).toBe(false);
    expect(isAdult('2004-02-29', '2025-03-01')).toBe(true);
    expect(isAdult('2004-02-28', '2025-02-28')).toBe(true);
  });

  it('begins once the day has begun in every state that the shop ships to', () => {
    const [birthDate, day] = ['2005-11-28', Date.parse('2026-11-28T00:00:00Z')] as const;
    const hour = 3_600_000;
    expect(isAdult(birthDate, todayOf(day))).toBe(false);
    expect(isAdult(birthDate, todayOf(day + 10 * hour - 1))).toBe(false);
    expect(isAdult(birthDate, todayOf(day + 10 * hour))).toBe(true);
  });
});

describe('A date of birth as it is typed', () => {
  const today: Day = '2026-11-28';

  it('is the same day however it is written', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const [year = '', month = '', date = ''] = day.split('-');
        const short = [Number(month), Number(date), year].join('/');
        for (const typed of [
          `${month}/${date}/${year}`,
          short,
          `${month}-${date}-${year}`,
          `${month}${date}${year}`,
          day,
          ` ${short} `,
        ])
          expect(readBirthDate(typed, today)).toBe(day);
      }),
    );
  });

  it.each([
    ['', 'nothing'],
    ['4/27/89', 'a year of two digits'],
    ['27/04/1989', 'the day in front of the month'],
    ['02/30/1989', 'no day of the calendar'],
    ['2/29/2005', 'no day of that year'],
    ['4/27-1989', 'two ways of writing at once'],
    ['4271989', 'a digit too few'],
    ['11/29/2026', 'a day after today'],
    ['11/28/1906', 'a day of 120 years ago'],
    ['0989-04-27', 'a misspelled year'],
    ['April 27, 1989', 'words'],
  ])('is none in "%s", which is %s', (typed) => {
    expect(readBirthDate(typed, today)).toBeUndefined();
  });

  it('is today for a customer born today, and almost 120 years ago for the oldest', () => {
    expect(readBirthDate('11/28/2026', today)).toBe(today);
    expect(readBirthDate('11/29/1906', today)).toBe('1906-11-29');
  });
});
