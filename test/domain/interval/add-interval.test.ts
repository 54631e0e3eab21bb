import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addInterval } from '#src/domain/interval/add-interval';
import { type IntervalUnit, intervalUnits, UnsupportedIntervalUnit } from '#src/domain/interval/interval';

const at = (text: string) => Date.parse(text);
const iso = (instant: number) => new Date(instant).toISOString();
const plus = (start: string, length: number, unit: IntervalUnit) => iso(addInterval(at(start), { length, unit }));

/** Any millisecond of two centuries, which hold every kind of leap year: 2000, 2024, and 2100 that is none. */
const anyInstant = fc.integer({ min: at('1970-01-01T00:00:00Z'), max: at('2169-12-31T23:59:59.999Z') });
const anyLength = fc.integer({ min: 1, max: 60 });

const daysInMonth = (year: number, month: number) =>
  [31, year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][
    month
  ]!;

describe('Interval arithmetic in UTC (spec §5 Prepaid end date)', () => {
  it.each([
    ['2026-03-28T10:30:00.000Z', 1, 'day', '2026-03-29T10:30:00.000Z'],
    ['2026-02-28T00:00:00.000Z', 1, 'day', '2026-03-01T00:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', 1, 'day', '2027-01-01T23:59:59.999Z'],
    ['2026-03-28T10:30:00.000Z', 2, 'week', '2026-04-11T10:30:00.000Z'],
    ['2026-01-15T08:00:00.000Z', 1, 'month', '2026-02-15T08:00:00.000Z'],
    ['2026-11-15T08:00:00.000Z', 3, 'month', '2027-02-15T08:00:00.000Z'],
    ['2026-06-10T00:00:00.000Z', 1, 'year', '2027-06-10T00:00:00.000Z'],
  ] as const)('%s plus %d %s is %s', (start, length, unit, expected) => {
    expect(plus(start, length, unit)).toBe(expected);
  });

  it.each([
    ['2026-01-31T12:00:00.000Z', 1, 'month', '2026-02-28T12:00:00.000Z'],
    ['2024-01-31T12:00:00.000Z', 1, 'month', '2024-02-29T12:00:00.000Z'],
    ['2024-01-30T12:00:00.000Z', 1, 'month', '2024-02-29T12:00:00.000Z'],
    ['2026-01-29T12:00:00.000Z', 1, 'month', '2026-02-28T12:00:00.000Z'],
    ['2026-01-28T12:00:00.000Z', 1, 'month', '2026-02-28T12:00:00.000Z'],
    ['2026-03-31T23:59:59.999Z', 1, 'month', '2026-04-30T23:59:59.999Z'],
    ['2026-08-31T00:00:00.000Z', 6, 'month', '2027-02-28T00:00:00.000Z'],
    ['2026-12-31T00:00:00.000Z', 2, 'month', '2027-02-28T00:00:00.000Z'],
    ['2024-02-29T06:00:00.000Z', 1, 'year', '2025-02-28T06:00:00.000Z'],
    ['2024-02-29T06:00:00.000Z', 4, 'year', '2028-02-29T06:00:00.000Z'],
    ['2000-01-31T00:00:00.000Z', 1, 'month', '2000-02-29T00:00:00.000Z'],
    ['2100-01-31T00:00:00.000Z', 1, 'month', '2100-02-28T00:00:00.000Z'],
  ] as const)("clamps to the month's end: %s plus %d %s is %s", (start, length, unit, expected) => {
    expect(plus(start, length, unit)).toBe(expected);
  });

  it('stays where it is for no interval at all', () => {
    for (const unit of intervalUnits)
      expect(plus('2024-02-29T12:00:00.000Z', 0, unit)).toBe('2024-02-29T12:00:00.000Z');
  });

  it('lands on the same day of a later month, or on its last, at the same time of day', () => {
    fc.assert(
      fc.property(anyInstant, anyLength, (start, months) => {
        const from = new Date(start);
        const to = new Date(addInterval(start, { length: months, unit: 'month' }));
        expect(to.getUTCFullYear() * 12 + to.getUTCMonth()).toBe(
          from.getUTCFullYear() * 12 + from.getUTCMonth() + months,
        );
        expect(to.getUTCDate()).toBe(Math.min(from.getUTCDate(), daysInMonth(to.getUTCFullYear(), to.getUTCMonth())));
        expect(to.getTime() % 86_400_000).toBe(from.getTime() % 86_400_000);
      }),
    );
  });

  it('makes a year of twelve months and a week of seven days', () => {
    fc.assert(
      fc.property(anyInstant, anyLength, (start, length) => {
        expect(addInterval(start, { length, unit: 'year' })).toBe(
          addInterval(start, { length: length * 12, unit: 'month' }),
        );
        expect(addInterval(start, { length, unit: 'week' })).toBe(
          addInterval(start, { length: length * 7, unit: 'day' }),
        );
        expect(addInterval(start, { length, unit: 'day' })).toBe(start + length * 86_400_000);
      }),
    );
  });

  it('never goes back in time when the start or the count grows', () => {
    fc.assert(
      fc.property(anyInstant, anyInstant, anyLength, fc.constantFrom(...intervalUnits), (a, b, length, unit) => {
        const [earlier, later] = a <= b ? [a, b] : [b, a];
        const dayOf = (instant: number) => Math.floor(instant / 86_400_000);
        expect(dayOf(addInterval(earlier, { length, unit }))).toBeLessThanOrEqual(
          dayOf(addInterval(later, { length, unit })),
        );
        expect(addInterval(a, { length: length * 2, unit })).toBeGreaterThan(addInterval(a, { length, unit }));
      }),
    );
  });

  it('rejects an unsupported unit, should one slip through', () => {
    const interval = { length: 1, unit: 'hour' as IntervalUnit };
    expect(() => addInterval(0, interval)).toThrow(UnsupportedIntervalUnit);
    expect(() => addInterval(0, interval)).toThrow('Unsupported interval unit: hour');
  });
});
