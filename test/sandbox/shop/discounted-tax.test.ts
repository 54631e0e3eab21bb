import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Promotion } from '#sandbox/shop/config/promotion';
import type { UnitShare } from '#sandbox/shop/money';
import { percentOfShare } from '#sandbox/shop/money';
import { allocate } from '#sandbox/shop/totals/allocate';
import type { CalculatedTotals, LineAmount } from '#sandbox/shop/totals/calculate-totals';
import { calculateTotals, discountedAmounts } from '#sandbox/shop/totals/calculate-totals';

const facts = {
  ...{ now: new Date('2026-11-29T12:00:00Z'), itemTotalCents: 0, signedIn: false, email: null },
  ...{ otherCompletedOrders: 0, usedBefore: new Set<number>(), usages: new Map<number, number>(), clubCans: null },
  ...{ cans: 0, kinds: new Set<string>(), allKinds: new Set<string>(), skus: new Set<string>() },
};
const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);
const off = (id: number, action: Promotion['action']): Promotion => ({
  id,
  name: `Code ${id}`,
  code: `c${id}`,
  rules: [],
  action,
});

interface Case {
  readonly lines: readonly LineAmount[];
  readonly orderCents: number;
  readonly linePercent?: number;
  readonly basisPoints: number;
  readonly taxedShare?: UnitShare;
}

/** Takes some percent off each line of goods, then cents off the whole order, and taxes the rest. */
function total({
  lines,
  orderCents,
  linePercent = 0,
  basisPoints,
  taxedShare = { units: 1, all: 1 },
}: Case): CalculatedTotals {
  const key = { source: 'promotion', shipmentId: null } as const;
  const goods = lines.filter(({ isGiftCard }) => !isGiftCard);
  return calculateTotals({
    ...{ lines, facts, shipments: [{ id: 1, costCents: 1000 }] },
    attached: [
      ...goods.map(({ id }) => ({ ...key, sourceId: 1, lineItemId: id })),
      { ...key, sourceId: 2, lineItemId: null },
    ],
    promotions: [
      off(1, { kind: 'line-percent', basisPoints: linePercent * 100 }),
      off(2, { kind: 'order-amount', cents: orderCents }),
    ],
    taxRates: [{ id: 1, name: 'Sales tax', basisPoints, country: 'US', states: ['CA'] }],
    taxedShare: () => taxedShare,
  });
}

const weights = fc.array(fc.integer({ min: 0, max: 200_000_000 }), { minLength: 1, maxLength: 50 });

describe('Cents that are allocated by weights (largest remainder)', () => {
  it('add up to all of them, and no part is a cent or more away from its share', () => {
    fc.assert(
      fc.property(weights, fc.integer({ min: 0, max: 200_000_000 }), (those, cents) => {
        const all = sum(those);
        const amount = Math.min(cents, all);
        const parts = allocate(amount, those);
        expect(sum(parts)).toBe(amount);
        for (const [index, part] of parts.entries()) {
          const weight = those[index]!;
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(weight);
          if (all > 0) expect(Math.abs(part - (amount * weight) / all)).toBeLessThan(1 + 1e-6);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('are more for no part than for one that has a larger remainder', () => {
    expect(allocate(1000, [700, 800, 850])).toEqual([298, 340, 362]);
    expect(allocate(1000, [700, 0, 700, 700])).toEqual([333, 0, 333, 334]);
    expect(allocate(0, [700, 800])).toEqual([0, 0]);
    expect(allocate(1000, [0, 0])).toEqual([0, 0]);
  });
});

describe('The tax of an order with a discount of the whole order (spec §3 Adjustment)', () => {
  it('is that of the paid price: $100.00 less $10.00 at 7.25 percent are $96.53', () => {
    const wine = { id: 1, amountCents: 10_000, quantity: 1, taxable: true };
    const { adjustments, totals } = total({ lines: [wine], orderCents: 1000, basisPoints: 725 });
    expect(totals.totalCents - totals.shipTotalCents).toBe(9653);
    expect(adjustments.filter(({ source }) => source === 'tax')).toMatchObject([{ amountCents: 653 }]);
  });

  it('is none of a gift card, which has no share, and less where something else is not taxed', () => {
    const wine = { id: 1, amountCents: 5000, quantity: 1, taxable: true };
    const card = { id: 2, amountCents: 5000, quantity: 1, taxable: false, isGiftCard: true };
    const digital = { id: 3, amountCents: 5000, quantity: 1, taxable: false };
    const tax = (...lines: readonly LineAmount[]): number =>
      total({ lines, orderCents: 1000, basisPoints: 800 }).totals.additionalTaxTotalCents;
    expect([tax(wine), tax(wine, card), tax(wine, digital)]).toEqual([320, 320, 360]);
  });

  it('is for each line its rate of its remaining price, whatever is in the order', () => {
    const line = fc.record({
      amountCents: fc.integer({ min: 1, max: 200_000 }),
      quantity: fc.integer({ min: 1, max: 48 }),
      kind: fc.constantFrom('wine', 'digital', 'gift-card'),
    });
    const orders = fc.record({
      goods: fc.array(line, { minLength: 1, maxLength: 8 }),
      orderCents: fc.integer({ min: 0, max: 300_000 }),
      linePercent: fc.integer({ min: 0, max: 100 }),
      basisPoints: fc.integer({ min: 1, max: 1200 }),
      taxedShare: fc.constantFrom({ units: 1, all: 1 }, { units: 2, all: 3 }, { units: 5, all: 14 }),
    });
    fc.assert(
      fc.property(orders, ({ goods, ...more }) => {
        const lines = goods.map(({ kind, ...amounts }, id) => {
          return { ...amounts, id, taxable: kind === 'wine', isGiftCard: kind === 'gift-card' };
        });
        const { adjustments, totals } = total({ lines, ...more });
        const left = discountedAmounts(lines, adjustments);
        const discounts = adjustments.filter(({ source, eligible }) => source === 'promotion' && eligible);
        expect(sum([...left.values()])).toBe(
          totals.itemTotalCents + sum(discounts.map(({ amountCents }) => amountCents)),
        );
        for (const { id, amountCents, taxable, isGiftCard } of lines) {
          const cents = left.get(id)!;
          expect(cents).toBeGreaterThanOrEqual(0);
          if (isGiftCard) expect(cents).toBe(amountCents);
          const tax = adjustments.filter(({ source, lineItemId }) => source === 'tax' && lineItemId === id);
          const expected = taxable ? [percentOfShare(cents, more.taxedShare, more.basisPoints)] : [];
          expect(tax.map((one) => one.amountCents)).toEqual(expected);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
