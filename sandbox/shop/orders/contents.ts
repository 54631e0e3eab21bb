import { invalidResource, notFound } from '../../http/refusals';
import { integerOf, listOf } from '../../http/request-body';
import type { Fields } from '../../http/request-body';
import { namedVariant } from '../catalogue/find-variant';
import { attachPromotions } from '../promotions/attach-promotions';
import { destroyShipments } from '../shipments/build-shipments';
import { optionsOf, sameOptions } from './line-item-options';
import type { LineItem } from './order';
import type { OrderWork } from './order-work';
import { recalculate } from './recalculate';
import { storeSubscriptionLines } from './subscription-lines';
import { subscriptionInputs } from './subscription-input';
import type { SubscriptionInput } from './subscription-input';

/** More of one thing than anybody drinks; beyond it cents would leave the range of the database's integers. */
const largestQuantity = 10_000;

/** Adds units of a variant: to the line that has it with the same options and interval, else as a new line. Stock is not looked at. */
export async function addLine(work: OrderWork, fields: Fields, subscriptionBeside: unknown): Promise<LineItem> {
  const variant = await namedVariant(work.store, fields);
  const quantity = fields['quantity'] === undefined ? 1 : requireQuantity(fields['quantity'], 1);
  const options = optionsOf(fields);
  const subscriptions = subscriptionInputs(fields, subscriptionBeside);
  const same = work.order.lines.find((line) => line.variantId === variant.id && sameOptions(line.options, options)
    && sameInterval(line, subscriptions ?? []));
  const lineId = same ? await raise(work, same, quantity) : (await work.store.insertInto('lineItems').values({
    orderId: work.order.id, variantId: variant.id, quantity, priceCents: variant.priceCents, options: JSON.stringify(options), createdAt: work.now,
  }).returning('id').executeTakeFirstOrThrow()).id;
  await work.refresh();
  if (subscriptions) await storeSubscriptionLines(work, lineOf(work, lineId), subscriptions);
  return lineOf(work, lineId);
}

/** Changes the quantity of a line, and what repeats of it. Quantity 0 removes it; a line of another order is 404. */
export async function changeLine(work: OrderWork, id: number, fields: Fields, subscriptionBeside: unknown): Promise<void> {
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

/** Nested lines of an order: with an id a change of that line (quantity 0 removes it), without one a new line. */
export async function changeLines(work: OrderWork, attributes: unknown): Promise<void> {
  for (const fields of listOf(attributes) ?? []) {
    const id = integerOf(fields['id']);
    if (id === undefined) await addLine(work, fields, fields['subscription_line_item']);
    else await changeLine(work, id, fields, fields['subscription_line_item']);
  }
}

/** Drops lines, adjustments, shipments and codes. Number, token, e-mail, addresses and state stay. */
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
 * What every change of the contents ends with. A running checkout starts over, since shipments and rates no longer fit:
 * it goes back to `address`, or to `cart` when nothing is left. Address and e-mail stay.
 */
export async function settleContents(work: OrderWork): Promise<void> {
  await destroyShipments(work);
  if (work.order.state !== 'cart') {
    const state = work.order.lines.length > 0 ? 'address' : 'cart';
    await work.store.updateTable('orders').set({ state }).where('id', '=', work.order.id).execute();
    await work.refresh();
  }
  await attachPromotions(work, 'goods');
  await recalculate(work);
}

export function lineOf(work: OrderWork, id: number): LineItem {
  const line = work.order.lines.find((one) => one.id === id);
  if (!line) throw notFound();
  return line;
}

async function raise(work: OrderWork, line: LineItem, by: number): Promise<number> {
  await setQuantity(work, line, requireQuantity(line.quantity + by, 1));
  return line.id;
}

/** What repeats of a line follows it, unless it was another quantity from the start. */
async function setQuantity(work: OrderWork, line: LineItem, quantity: number): Promise<void> {
  await work.store.updateTable('lineItems').set({ quantity }).where('id', '=', line.id).execute();
  await work.store.updateTable('subscriptionLineItems').set({ quantity }).where('lineItemId', '=', line.id).where('quantity', '=', line.quantity).execute();
}

function requireQuantity(value: unknown, least: 0 | 1): number {
  const quantity = integerOf(value);
  if (quantity === undefined) throw invalidResource({ quantity: ['is not a number'] });
  if (quantity < least) throw invalidResource({ quantity: [least === 1 ? 'must be greater than 0' : 'must be greater than or equal to 0'] });
  if (quantity > largestQuantity) throw invalidResource({ quantity: [`must be less than or equal to ${String(largestQuantity)}`] });
  return quantity;
}

function sameInterval(line: LineItem, wanted: readonly SubscriptionInput[]): boolean {
  const [present] = line.subscriptionLines;
  const [input] = wanted;
  if (!present || !input) return present === undefined && input === undefined;
  return present.intervalLength === input.intervalLength && present.intervalUnits === input.intervalUnits;
}
