import type { AdjustmentRow } from '#sandbox/database/schema';
import { isGiftCard } from '#sandbox/shop/catalogue/gift-card-goods';
import type { ShopConfig } from '#sandbox/shop/config/shop-config';
import { ratesFor } from '#sandbox/shop/config/tax-rate';
import { placeOf } from '#sandbox/shop/customers/place-of';
import { groupTaxRates, taxedShare } from '#sandbox/shop/group-orders/group-shipping';
import { recipientsOf } from '#sandbox/shop/group-orders/recipients';
import { insertAdjustment } from '#sandbox/shop/orders/insert-adjustment';
import type { LineItem, Order } from '#sandbox/shop/orders/order';
import { selectedRate } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { promotionFacts } from '#sandbox/shop/promotions/promotion-facts';
import type { AdjustmentKey, CalculatedAdjustment, LineAmount, Totals, TotalsInput } from './calculate-totals';
import { calculateTotals } from './calculate-totals';

/** Calculates the totals again and stores changed adjustments and totals. */
export async function recalculate(work: OrderWork): Promise<void> {
  const { order } = work;
  const attached = order.adjustments.filter(({ source }) => source === 'promotion');
  const promotions = work.shop.config.promotions.filter(({ id }) => attached.some(({ sourceId }) => sourceId === id));
  const { adjustments, totals } = calculateTotals({
    lines: order.lines.map(lineAmount),
    shipments: order.shipments.map((shipment) => ({
      id: shipment.id,
      costCents: selectedRate(shipment)?.costCents ?? 0,
    })),
    attached,
    promotions,
    facts: await promotionFacts(work.store, order, promotions, work.now),
    ...taxesOf(work.shop.config, order),
  });
  await storeAdjustments(work, order, adjustments);
  const change = { ...totals, updatedAt: work.now };
  if (!isStored(order, change)) await work.store.updateTable('orders').set(change).where('id', '=', order.id).execute();
  await work.refresh();
}

/** A group order pays the tax of every address for the goods that go there. */
function taxesOf(config: ShopConfig, order: Order): Pick<TotalsInput, 'taxRates' | 'taxedShare'> {
  const recipients = recipientsOf(config, order);
  if (!recipients)
    return { taxRates: ratesFor(config.taxRates, order.shipAddress && placeOf(config, order.shipAddress)) };
  const skus = new Map(order.lines.map(({ id, variant }) => [id, variant.sku]));
  return {
    taxRates: groupTaxRates(config, recipients),
    taxedShare: ({ id }, rate) => taxedShare(recipients, skus.get(id) ?? '', rate),
  };
}

/** A line as `calculateTotals` takes it. Digital items are not taxed. */
export function lineAmount({
  id,
  priceCents,
  quantity,
  variant,
}: Pick<LineItem, 'id' | 'priceCents' | 'quantity' | 'variant'>): LineAmount {
  const amountCents = priceCents * quantity;
  return { id, quantity, amountCents, taxable: !variant.digital, isGiftCard: isGiftCard({ variant }) };
}

async function storeAdjustments(
  work: OrderWork,
  order: Order,
  counted: readonly CalculatedAdjustment[],
): Promise<void> {
  const kept = new Set<number>();
  for (const one of counted) {
    const stored = order.adjustments.find((row) => isSame(row, one));
    if (!stored) {
      await insertAdjustment(work, {
        source: one.source,
        sourceId: one.sourceId,
        lineItemId: one.lineItemId,
        shipmentId: one.shipmentId,
        amountCents: one.amountCents,
        label: one.label,
        eligible: one.eligible,
      });
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
  const removed = order.adjustments.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (removed.length > 0) await work.store.deleteFrom('adjustments').where('id', 'in', removed).execute();
}

function isSame(row: AdjustmentRow, key: AdjustmentKey): boolean {
  return (
    row.source === key.source &&
    row.sourceId === key.sourceId &&
    row.lineItemId === key.lineItemId &&
    row.shipmentId === key.shipmentId
  );
}

function isStored(order: Order, { updatedAt, ...totals }: Totals & Pick<Order, 'updatedAt'>): boolean {
  const columns = Object.keys(totals) as readonly (keyof Totals)[];
  return (
    order.updatedAt.getTime() === updatedAt.getTime() && columns.every((column) => order[column] === totals[column])
  );
}

function differs(row: AdjustmentRow, counted: CalculatedAdjustment): boolean {
  return row.amountCents !== counted.amountCents || row.eligible !== counted.eligible || row.label !== counted.label;
}
