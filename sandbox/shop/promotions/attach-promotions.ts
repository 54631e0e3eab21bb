import { holdsOnlyGiftCards, isGiftCard } from '#sandbox/shop/catalogue/gift-card-goods';
import type { Promotion } from '#sandbox/shop/config/promotion';
import { insertAdjustment } from '#sandbox/shop/orders/insert-adjustment';
import type { LineItem } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { ineligibility } from './eligibility';
import { promotionFacts } from './promotion-facts';

interface Target {
  readonly lineItemId: number | null;
  readonly shipmentId: number | null;
}

/** The parts of an order that promotions may reduce. */
interface Reducible {
  readonly lines: readonly Pick<LineItem, 'id' | 'variant' | 'prepaid'>[];
  readonly shipments: readonly { readonly id: number }[];
}

/**
 * Attaches automatic promotions and those whose code was accepted, wherever they apply and are not attached yet. `scope` is
 * `items` on every change of the cart and `shipments` on leaving the delivery step. `recalculate` sets the amounts.
 */
export async function attachPromotions(work: OrderWork, scope: 'items' | 'shipments'): Promise<void> {
  const { order } = work;
  const mine = work.shop.config.promotions
    .filter(({ id, code }) => code === null || order.promotionIds.includes(id))
    .filter(({ action }) => (action.kind === 'free-shipping') === (scope === 'shipments'));
  if (mine.length === 0) return;
  const facts = await promotionFacts(work.store, order, mine, work.now);
  for (const promotion of mine) {
    if (ineligibility(promotion, facts) === undefined) await attach(work, promotion);
  }
}

/** Attaches a promotion to everything in the order to which it applies. Returns whether there was anything. */
export async function attach(work: OrderWork, promotion: Promotion): Promise<boolean> {
  const { order } = work;
  const targets = targetsOf(order, promotion);
  for (const target of targets) {
    const stored = order.adjustments.some(
      (row) =>
        row.source === 'promotion' &&
        row.sourceId === promotion.id &&
        row.lineItemId === target.lineItemId &&
        row.shipmentId === target.shipmentId,
    );
    if (stored) continue;
    await insertAdjustment(work, {
      ...target,
      source: 'promotion',
      sourceId: promotion.id,
      amountCents: 0,
      label: `Promotion (${promotion.name})`,
      eligible: true,
    });
  }
  await work.refresh();
  return targets.length > 0;
}

/** Everything in an order to which a promotion applies, which gift cards never are. */
export function targetsOf(order: Reducible, promotion: Promotion): readonly Target[] {
  switch (promotion.action.kind) {
    case 'order-amount':
      return holdsOnlyGiftCards(order) ? [] : [{ lineItemId: null, shipmentId: null }];
    case 'free-shipping':
      return order.shipments.map(({ id }) => ({ lineItemId: null, shipmentId: id }));
    case 'line-percent':
      return linesOf(order, promotion.action.of);
    case 'unit-amount':
      return linesOf(order);
  }
}

/** With `kinds` only those lines, without prepaid ones, whose price already has the discount. */
function linesOf(order: Reducible, kinds?: readonly string[]): readonly Target[] {
  const lines = order.lines.filter(
    ({ variant, prepaid }) =>
      !isGiftCard({ variant }) && (kinds === undefined || (kinds.includes(variant.kind) && !prepaid)),
  );
  return lines.map(({ id }) => ({ lineItemId: id, shipmentId: null }));
}
