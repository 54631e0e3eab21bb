import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RateRow, rateAt } from '../../../engines/vendure/src/plugins/tax/chosen-rate';

const california: RateRow = {
  ...{ state: 'CA', county: null, zip: null, percent: 7.25, isShippingTaxed: false },
  ...{ validFrom: '2026-01-01', validTo: null },
};
const fresno: RateRow = { ...california, county: 'Fresno', percent: 8 };
const inFresno: RateRow = { ...fresno, zip: '93650', percent: null };
const city: RateRow = { ...fresno, zip: '93701', percent: 8.35 };
const rows = [california, fresno, inFresno, city];
const percentAt = (zip: string, day = '2026-06-01', those: readonly RateRow[] = rows, state = 'CA') =>
  rateAt(those, { state, zip }, day)?.percent;

const day = fc
  .integer({ min: 0, max: 1000 })
  .map((days) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
const row: fc.Arbitrary<RateRow> = fc
  .record({
    state: fc.constantFrom('CA', 'TX'),
    county: fc.constantFrom(null, 'Fresno', 'Travis'),
    zip: fc.constantFrom(null, '93650', '78701'),
    percent: fc.integer({ min: 0, max: 10_000 }).map((thousandths) => thousandths / 1000),
    isShippingTaxed: fc.boolean(),
    validFrom: day,
    validTo: fc.option(day),
  })
  .map((one) => ({ ...one, percent: one.zip !== null && one.county !== null ? null : one.percent }));
const place = fc.record({ state: fc.constantFrom('CA', 'TX'), zip: fc.constantFrom('93650', '78701', '94607') });

describe('The sales tax rate of a place (engine, rates of a file)', () => {
  it('is that of its ZIP code, else of its county, else of its state', () => {
    expect(percentAt('93701')).toBe(8.35);
    expect(percentAt('93701-1234')).toBe(8.35);
    expect(percentAt('93650')).toBe(8);
    expect(percentAt('94607')).toBe(7.25);
    expect(percentAt('97201', '2026-06-01', rows, 'OR')).toBeUndefined();
  });

  it('holds from its first day to its last one, and begins and ends between two days', () => {
    const next: RateRow = { ...city, percent: 9, validFrom: '2026-07-01' };
    const holiday: RateRow = { ...city, percent: 0, validFrom: '2026-08-01', validTo: '2026-08-03' };
    const those = [next, holiday, ...rows];
    const percents = ['2025-12-31', '2026-06-30', '2026-07-01', '2026-08-01', '2026-08-03', '2026-08-04'];
    expect(percents.map((on) => percentAt('93701', on, those))).toEqual([undefined, 8.35, 9, 0, 0, 9]);
  });

  it('holds there and then, whatever else the file has, and in whichever sequence', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), place, day, (those, there, on) => {
        const chosen = rateAt(those, there, on);
        expect(rateAt(those.toReversed(), there, on)?.validFrom).toBe(chosen?.validFrom);
        if (!chosen) return;
        expect(chosen.state).toBe(there.state);
        expect([null, there.zip]).toContain(chosen.zip);
        expect(chosen.validFrom <= on && (chosen.validTo === null || on <= chosen.validTo)).toBe(true);
        expect(chosen.percent).not.toBeNull();
        // A wider row counts only where no row of the ZIP code says a rate.
        const own = those.filter(({ state, zip }) => state === there.state && zip === there.zip);
        const holding = own.filter(({ validFrom, validTo }) => validFrom <= on && (validTo === null || on <= validTo));
        const latest = holding.toSorted((one, other) => other.validFrom.localeCompare(one.validFrom));
        const [first] = latest.filter(({ validFrom }) => validFrom === latest[0]?.validFrom);
        if (latest.length === 1 && first && first.percent !== null) expect(chosen).toBe(first);
      }),
      { numRuns: 1000 },
    );
  });

  it('is changed by no row of another state, day or ZIP code', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), row, place, day, (those, extra, there, on) => {
        const isElsewhere = extra.state !== there.state || (extra.zip !== null && extra.zip !== there.zip);
        const isAnotherDay = extra.validFrom > on || (extra.validTo !== null && extra.validTo < on);
        fc.pre(isElsewhere || isAnotherDay);
        expect(rateAt([extra, ...those], there, on)).toBe(rateAt(those, there, on));
      }),
      { numRuns: 1000 },
    );
  });
});
