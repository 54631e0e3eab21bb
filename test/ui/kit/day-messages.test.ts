import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Day, dayOf } from '#src/domain/interval/calendar-day';
import { formatDay, formatMonth, formatShortDay } from '#src/ui/kit/day-messages';
import { inZone } from '#test/support/in-zone';

const anyDay = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => dayOf(date.getTime()));

describe.each(['Pacific/Honolulu', 'America/Los_Angeles', 'Europe/Berlin', 'Pacific/Kiritimati'])(
  'Planned days, to a shopper in %s (spec §9 Currency and locale)',
  (zone) => {
    beforeEach(() => inZone(zone));

    it.each<[Day, string]>([
      ['2026-03-31', 'March 31, 2026'],
      ['2026-12-01', 'December 1, 2026'],
    ])('%s is %s', (day, expected) => {
      expect(formatDay(day)).toBe(expected);
    });

    it('are written as in the United States, and are the same everywhere', () => {
      const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
      fc.assert(
        fc.property(anyDay, (day) => {
          expect(formatDay(day)).toBe(days.format(new Date(day)).replace(' AD', ''));
        }),
      );
    });

    it('are short as in the United States', () => {
      const short = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
      const days = new Intl.DateTimeFormat('en-US', short);
      fc.assert(
        fc.property(anyDay, (day) => {
          expect(formatShortDay(day)).toBe(days.format(new Date(day)));
        }),
      );
    });
  },
);

describe('The month of a card (spec §9 Currency and locale)', () => {
  it('is written as the card does', () => {
    expect(formatMonth({ month: 1, year: 2031 })).toBe('01/31');
    expect(formatMonth({ month: 12, year: 2005 })).toBe('12/05');
  });
});
