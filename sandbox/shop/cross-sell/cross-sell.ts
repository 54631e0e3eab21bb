import { ApiError } from '#sandbox/http/api-error';
import { insufficientStock, invalidResource } from '#sandbox/http/error-responses';
import type { Fields } from '#sandbox/http/request-body';
import { shortListOf } from '#sandbox/http/request-body';
import { insertLine, maxLines, requireQuantity } from '#sandbox/shop/cart/store-line';
import { canSupply } from '#sandbox/shop/catalogue/availability';
import { namedVariant } from '#sandbox/shop/catalogue/find-variant';
import { sendAddedToOrderMail } from '#sandbox/shop/order-mails/added-to-order-mail';
import type { Payer } from '#sandbox/shop/orders/addition-token';
import { inventoryUnits } from '#sandbox/shop/orders/line-inventory';
import { readOptions } from '#sandbox/shop/orders/line-item-options';
import type { LineItem } from '#sandbox/shop/orders/order';
import { lineTotalCents } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { planOf } from '#sandbox/shop/orders/prepaid-plan';
import { subscriptionInputs } from '#sandbox/shop/orders/subscription-input';
import { unstock } from '#sandbox/shop/orders/unstock';
import { crossSellEnd } from '#sandbox/shop/responses/cross-sell-window';
import { addToTotals } from './add-to-totals';
import { chargeAgain } from './charge-again';

/**
 * Adds lines to an order that was just placed (spec §7 cross_sell): with tax, without promotions and without more shipping,
 * paid with the card of the order, and for at most as much as the order cost. A refusal leaves the order unchanged.
 */
export async function crossSell(work: OrderWork, payer: Payer, sent: Fields): Promise<void> {
  requireOpen(work, payer);
  const requested = shortListOf(sent['line_items_attributes'], 'line_items', maxLines) ?? [];
  if (requested.length === 0) throw invalidResource({ line_items: ["can't be blank"] });
  const ids = new Set<number>();
  for (const fields of requested) ids.add(await addOne(work, fields));
  await work.refresh();
  const added = (): readonly LineItem[] => work.order.lines.filter(({ id }) => ids.has(id));
  await addToShipment(work, added());
  await requireEnoughStock(work, added);
  const amountCents = await addToTotals(work, added());
  requireAllowed(work);
  await chargeAgain(work, amountCents);
  await unstock(work.store, added());
  await sendAddedToOrderMail(work, added(), amountCents);
  await work.refresh();
}

/** 405 when the time has passed, for orders that take no additions, and for a caller who neither paid the order nor owns it. */
function requireOpen({ order, shop, now }: Pick<OrderWork, 'order' | 'shop' | 'now'>, payer: Payer): void {
  const end = crossSellEnd(shop.config, order, payer);
  if (end !== undefined && now < end) return;
  const reason =
    end === undefined ? 'Nothing can be added to this order.' : 'The time to add something to this order has passed.';
  throw new ApiError(405, { error: reason, errors: { base: [reason] } });
}

/** All that is added costs at most as much as the order did before. */
function requireAllowed({ order }: Pick<OrderWork, 'order'>): void {
  const additions = order.lines.filter(({ crossSold }) => (crossSold ?? 0) > 0);
  const addedCents = additions.reduce((sum, line) => sum + lineTotalCents(order, line), 0);
  if (addedCents > order.totalCents - addedCents)
    throw invalidResource({ line_items: ['that are added may cost at most as much as the order'] });
}

async function addOne(work: OrderWork, fields: Fields): Promise<number> {
  const variant = await namedVariant(work.store, fields);
  const quantity = fields['quantity'] === undefined ? 1 : requireQuantity(fields['quantity'], 1);
  // The code of a gift card is money for its holder, and no parcel can be stopped.
  if (variant.kind === 'gift-card') throw invalidResource({ line_items: [`${variant.sku} is a gift card`] });
  const options = await readOptions(work.store, variant, fields);
  if (planOf(options) || subscriptionInputs(fields, fields['subscription_line_item'])?.length) {
    throw invalidResource({ line_items: ['cannot repeat when they are added to a placed order'] });
  }
  const id = await insertLine(work, { variant, quantity, options });
  await work.store.updateTable('lineItems').set({ crossSold: quantity }).where('id', '=', id).execute();
  return id;
}

/** Adds the items to the existing shipment. An order without a shipment takes only digital items. */
async function addToShipment({ order, store }: OrderWork, lines: readonly LineItem[]): Promise<void> {
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

/** Locks the stock by ascending id, as `completeOrder` does, and refuses when there is not enough. */
async function requireEnoughStock(work: OrderWork, added: () => readonly LineItem[]): Promise<void> {
  await work.store
    .selectFrom('variants')
    .select('id')
    .where('id', 'in', [...inventoryUnits(added()).keys()])
    .orderBy('id')
    .forUpdate()
    .execute();
  await work.refresh();
  const units = inventoryUnits(added());
  const short = added().some(({ inventory }) =>
    inventory.some(({ variant }) => !canSupply(variant, units.get(variant.id) ?? 0)),
  );
  // Without `keepsChanges`: a refused addition is rolled back.
  if (short) throw new ApiError(422, insufficientStock().body);
}
