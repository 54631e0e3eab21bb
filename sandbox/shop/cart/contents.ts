import { invalidResource, notFound } from '#sandbox/http/error-responses';
import type { Fields } from '#sandbox/http/request-body';
import { integerOf, shortListOf } from '#sandbox/http/request-body';
import { namedVariant } from '#sandbox/shop/catalogue/find-variant';
import { syncGiftCards } from '#sandbox/shop/gift-cards/sync-gift-cards';
import { readOptions, sameOptions } from '#sandbox/shop/orders/line-item-options';
import type { LineItem } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { planOf } from '#sandbox/shop/orders/prepaid-plan';
import type { SubscriptionInput } from '#sandbox/shop/orders/subscription-input';
import { subscriptionInputs } from '#sandbox/shop/orders/subscription-input';
import { storeSubscriptionLines } from '#sandbox/shop/orders/subscription-lines';
import { attachPromotions } from '#sandbox/shop/promotions/attach-promotions';
import { destroyShipments } from '#sandbox/shop/shipments/build-shipments';
import { recalculate } from '#sandbox/shop/totals/recalculate';
import { insertLine, maxLines, requireQuantity, setQuantity } from './store-line';

/** Adds a variant to the line with the same options and interval, or as a new line. Does not check stock. */
export async function addLine(work: OrderWork, fields: Fields, subscriptionBeside: unknown): Promise<LineItem> {
  const variant = await namedVariant(work.store, fields);
  const quantity = fields['quantity'] === undefined ? 1 : requireQuantity(fields['quantity'], 1);
  const options = await readOptions(work.store, variant, fields);
  const subscriptions = subscriptionInputs(fields, subscriptionBeside);
  const same = work.order.lines.find(
    (line) =>
      line.variantId === variant.id && sameOptions(line.options, options) && sameInterval(line, subscriptions ?? []),
  );
  if (planOf(options) && subscriptions && subscriptions.length > 0)
    throw invalidResource({ base: ['A prepaid line cannot be subscribed as well'] });
  const lineId = same
    ? await increaseQuantity(work, same, quantity)
    : await insertLine(work, { variant, quantity, options });
  await work.refresh();
  if (subscriptions) await storeSubscriptionLines(work, lineOf(work, lineId), subscriptions);
  return lineOf(work, lineId);
}

/** Changes the quantity and the subscription of a line. Quantity 0 removes it; a line of another order is 404. */
export async function changeLine(
  work: OrderWork,
  id: number,
  fields: Fields,
  subscriptionBeside: unknown,
): Promise<void> {
  const line = lineOf(work, id);
  const quantity = fields['quantity'] === undefined ? line.quantity : requireQuantity(fields['quantity'], 0);
  if (quantity === 0) {
    await removeLine(work, id);
    return;
  }
  await setQuantity(work, line, quantity);
  await work.refresh();
  const subscriptions = subscriptionInputs(fields, subscriptionBeside);
  if (subscriptions) await storeSubscriptionLines(work, lineOf(work, id), subscriptions);
}

export async function removeLine(work: OrderWork, id: number): Promise<void> {
  lineOf(work, id);
  await work.store.deleteFrom('lineItems').where('id', '=', id).execute();
  await work.refresh();
}

/** Applies `line_items_attributes`: an entry with an id changes that line (quantity 0 removes it), one without adds a line. */
export async function changeLines(work: OrderWork, attributes: unknown): Promise<void> {
  for (const fields of shortListOf(attributes, 'line_items', maxLines) ?? []) {
    const id = integerOf(fields['id']);
    if (id === undefined) await addLine(work, fields, fields['subscription_line_item']);
    else await changeLine(work, id, fields, fields['subscription_line_item']);
  }
}

/** Removes lines, adjustments, shipments and codes. Number, token, e-mail, addresses and state stay. */
export async function emptyOrder(work: OrderWork): Promise<void> {
  const { id } = work.order;
  await work.store.deleteFrom('adjustments').where('orderId', '=', id).execute();
  await work.store.deleteFrom('lineItems').where('orderId', '=', id).execute();
  await work.store.deleteFrom('orderPromotions').where('orderId', '=', id).execute();
  await work.refresh();
  await destroyShipments(work);
  await recalculate(work);
}

/**
 * Runs after every change of the lines. Restarts a running checkout, because shipments and rates are outdated: the state
 * becomes `address`, or `cart` for an empty order. Address and e-mail stay.
 */
export async function restartCheckout(work: OrderWork): Promise<void> {
  await destroyShipments(work);
  if (work.order.state !== 'cart') {
    const state = work.order.lines.length > 0 ? 'address' : 'cart';
    await work.store.updateTable('orders').set({ state }).where('id', '=', work.order.id).execute();
    await work.refresh();
  }
  await syncGiftCards(work);
  await attachPromotions(work, 'items');
  await recalculate(work);
}

export function lineOf(work: OrderWork, id: number): LineItem {
  const line = work.order.lines.find((one) => one.id === id);
  if (!line) throw notFound();
  return line;
}

async function increaseQuantity(work: OrderWork, line: LineItem, by: number): Promise<number> {
  await setQuantity(work, line, requireQuantity(line.quantity + by, 1));
  return line.id;
}

function sameInterval(line: LineItem, wanted: readonly SubscriptionInput[]): boolean {
  const [present] = line.subscriptionLines;
  const [input] = wanted;
  if (!present || !input) return present === undefined && input === undefined;
  return present.intervalLength === input.intervalLength && present.intervalUnits === input.intervalUnits;
}
