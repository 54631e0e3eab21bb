import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addInterval } from '#src/domain/interval/add-interval';
import { beginningOf, type Day, dayOf } from '#src/domain/interval/calendar-day';
import { type IntervalUnit, intervalUnits, UnsupportedIntervalUnit } from '#src/domain/interval/interval';

const plus = (start: Day, length: number, unit: IntervalUnit) => addInterval(start, { length, unit });

/** Any day of two centuries, which hold every kind of leap year: 2000, 2024, and 2100 that is none. */
const anyDay = fc.integer({ min: Date.UTC(1970, 0, 1), max: Date.UTC(2169, 11, 31) }).map(dayOf);
const anyLength = fc.integer({ min: 1, max: 60 });

const daysInMonth = (year: number, month: number) =>
  [31, year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][
    month
  ]!;

describe('Interval arithmetic on calendar days (spec §5 Prepaid end date)', () => {
  it.each([
    ['2026-03-28', 1, 'day', '2026-03-29'],
    ['2026-02-28', 1, 'day', '2026-03-01'],
    ['2026-12-31', 1, 'day', '2027-01-01'],
    ['2026-03-28', 2, 'week', '2026-04-11'],
    ['2026-01-15', 1, 'month', '2026-02-15'],
    ['2026-11-15', 3, 'month', '2027-02-15'],
    ['2026-06-10', 1, 'year', '2027-06-10'],
  ] as const)('%s plus %d %s is %s', (start, length, unit, expected) => {
    expect(plus(start, length, unit)).toBe(expected);
  });

  it.each([
    ['2026-01-31', 1, 'month', '2026-02-28'],
    ['2024-01-31', 1, 'month', '2024-02-29'],
    ['2024-01-30', 1, 'month', '2024-02-29'],
    ['2026-01-29', 1, 'month', '2026-02-28'],
    ['2026-01-28', 1, 'month', '2026-02-28'],
    ['2026-03-31', 1, 'month', '2026-04-30'],
    ['2026-08-31', 6, 'month', '2027-02-28'],
    ['2026-12-31', 2, 'month', '2027-02-28'],
    ['2024-02-29', 1, 'year', '2025-02-28'],
    ['2024-02-29', 4, 'year', '2028-02-29'],
    ['2000-01-31', 1, 'month', '2000-02-29'],
    ['2100-01-31', 1, 'month', '2100-02-28'],
  ] as const)("clamps to the month's end: %s plus %d %s is %s", (start, length, unit, expected) => {
    expect(plus(start, length, unit)).toBe(expected);
  });

  it.each([
    ['2027-02-28', 1, 'month', 31, '2027-03-31'],
    ['2027-03-31', 1, 'month', 31, '2027-04-30'],
    ['2027-01-30', 1, 'month', 30, '2027-02-28'],
    ['2027-02-28', 1, 'year', 29, '2028-02-29'],
    ['2027-02-28', 2, 'week', 31, '2027-03-14'],
    ['2027-10-18', 1, 'month', 15, '2027-11-15'],
  ] as const)('goes from %s by %d %s to the anchor %d: %s', (start, length, unit, anchorDay, expected) => {
    expect(addInterval(start, { length, unit }, anchorDay)).toBe(expected);
  });

  it('stays where it is for no interval at all', () => {
    for (const unit of intervalUnits) expect(plus('2024-02-29', 0, unit)).toBe('2024-02-29');
  });

  it('lands on the same day of a later month, or on its last', () => {
    fc.assert(
      fc.property(anyDay, anyLength, (start, months) => {
        const from = new Date(start);
        const to = new Date(addInterval(start, { length: months, unit: 'month' }));
        expect(to.getUTCFullYear() * 12 + to.getUTCMonth()).toBe(
          from.getUTCFullYear() * 12 + from.getUTCMonth() + months,
        );
        expect(to.getUTCDate()).toBe(Math.min(from.getUTCDate(), daysInMonth(to.getUTCFullYear(), to.getUTCMonth())));
      }),
    );
  });

  it('makes a year of twelve months and a week of seven days', () => {
    fc.assert(
      fc.property(anyDay, anyLength, (start, length) => {
        expect(addInterval(start, { length, unit: 'year' })).toBe(
          addInterval(start, { length: length * 12, unit: 'month' }),
        );
        expect(addInterval(start, { length, unit: 'week' })).toBe(
          addInterval(start, { length: length * 7, unit: 'day' }),
        );
        expect(addInterval(start, { length, unit: 'day' })).toBe(addDays(start, length));
        expect(beginningOf(addDays(start, length))).toBe(beginningOf(start) + length * 86_400_000);
        expect(addDays(addDays(start, length), -length)).toBe(start);
      }),
    );
  });

  it('never goes back in time when the start or the count grows', () => {
    fc.assert(
      fc.property(anyDay, anyDay, anyLength, fc.constantFrom(...intervalUnits), (a, b, length, unit) => {
        const [earlier, later] = a <= b ? [a, b] : [b, a];
        expect(plus(earlier, length, unit) <= plus(later, length, unit)).toBe(true);
        expect(plus(a, length * 2, unit) > plus(a, length, unit)).toBe(true);
      }),
    );
  });

  it('rejects an unsupported unit, should one slip through', () => {
    const interval = { length: 1, unit: 'hour' as IntervalUnit };
    expect(() => addInterval('2026-11-21', interval)).toThrow(UnsupportedIntervalUnit);
    expect(() => addInterval('2026-11-21', interval)).toThrow('Unsupported interval unit: hour');
  });
});
