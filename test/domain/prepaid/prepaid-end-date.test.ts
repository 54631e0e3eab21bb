import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addInterval } from '#src/domain/interval/add-interval';
import { type Day, dayOf } from '#src/domain/interval/calendar-day';
import { type IntervalUnit, intervalUnits, UnsupportedIntervalUnit } from '#src/domain/interval/interval';
import { prepaidEndDate } from '#src/domain/prepaid/prepaid-end-date';

const end = (start: Day, length: number, unit: IntervalUnit, installmentCount: number) =>
  prepaidEndDate(start, { installmentCount, interval: { length, unit } });

describe('Prepaid end date (spec §5: the start plus length times installment count)', () => {
  it.each([
    ['2026-11-21', 1, 'month', 3, '2027-02-21'],
    ['2026-11-21', 2, 'week', 6, '2027-02-13'],
    ['2026-11-21', 10, 'day', 3, '2026-12-21'],
    ['2026-11-21', 1, 'year', 2, '2028-11-21'],
    ['2027-01-31', 1, 'month', 1, '2027-02-28'],
    ['2027-01-31', 1, 'month', 2, '2027-03-31'],
    ['2028-02-29', 1, 'year', 1, '2029-02-28'],
  ] as const)('%s with every %d %s, %d times, is %s', (start, length, unit, count, expected) => {
    expect(end(start, length, unit, count)).toBe(expected);
  });

  it('rejects any other unit', () => {
    const interval = { length: 1, unit: 'fortnight' as IntervalUnit };
    expect(() => prepaidEndDate('2026-11-21', { installmentCount: 1, interval })).toThrow(UnsupportedIntervalUnit);
  });

  it('is one interval of length times count, for every plan', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_102_444_800_000 }).map(dayOf),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 24 }),
        fc.constantFrom(...intervalUnits),
        (start, length, installmentCount, unit) => {
          expect(prepaidEndDate(start, { installmentCount, interval: { length, unit } })).toBe(
            addInterval(start, { length: length * installmentCount, unit }),
          );
        },
      ),
    );
  });
});
