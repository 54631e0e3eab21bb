import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Promotion } from '#sandbox/shop/config/promotion';
import { targetsOf } from '#sandbox/shop/promotions/attach-promotions';
import type { LineAmount } from '#sandbox/shop/totals/calculate-totals';
import { calculateTotals } from '#sandbox/shop/totals/calculate-totals';

const facts = {
  ...{ now: new Date('2026-11-29T12:00:00Z'), itemTotalCents: 0, signedIn: false, email: null },
  ...{ otherCompletedOrders: 0, usedBefore: new Set<number>(), usages: new Map<number, number>(), clubCans: null },
  ...{ cans: 0, kinds: new Set<string>(), allKinds: new Set<string>(), skus: new Set<string>() },
};

const goods = fc.record({
  kind: fc.constantFrom('wine', 'pack', 'gift-card'),
  priceCents: fc.integer({ min: 1, max: 50_000 }),
  quantity: fc.integer({ min: 1, max: 24 }),
});
const action: fc.Arbitrary<Promotion['action']> = fc.oneof(
  fc.integer({ min: 1, max: 100_000 }).map((cents) => ({ kind: 'order-amount' as const, cents })),
  fc.integer({ min: 1, max: 10_000 }).map((basisPoints) => ({ kind: 'line-percent' as const, basisPoints })),
  fc.constant({ kind: 'line-percent' as const, basisPoints: 10_000, of: ['gift-card', 'wine'] }),
  fc.integer({ min: 1, max: 100_000 }).map((cents) => ({ kind: 'unit-amount' as const, cents })),
);

it('takes at most the goods off, and nothing off gift cards (spec §7)', () => {
  fc.assert(
    fc.property(
      fc.array(goods, { minLength: 1, maxLength: 5 }),
      fc.array(action, { maxLength: 4 }),
      fc.integer({ min: 0, max: 3000 }),
      (bought, actions, costCents) => {
        const promotions = actions.map((one, id) => ({
          id,
          name: `Code ${id}`,
          code: `code${id}`,
          rules: [],
          action: one,
        }));
        const lines = bought.map(({ kind, priceCents, quantity }, id): LineAmount => {
          const isGiftCard = kind === 'gift-card';
          return { id, quantity, amountCents: priceCents * quantity, taxable: false, isGiftCard };
        });
        const order = {
          lines: bought.map(({ kind }, id) => ({ id, variant: { kind }, prepaid: undefined })),
          shipments: [{ id: 1 }],
        } as unknown as Parameters<typeof targetsOf>[0];
        const { adjustments, totals } = calculateTotals({
          ...{ lines, promotions, facts, taxRates: [], shipments: [{ id: 1, costCents }] },
          attached: promotions.flatMap((promotion) =>
            targetsOf(order, promotion).map((target) => ({
              ...target,
              source: 'promotion' as const,
              sourceId: promotion.id,
            })),
          ),
        });
        const cards = new Set(lines.filter(({ isGiftCard }) => isGiftCard).map(({ id }) => id));
        const sum = (isCard: boolean): number =>
          lines.filter(({ id }) => cards.has(id) === isCard).reduce((cents, { amountCents }) => cents + amountCents, 0);
        expect(adjustments.filter(({ lineItemId }) => lineItemId !== null && cards.has(lineItemId))).toEqual([]);
        expect(-totals.adjustmentTotalCents).toBeLessThanOrEqual(sum(false));
        expect(totals.totalCents).toBeGreaterThanOrEqual(sum(true) + costCents);
      },
    ),
  );
});
