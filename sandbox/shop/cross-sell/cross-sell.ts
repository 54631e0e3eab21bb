import { ApiError } from '#sandbox/http/api-error';
import { insufficientStock, invalidResource } from '#sandbox/http/refusals';
import type { Fields } from '#sandbox/http/request-body';
import { listOf } from '#sandbox/http/request-body';
import { canSupply } from '#sandbox/shop/catalogue/availability';
import { namedVariant } from '#sandbox/shop/catalogue/find-variant';
import { takeOutOfStock } from '#sandbox/shop/catalogue/take-out-of-stock';
import { issueGiftCards } from '#sandbox/shop/gift-cards/issue-gift-cards';
import { matchGiftCards } from '#sandbox/shop/gift-cards/line-gift-cards';
import { unitsOf } from '#sandbox/shop/orders/line-goods';
import { readOptions } from '#sandbox/shop/orders/line-item-options';
import type { LineItem } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { insertLine, requireQuantity } from '#sandbox/shop/orders/store-line';
import { subscriptionInputs } from '#sandbox/shop/orders/subscription-input';
import { planOf } from '#sandbox/shop/prepaid/prepaid-plan';
import { addToTotals } from './add-to-totals';
import { chargeAgain } from './charge-again';
import { postCrossSellMail } from './cross-sell-mail';
import { crossSellEnd } from './cross-sell-window';

/**
 * Adds lines to an order that was just placed (spec §7 cross_sell): at their price and tax, without promotions and without
 * more shipping, paid by the card that paid before. Whatever is refused leaves the order as it was.
 */
export async function crossSell(work: OrderWork, sent: Fields): Promise<void> {
  requireOpen(work);
  const wished = listOf(sent['line_items_attributes']) ?? [];
  if (wished.length === 0) throw invalidResource({ line_items: ["can't be blank"] });
  const ids = new Set<number>();
  for (const fields of wished) ids.add(await addOne(work, fields));
  await work.refresh();
  await matchGiftCards(work);
  const added = (): readonly LineItem[] => work.order.lines.filter(({ id }) => ids.has(id));
  await putIntoShipment(work, added());
  await requireSupply(work, added);
  const amountCents = await addToTotals(work, added());
  await chargeAgain(work, amountCents);
  await takeOutOfStock(work.store, added());
  await postCrossSellMail(work, added(), amountCents);
  await issueGiftCards(work);
  await work.refresh();
}

/** 405 once the time has passed, and for orders that take nothing more. */
function requireOpen({ order, now }: Pick<OrderWork, 'order' | 'now'>): void {
  const end = crossSellEnd(order);
  if (end !== undefined && now < end) return;
  const reason =
    end === undefined ? 'Nothing can be added to this order.' : 'The time to add something to this order has passed.';
  throw new ApiError(405, { error: reason, errors: { base: [reason] } });
}

async function addOne(work: OrderWork, fields: Fields): Promise<number> {
  const variant = await namedVariant(work.store, fields);
  const quantity = fields['quantity'] === undefined ? 1 : requireQuantity(fields['quantity'], 1);
  const options = await readOptions(work.store, variant, fields);
  if (planOf(options) || subscriptionInputs(fields, fields['subscription_line_item'])?.length) {
    throw invalidResource({ line_items: ['cannot repeat when they are added to a placed order'] });
  }
  const id = await insertLine(work, { variant, quantity, options });
  await work.store.updateTable('lineItems').set({ crossSold: quantity }).where('id', '=', id).execute();
  return id;
}

/** They go along with what is shipped anyway; an order that ships nothing takes nothing that has to be shipped. */
async function putIntoShipment({ order, store }: OrderWork, lines: readonly LineItem[]): Promise<void> {
  const [shipment] = order.shipments;
  for (const { variant, quantity } of lines) {
    if (variant.digital) continue;
    if (!shipment) throw invalidResource({ line_items: [`${variant.sku} cannot be shipped with this order`] });
    await store
      .insertInto('shipmentItems')
      .values({ shipmentId: shipment.id, variantId: variant.id, quantity })
      .onConflict((conflict) =>
        conflict
          .columns(['shipmentId', 'variantId'])
          .doUpdateSet((column) => ({ quantity: column('shipmentItems.quantity', '+', quantity) })),
      )
      .execute();
  }
}

/** Holds the stock, in the order of ids as completing does, and refuses when it is too little. */
async function requireSupply(work: OrderWork, added: () => readonly LineItem[]): Promise<void> {
  await work.store
    .selectFrom('variants')
    .select('id')
    .where('id', 'in', [...unitsOf(added()).keys()])
    .orderBy('id')
    .forUpdate()
    .execute();
  await work.refresh();
  const units = unitsOf(added());
  const short = added().some(({ goods }) =>
    goods.some(({ variant }) => !canSupply(variant, units.get(variant.id) ?? 0)),
  );
  // Here nothing stays of what was stored before the refusal.
  if (short) throw new ApiError(422, insufficientStock().body);
}
