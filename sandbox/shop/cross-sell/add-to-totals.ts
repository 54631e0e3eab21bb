import { ratesFor } from '#sandbox/shop/config/tax-rate';
import { placeOf } from '#sandbox/shop/customers/place-of';
import { insertAdjustment } from '#sandbox/shop/orders/insert-adjustment';
import type { LineItem } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { promotionFacts } from '#sandbox/shop/promotions/promotion-facts';
import { calculateTotals } from '#sandbox/shop/totals/calculate-totals';
import { lineAmount } from '#sandbox/shop/totals/recalculate';

/** Calculates the totals of the added lines alone and adds them to the order. Returns their total in cents. */
export async function addToTotals(work: OrderWork, added: readonly LineItem[]): Promise<number> {
  const { order, store, shop, now } = work;
  const { adjustments, totals } = calculateTotals({
    lines: added.map(lineAmount),
    shipments: [],
    attached: [],
    promotions: [],
    facts: await promotionFacts(store, order, [], now),
    taxRates: ratesFor(shop.config.taxRates, order.shipAddress && placeOf(shop.config, order.shipAddress)),
  });
  for (const one of adjustments) {
    await insertAdjustment(work, { ...one, finalized: true });
  }
  await store
    .updateTable('orders')
    .set({
      itemTotalCents: order.itemTotalCents + totals.itemTotalCents,
      adjustmentTotalCents: order.adjustmentTotalCents + totals.adjustmentTotalCents,
      additionalTaxTotalCents: order.additionalTaxTotalCents + totals.additionalTaxTotalCents,
      totalCents: order.totalCents + totals.totalCents,
      updatedAt: now,
    })
    .where('id', '=', order.id)
    .execute();
  await work.refresh();
  return totals.totalCents;
}
