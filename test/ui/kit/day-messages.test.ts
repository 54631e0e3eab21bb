import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDay, formatInstant, formatMonth, formatShortDay } from '#src/ui/kit/day-messages';

describe('Days (spec §9 Currency and locale)', () => {
  it.each([
    ['2026-03-31', 'March 31, 2026'],
    ['2026-12-01', 'December 1, 2026'],
    ['2026-03-31T23:59:59-08:00', 'March 31, 2026'],
  ])('writes %s as %s', (date, expected) => {
    expect(formatDay(date)).toBe(expected);
  });

  it('writes every moment as its day is written in the United States, in UTC', () => {
    const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          expect(formatInstant(date.getTime())).toBe(days.format(date).replace(' AD', ''));
        },
      ),
    );
  });

  it('writes short days as in the United States', () => {
    const short = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
    const days = new Intl.DateTimeFormat('en-US', short);
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          expect(formatShortDay(date.toISOString().slice(0, 10))).toBe(days.format(date));
        },
      ),
    );
  });

  it('writes the month of a card as the card does', () => {
    expect(formatMonth({ month: 1, year: 2031 })).toBe('01/31');
    expect(formatMonth({ month: 12, year: 2005 })).toBe('12/05');
  });
});
