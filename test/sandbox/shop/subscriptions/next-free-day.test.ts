import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addInterval, dayOfMonth, daysBetween } from '#sandbox/shop/calendar-day';
import { dayAfterSkip, nextFreeDay } from '#sandbox/shop/subscriptions/next-free-day';

const monthly = { intervalLength: 1, intervalUnits: 'month' } as const;

describe('The next free day of a subscription (spec §4 Subscription actions)', () => {
  it.each([
    ['2026-10-15', 15, '2026-10-15', '2026-11-15'],
    ['2026-10-15', 15, '2026-11-29', '2026-12-15'],
    ['2027-04-02', 2, '2027-05-02', '2027-06-02'],
    ['2027-01-31', 31, '2027-01-31', '2027-02-28'],
    ['2027-02-28', 31, '2027-02-28', '2027-03-31'],
    ['2027-01-31', 31, '2027-02-13', '2027-02-28'],
    ['2027-01-31', 31, '2027-02-16', '2027-03-31'],
    // The shop put it off by some days: its own day of the month is next, unless that is too near.
    ['2026-11-03', 30, '2026-11-03', '2026-11-30'],
    ['2026-11-30', 1, '2026-11-30', '2027-01-01'],
  ])('after a box of %s with the anchor %d on %s is %s', (actionableDate, anchorDay, today, expected) => {
    expect(nextFreeDay({ ...monthly, actionableDate, anchorDay }, today)).toBe(expected);
  });

  it('is after today, in the series, at least half an interval ahead, and the first such day', () => {
    const units = fc.constantFrom('day', 'week', 'month', 'year' as const);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40_000 }),
        fc.integer({ min: 0, max: 1500 }),
        fc.record({ intervalLength: fc.integer({ min: 1, max: 12 }), intervalUnits: units }),
        (start, late, interval) => {
          const actionableDate = addDays('1990-01-01', start);
          const today = addDays(actionableDate, late);
          const anchorDay = dayOfMonth(actionableDate);
          const step = (times: number) =>
            addInterval(actionableDate, { ...interval, intervalLength: times * interval.intervalLength }, anchorDay);
          const found = nextFreeDay({ ...interval, actionableDate, anchorDay }, today);
          const series = Array.from({ length: 1600 }, (_, times) => step(times + 1));
          const free = series.find(
            (day, index) => daysBetween(today, day) >= Math.max(1, daysBetween(step(index), day) / 2),
          );
          expect(found).toBe(free);
          expect(nextFreeDay({ ...interval, actionableDate, anchorDay }, actionableDate)).toBe(step(1));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is the day of a skip only when the box is overdue: one to come moves by an interval', () => {
    const box = { ...monthly, actionableDate: '2026-10-15', anchorDay: 15 };
    expect(dayAfterSkip(box, '2026-10-01')).toBe('2026-11-15');
    expect(dayAfterSkip(box, '2026-10-15')).toBe('2026-11-15');
    expect(dayAfterSkip(box, '2026-11-29')).toBe('2026-12-15');
  });
});
