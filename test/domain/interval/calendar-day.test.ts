import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/interval/add-interval';
import { beginningOf, dayOf, isDayOver, readDay, todayOf } from '#src/domain/interval/calendar-day';

/** The states from the east to the west, with summer time and without. */
const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'America/Adak',
  'Pacific/Honolulu',
] as const;
const calendars = new Map(
  zones.map((timeZone) => [timeZone, new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone })]),
);
/** The day on the calendar of a place: calculated independently of the tested code. */
const dayIn = (zone: (typeof zones)[number], moment: number) => calendars.get(zone)!.format(moment);

/** Any millisecond of thirty years, in which clocks are put forward and back. */
const anyMoment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2050, 0, 1) });
const anyDay = anyMoment.map(dayOf);

describe('Calendar days (spec §3 Subscription, actionableDate)', () => {
  it('are read as they are written', () => {
    expect(readDay('2027-02-20')).toBe('2027-02-20');
    expect(readDay('2028-02-29')).toBe('2028-02-29');
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(readDay(day)).toBe(day);
      }),
    );
  });

  it.each(['', '2027-02-30', '2027-02-29', '2027-13-01', '27-02-20', '2027-2-3', 'tomorrow', '2027-02-20T00:00'])(
    'are not read from "%s"',
    (text) => {
      expect(readDay(text)).toBeUndefined();
    },
  );

  it('are those of UTC, from their beginning to their end', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(86_399_999), (day, time) => {
        expect(dayOf(beginningOf(day) + time)).toBe(day);
      }),
    );
  });

  it('compare as their texts do', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        expect(one < other).toBe(beginningOf(one) < beginningOf(other));
      }),
    );
  });
});

describe('A day that was promised (spec §4 Subscription actions, docs/adr/0029)', () => {
  it('lasts while it is afternoon in Los Angeles, and until midnight in Honolulu', () => {
    expect(isDayOver('2026-12-16', Date.parse('2026-12-16T16:30-08:00'))).toBe(false);
    expect(isDayOver('2026-12-16', Date.parse('2026-12-16T23:59:59-10:00'))).toBe(false);
    expect(isDayOver('2026-12-16', Date.parse('2026-12-17T00:00-10:00'))).toBe(true);
  });

  it('is never over where it is still that day, or an earlier one', () => {
    fc.assert(
      fc.property(anyMoment, anyDay, fc.constantFrom(...zones), (now, day, zone) => {
        if (dayIn(zone, now) <= day) expect(isDayOver(day, now)).toBe(false);
      }),
    );
  });

  it('is over as soon as it is over in the last state', () => {
    fc.assert(
      fc.property(anyMoment, anyDay, (now, day) => {
        expect(isDayOver(day, now)).toBe(dayIn('Pacific/Honolulu', now) > day);
      }),
    );
  });

  it.each([
    ['clocks are put forward', '2027-03-14'],
    ['clocks are put back', '2026-11-01'],
  ])('lasts as long on the day on which %s', (_, text) => {
    const day = readDay(text)!;
    for (const zone of zones)
      for (let hour = -12; hour < 36; hour += 1) {
        const now = beginningOf(day) + hour * 3_600_000;
        if (dayIn(zone, now) === day) expect(isDayOver(day, now)).toBe(false);
      }
    expect(isDayOver(day, beginningOf(day) + 34 * 3_600_000)).toBe(true);
  });

  it('is today until it is over, and then tomorrow is', () => {
    fc.assert(
      fc.property(anyMoment, (now) => {
        const today = todayOf(now);
        expect([isDayOver(addDays(today, -1), now), isDayOver(today, now)]).toEqual([true, false]);
      }),
    );
  });
});
