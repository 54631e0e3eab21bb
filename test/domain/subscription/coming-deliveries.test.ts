import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addInterval, dayOfMonth } from '#src/domain/interval/add-interval';
import { dayOf } from '#src/domain/interval/calendar-day';
import { intervalUnits } from '#src/domain/interval/interval';
import { comingDeliveries } from '#src/domain/subscription/coming-deliveries';
import { defaultDueTime, isDueForDefault } from '#src/domain/subscription/due-reminder';
import type { Subscription } from '#src/domain/subscription/subscription';
import { aSubscription } from '#test/builders/a-subscription';

const days = (overrides: Partial<Subscription>, count = 3) => comingDeliveries(aSubscription(overrides), count);

/** Any day of two centuries, with every kind of leap year: 2000, 2024, and 2100 that is none. */
const anyDay = fc.integer({ min: 0, max: 73_000 }).map((day) => dayOf(day * 86_400_000));
const anyInterval = fc.record({ length: fc.integer({ min: 1, max: 24 }), unit: fc.constantFrom(...intervalUnits) });

describe('Coming deliveries (spec §3 Subscription, §4 Subscription actions)', () => {
  it('start with the actionable date and follow the interval', () => {
    expect(days({})).toEqual(['2026-12-20', '2027-01-20', '2027-02-20']);
    expect(days({ interval: { length: 2, unit: 'week' } })).toEqual(['2026-12-20', '2027-01-03', '2027-01-17']);
  });

  it.each([
    ['2027-01-31', 31, ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']],
    ['2027-02-28', 31, ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
    ['2028-01-31', 31, ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']],
    ['2100-01-30', undefined, ['2100-01-30', '2100-02-28', '2100-03-30', '2100-04-30']],
    ['2027-02-28', undefined, ['2027-02-28', '2027-03-28', '2027-04-28', '2027-05-28']],
  ] as const)('from %s keep the anchor %s through short months (spec §4)', (actionableDate, anchorDay, expected) => {
    expect(days({ actionableDate, ...(anchorDay !== undefined && { anchorDay }) }, 4)).toEqual(expected);
  });

  it('come a year later on 29 February again only in a leap year', () => {
    const yearly = { actionableDate: '2027-02-28', anchorDay: 29, interval: { length: 1, unit: 'year' } } as const;
    expect(days(yearly)).toEqual(['2027-02-28', '2028-02-29', '2029-02-28']);
  });

  it('are after a skip the former ones without their first, and after its undo the former ones', () => {
    fc.assert(
      fc.property(anyDay, anyInterval, (actionableDate, interval) => {
        const anchorDay = dayOfMonth(actionableDate);
        const before = days({ actionableDate, anchorDay, interval }, 6);
        const skipped = days({ actionableDate: addInterval(actionableDate, interval), anchorDay, interval }, 5);
        expect(skipped).toEqual(before.slice(1));
        expect(days({ actionableDate: before[0]!, anchorDay, interval }, 6)).toEqual(before);
      }),
    );
  });

  it('fall on the anchor or the last day of a shorter month, once in every interval', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 24 }), (actionableDate, months) => {
        const anchorDay = dayOfMonth(actionableDate);
        const instants = comingDeliveries(
          aSubscription({ actionableDate, interval: { length: months, unit: 'month' } }),
          12,
        ).map((day) => new Date(day));
        for (const [index, next] of instants.slice(1).entries()) {
          const one = instants[index]!;
          expect(next.getUTCFullYear() * 12 + next.getUTCMonth()).toBe(
            one.getUTCFullYear() * 12 + one.getUTCMonth() + months,
          );
          const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
          expect(next.getUTCDate()).toBe(Math.min(anchorDay, last));
        }
      }),
    );
  });

  it('leave at least half an interval free and are due in order, also after one that was put off', () => {
    const minute = 60_000;
    fc.assert(
      fc.property(anyDay, anyInterval, fc.integer({ min: 1, max: 31 }), (actionableDate, interval, anchorDay) => {
        const [first, ...later] = days({ actionableDate, interval, anchorDay }, 6);
        expect(first).toBe(actionableDate);
        let before = actionableDate;
        for (const day of later) {
          const earlier = addInterval(day, { ...interval, length: -interval.length }, anchorDay);
          expect(Date.parse(day) - Date.parse(before)).toBeGreaterThanOrEqual(
            (Date.parse(day) - Date.parse(earlier)) / 2,
          );
          // Each is reminded of from two weeks before, and not a minute earlier.
          const isDue = (now: number) => isDueForDefault({ state: 'active', actionableDate: day, reminders: [] }, now);
          expect([isDue(defaultDueTime(day) - minute), isDue(defaultDueTime(day))]).toEqual([false, true]);
          before = day;
        }
      }),
    );
    expect(days({ actionableDate: '2026-11-03', anchorDay: 30 }, 2)).toEqual(['2026-11-03', '2026-11-30']);
    expect(days({ actionableDate: '2026-11-30', anchorDay: 1 }, 2)).toEqual(['2026-11-30', '2027-01-01']);
  });

  it('end with the end date', () => {
    expect(days({ endDate: '2027-01-20' })).toEqual(['2026-12-20', '2027-01-20']);
    expect(days({ endDate: '2027-01-19' })).toEqual(['2026-12-20']);
  });

  it('are one more while the cancellation is pending', () => {
    expect(days({ state: 'pending-cancellation' })).toEqual(['2026-12-20']);
  });

  it('go on from the day on which a pause ends', () => {
    expect(days({ state: 'paused', actionableDate: '2027-03-01' }, 2)).toEqual(['2027-03-01', '2027-04-01']);
  });

  it.each(['canceled', 'inactive'] as const)('are none for a subscription that is %s', (state) => {
    expect(days({ state })).toEqual([]);
  });

  it('are none without a next date', () => {
    const { actionableDate: _, ...paused } = aSubscription({ state: 'paused' });
    expect(comingDeliveries(paused, 3)).toEqual([]);
  });
});
