import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { ineligibility } from './eligibility';
import type { Promotion } from './promotion';
import { promotionFacts } from './promotion-facts';

interface Target {
  readonly lineItemId: number | null;
  readonly shipmentId: number | null;
}

/**
 * Puts an adjustment wherever a promotion of the order works and has none yet: automatic promotions and those whose code
 * was accepted. `reach` says whether shipments are meant, which happens on leaving the delivery step, or the goods, which
 * happens on every change of the cart. Amounts are left to the next reckoning.
 */
export async function attachPromotions(work: OrderWork, reach: 'goods' | 'shipments'): Promise<void> {
  const { order } = work;
  const mine = work.shop.world.promotions
    .filter(({ id, code }) => code === null || order.promotionIds.includes(id))
    .filter(({ action }) => (action.kind === 'free-shipping') === (reach === 'shipments'));
  if (mine.length === 0) return;
  const facts = await promotionFacts(work.store, order, mine, work.now);
  for (const promotion of mine) {
    if (ineligibility(promotion, facts) === undefined) await attach(work, promotion);
  }
}

/** Attaches one promotion to everything in the order that it works on. Answers whether there is any such thing. */
export async function attach(work: OrderWork, promotion: Promotion): Promise<boolean> {
  const { order } = work;
  const targets = targetsOf(work, promotion);
  for (const target of targets) {
    const stored = order.adjustments.some(
      (row) =>
        row.source === 'promotion' &&
        row.sourceId === promotion.id &&
        row.lineItemId === target.lineItemId &&
        row.shipmentId === target.shipmentId,
    );
    if (stored) continue;
    await work.store
      .insertInto('adjustments')
      .values({
        orderId: order.id,
        ...target,
        source: 'promotion',
        sourceId: promotion.id,
        amountCents: 0,
        label: `Promotion (${promotion.name})`,
        eligible: true,
        createdAt: work.now,
        updatedAt: work.now,
      })
      .execute();
  }
  await work.refresh();
  return targets.length > 0;
}

function targetsOf(work: OrderWork, promotion: Promotion): readonly Target[] {
  switch (promotion.action.kind) {
    case 'order-amount':
      return [{ lineItemId: null, shipmentId: null }];
    case 'free-shipping':
      return work.order.shipments.map(({ id }) => ({ lineItemId: null, shipmentId: id }));
    case 'line-percent':
      return linesOf(work, promotion.action.of);
    case 'unit-amount':
      return linesOf(work);
  }
}

/** With kinds only lines of those; what is paid ahead has its discount in its price, and is none of them. */
function linesOf(work: OrderWork, kinds?: readonly string[]): readonly Target[] {
  const lines = work.order.lines.filter(
    ({ variant, prepaid }) => kinds === undefined || (kinds.includes(variant.kind) && !prepaid),
  );
  return lines.map(({ id }) => ({ lineItemId: id, shipmentId: null }));
}
