import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf } from '#sandbox/shop/money';
import {
  percentagesOf,
  splitCents,
  type TaxedUnits,
  taxesOnShares,
} from '../../../engines/vendure/src/plugin/group-order/shared/shared-tax';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);
const percent = fc.integer({ min: 0, max: 25_000 }).map((thousandths) => thousandths / 1000);
const cents = fc.integer({ min: 1, max: 20_000 });
/** Units of one thing in up to fifty states, each with its rate: no more than a line can have. */
const parts = fc.array(fc.record({ units: fc.integer({ min: 1, max: 200 }), percent }), {
  minLength: 1,
  maxLength: 50,
});
const unitsOf = (those: readonly TaxedUnits[]): number => sum(those.map(({ units }) => units));

/** A line as Vendure prices it: discounts are of the whole line, and its tax is one percentage of what they leave. */
function priceWithTax(unitPrice: number, discount: number, quantity: number, rate: number): number {
  const unit = unitPrice - discount / quantity;
  return Math.round((unit + unit * (rate / 100)) * quantity);
}

describe('The tax of a line that goes to many states (spec §4 Group order)', () => {
  it('is to the cent what its states get, as the engine rounds it', () => {
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

  it('is in each state that of an order of these units alone, and the same as on the sandbox', () => {
    fc.assert(
      fc.property(parts, cents, (shares, unitPrice) => {
        const quantity = unitsOf(shares);
        const taxes = taxesOnShares(unitPrice * quantity, quantity, shares);
        const alone = shares.map((share) => sum(taxesOnShares(unitPrice * share.units, share.units, [share])));
        expect(taxes).toEqual(alone);
        // The sandbox knows hundredths of a percent.
        const whole = shares.map((share) => ({ ...share, percent: Math.round(share.percent) }));
        expect(taxesOnShares(unitPrice * quantity, quantity, whole)).toEqual(
          whole.map(({ units, percent: rate }) =>
            percentOf(Math.round(unitPrice * quantity * (units / quantity)), rate * 100),
          ),
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
