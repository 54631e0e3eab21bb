import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addInterval } from '#src/domain/interval/add-interval';
import { dayOf } from '#src/domain/interval/calendar-day';
import { intervalUnits } from '#src/domain/interval/interval';
import { lastPrepaidDelivery } from '#src/domain/prepaid/last-prepaid-delivery';
import { prepaidEndDate } from '#src/domain/prepaid/prepaid-end-date';

describe('Last prepaid delivery (spec §5: one interval before the end of the plan)', () => {
  it.each([
    ['2026-11-21', 1, 'month', 3, '2027-01-21'],
    ['2026-11-21', 2, 'week', 6, '2027-01-30'],
    ['2027-01-31', 1, 'month', 2, '2027-02-28'],
    ['2027-01-31', 1, 'month', 3, '2027-03-31'],
    ['2028-02-29', 1, 'year', 2, '2029-02-28'],
    ['2026-11-21', 1, 'month', 1, '2026-11-21'],
  ] as const)('%s with every %d %s, %d times, is %s', (start, length, unit, installmentCount, expected) => {
    expect(lastPrepaidDelivery(start, { installmentCount, interval: { length, unit } })).toBe(expected);
  });

  it('is the end of a plan with one delivery less, and comes before its own', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_102_444_800_000 }).map(dayOf),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 24 }),
        fc.constantFrom(...intervalUnits),
        (start, length, installmentCount, unit) => {
          const plan = { installmentCount, interval: { length, unit } };
          const last = lastPrepaidDelivery(start, plan);
          expect(prepaidEndDate(start, plan) > last).toBe(true);
          expect(last).toBe(addInterval(start, { length: length * (installmentCount - 1), unit }));
        },
      ),
    );
  });
});
