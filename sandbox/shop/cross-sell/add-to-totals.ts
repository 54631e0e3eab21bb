import { placeOf } from '#sandbox/shop/customers/place';
import { reckon } from '#sandbox/shop/orders/arithmetic';
import type { LineItem } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { promotionFacts } from '#sandbox/shop/promotions/promotion-facts';
import { ratesFor } from '#sandbox/shop/taxes/tax-rate';

/** Reckons the added lines by themselves and adds them to the order, whose other amounts stay. Answers what they cost, in cents. */
export async function addToTotals(work: OrderWork, added: readonly LineItem[]): Promise<number> {
  const { order, store, shop, now } = work;
  const { adjustments, totals } = reckon({
    lines: added.map((line) => ({
      id: line.id,
      amountCents: line.priceCents * line.quantity,
      quantity: line.quantity,
      taxable: !line.variant.digital,
    })),
    shipments: [],
    attached: [],
    promotions: [],
    facts: await promotionFacts(store, order, [], now),
    taxRates: ratesFor(shop.world.taxRates, order.shipAddress && placeOf(shop.world, order.shipAddress)),
  });
  for (const one of adjustments) {
    await store
      .insertInto('adjustments')
      .values({ ...one, orderId: order.id, finalized: true, createdAt: now, updatedAt: now })
      .execute();
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
