import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayHere, formatCountdown, formatDayOf } from '#src/ui/kit/moment-messages';
import { inZone } from '#test/support/in-zone';

describe('The time that is left (spec §9 Time to add to a placed order)', () => {
  it.each([
    [0, '0:00'],
    [5, '0:05'],
    [59, '0:59'],
    [60, '1:00'],
    [754, '12:34'],
    [3600, '60:00'],
  ])('%s seconds are %s', (seconds, shown) => {
    expect(formatCountdown(seconds)).toBe(shown);
  });
});

describe('The day of a moment (spec §9 Currency and locale)', () => {
  const tonight = Date.parse('2026-12-04T18:30-08:00');

  it.each([
    ['America/Los_Angeles', 'December 4, 2026'],
    ['Pacific/Honolulu', 'December 4, 2026'],
    ['America/New_York', 'December 4, 2026'],
    ['Europe/London', 'December 5, 2026'],
    ['Asia/Tokyo', 'December 5, 2026'],
  ])('is that of the shopper in %s', (zone, day) => {
    inZone(zone);
    expect(formatDayOf(tonight)).toBe(day);
  });

  it.each([
    ['forward', '2027-03-14T00:00-08:00', '2027-03-14T23:59:59-07:00', '2027-03-14'],
    ['back', '2026-11-01T00:00-07:00', '2026-11-01T23:59:59-08:00', '2026-11-01'],
  ])('begins and ends at midnight when clocks are put %s', (_, first, last, day) => {
    inZone('America/Los_Angeles');
    const [begins, ends] = [Date.parse(first), Date.parse(last)];
    expect([begins - 1, begins, ends, ends + 1000].map((moment) => dayHere(moment) === day)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it.each(['America/Los_Angeles', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Kiritimati'])(
    'is written as Intl writes it in %s',
    (timeZone) => {
      inZone(timeZone);
      const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
      fc.assert(
        fc.property(fc.integer({ min: Date.UTC(1970, 0, 2), max: Date.UTC(2100, 0, 1) }), (moment) => {
          expect(formatDayOf(moment)).toBe(days.format(moment));
        }),
      );
    },
  );
});
