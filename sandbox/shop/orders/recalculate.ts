import type { AdjustmentRow } from '#sandbox/database/schema';
import { placeOf } from '#sandbox/shop/customers/place';
import { promotionFacts } from '#sandbox/shop/promotions/promotion-facts';
import { ratesFor } from '#sandbox/shop/taxes/tax-rate';
import type { AdjustmentKey, CountedAdjustment } from './arithmetic';
import { reckon } from './arithmetic';
import type { Order } from './order';
import { selectedRate } from './order';
import type { OrderWork } from './order-work';

/** Reckons the order again and stores what changed: adjustments, their eligibility, and the totals. */
export async function recalculate(work: OrderWork): Promise<void> {
  const { order } = work;
  const attached = order.adjustments.filter(({ source }) => source === 'promotion');
  const promotions = work.shop.world.promotions.filter(({ id }) => attached.some(({ sourceId }) => sourceId === id));
  const { adjustments, totals } = reckon({
    lines: order.lines.map((line) => ({
      id: line.id,
      amountCents: line.priceCents * line.quantity,
      quantity: line.quantity,
      taxable: !line.variant.digital,
    })),
    shipments: order.shipments.map((shipment) => ({
      id: shipment.id,
      costCents: selectedRate(shipment)?.costCents ?? 0,
    })),
    attached,
    promotions,
    facts: await promotionFacts(work.store, order, promotions, work.now),
    taxRates: ratesFor(work.shop.world.taxRates, order.shipAddress && placeOf(work.shop.world, order.shipAddress)),
  });
  await storeAdjustments(work, order, adjustments);
  await work.store
    .updateTable('orders')
    .set({ ...totals, updatedAt: work.now })
    .where('id', '=', order.id)
    .execute();
  await work.refresh();
}

async function storeAdjustments(work: OrderWork, order: Order, counted: readonly CountedAdjustment[]): Promise<void> {
  const kept = new Set<number>();
  for (const one of counted) {
    const stored = order.adjustments.find((row) => isSame(row, one));
    if (!stored) {
      await work.store
        .insertInto('adjustments')
        .values({
          orderId: order.id,
          source: one.source,
          sourceId: one.sourceId,
          lineItemId: one.lineItemId,
          shipmentId: one.shipmentId,
          amountCents: one.amountCents,
          label: one.label,
          eligible: one.eligible,
          createdAt: work.now,
          updatedAt: work.now,
        })
        .execute();
      continue;
    }
    kept.add(stored.id);
    if (differs(stored, one)) {
      await work.store
        .updateTable('adjustments')
        .set({
          amountCents: one.amountCents,
          label: one.label,
          eligible: one.eligible,
          updatedAt: work.now,
        })
        .where('id', '=', stored.id)
        .execute();
    }
  }
  const gone = order.adjustments.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (gone.length > 0) await work.store.deleteFrom('adjustments').where('id', 'in', gone).execute();
}

function isSame(row: AdjustmentRow, key: AdjustmentKey): boolean {
  return (
    row.source === key.source &&
    row.sourceId === key.sourceId &&
    row.lineItemId === key.lineItemId &&
    row.shipmentId === key.shipmentId
  );
}

function differs(row: AdjustmentRow, counted: CountedAdjustment): boolean {
  return row.amountCents !== counted.amountCents || row.eligible !== counted.eligible || row.label !== counted.label;
}
