import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf, percentOfShare } from '#sandbox/shop/money';
import {
  percentagesOf,
  priceOfNext,
  roundCents,
  splitCents,
  type TaxedUnits,
  taxesOnShares,
} from '../../../engines/vendure/src/plugins/core/group-order/shared-tax';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);
const percent = fc.integer({ min: 0, max: 25_000 }).map((thousandths) => thousandths / 1000);
const cents = fc.integer({ min: 1, max: 20_000 });
/** Units of one thing in up to fifty states, each with its rate: no more than a line can have. */
const parts = fc.array(fc.record({ units: fc.integer({ min: 1, max: 200 }), percent }), {
  minLength: 1,
  maxLength: 50,
});
const unitsOf = (those: readonly TaxedUnits[]): number => sum(those.map(({ units }) => units));

/** A line as Vendure prices it: discounts are of the whole line, and its tax is one percentage of the discounted price. */
function priceWithTax(unitPrice: number, discount: number, quantity: number, rate: number): number {
  const unit = unitPrice - discount / quantity;
  return roundCents((unit + unit * (rate / 100)) * quantity);
}

describe('The tax of a line that discounts have lowered (spec §3 Adjustment)', () => {
  it('is its rate of the remaining price, rounded half up, as on the sandbox, whatever the units that share the discount', () => {
    const orders = fc.record({
      unitPrice: cents,
      quantity: fc.integer({ min: 1, max: 200 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
      basisPoints: fc.integer({ min: 0, max: 2500 }),
    });
    fc.assert(
      fc.property(orders, ({ unitPrice, quantity, part, basisPoints }) => {
        const discount = Math.round(unitPrice * quantity * part);
        const price = priceWithTax(unitPrice, discount, quantity, 0);
        expect(price).toBe(unitPrice * quantity - discount);
        const withTax = priceWithTax(unitPrice, discount, quantity, basisPoints / 100);
        expect(withTax - price).toBe(percentOf(price, basisPoints));
      }),
      { numRuns: 5000, examples: [[{ unitPrice: 800, quantity: 36, part: 1000 / 28_800, basisPoints: 725 }]] },
    );
  });
});

describe('The units of a line (spec §7 Shop back end)', () => {
  it('return the cost of the line in sum, in any portions, each its share to the cent', () => {
    const lines = fc.record({
      unitPrice: cents,
      portions: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 20 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
      rate: percent,
    });
    fc.assert(
      fc.property(lines, ({ unitPrice, portions, part, rate }) => {
        const bought = sum(portions);
        const discount = Math.round(unitPrice * bought * part);
        const unit = (unitPrice - discount / bought) * (1 + rate / 100);
        let returned = 0;
        const prices = portions.map((units) => {
          const price = priceOfNext(units, unit, bought, returned);
          returned += units;
          expect(Math.abs(price - unit * units)).toBeLessThan(1.001);
          return price;
        });
        expect(sum(prices)).toBe(priceWithTax(unitPrice, discount, bought, rate));
      }),
      { examples: [[{ unitPrice: 3333, portions: [1, 1, 1], part: 0.1, rate: 7.25 }]] },
    );
  });
});

describe('The tax of a line that goes to many states (spec §4 Group order)', () => {
  it('is to the cent the sum of its states, as the engine rounds it', () => {
    fc.assert(
      fc.property(parts, cents, fc.double({ min: 0, max: 1, noNaN: true }), (shares, unitPrice, discounted) => {
        const quantity = unitsOf(shares);
        const discount = Math.round(unitPrice * quantity * discounted);
        const price = priceWithTax(unitPrice, discount, quantity, 0);
        const taxes = taxesOnShares(price, quantity, shares);
        const rate = sum(percentagesOf(price, taxes));
        expect(priceWithTax(unitPrice, discount, quantity, rate) - price).toBe(sum(taxes));
        expect(splitCents(sum(taxes), percentagesOf(price, taxes))).toEqual(taxes);
      }),
      { numRuns: 1000 },
    );
  });

  it('is in each state that of an order of these units alone', () => {
    fc.assert(
      fc.property(parts, cents, (shares, unitPrice) => {
        const quantity = unitsOf(shares);
        const taxes = taxesOnShares(unitPrice * quantity, quantity, shares);
        const alone = shares.map((share) => sum(taxesOnShares(unitPrice * share.units, share.units, [share])));
        expect(taxes).toEqual(alone);
      }),
      { numRuns: 1000 },
    );
  });

  it('is the same on the sandbox, which knows hundredths of a percent, also of a discounted price', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 20_000_000 }), (shares, price) => {
        const all = unitsOf(shares);
        const whole = shares.map((share) => ({ ...share, percent: Math.round(share.percent) }));
        expect(taxesOnShares(price, all, whole)).toEqual(
          whole.map(({ units, percent: rate }) => percentOfShare(price, { units, all }, rate * 100)),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('is at most half a cent in each state from its share of the price', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 200_000_000 }), (shares, price) => {
        const all = unitsOf(shares) + 7;
        for (const [index, tax] of taxesOnShares(price, all, shares).entries()) {
          const { units, percent: rate } = shares[index]!;
          expect(Math.abs(tax - (price * units * rate) / all / 100)).toBeLessThan(0.5 + 1e-6);
        }
      }),
    );
  });

  it('is nothing of nothing', () => {
    expect(taxesOnShares(0, 3, [{ units: 3, percent: 8 }])).toEqual([0]);
    expect(percentagesOf(0, [0])).toEqual([0]);
    expect(splitCents(0, [0, 0])).toEqual([0, 0]);
  });

  it('adds up when it is split, whatever the weights', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000_000 }), weights, (amount, those) => {
        const split = splitCents(amount, those);
        expect(sum(split)).toBe(sum(those) === 0 ? 0 : amount);
        expect(split.every((part) => part >= 0)).toBe(true);
      }),
    );
  });
});
