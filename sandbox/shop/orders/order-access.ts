import type { OrderRow } from '#sandbox/database/schema';
import { notFound, unauthorized } from '#sandbox/http/refusals';
import type { Caller } from '#sandbox/shop/customers/caller';
import type { Shop } from '#sandbox/shop/shop';

/**
 * The order, if the caller may read it: its owner, or whoever presents its token. Everybody else gets 401, and so does a
 * token for an order that does not exist; only without a token does such an order answer 404.
 */
export async function readableOrder(shop: Shop, caller: Caller, number: string): Promise<OrderRow> {
  const order = await shop.database.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
  if (!order) throw caller.orderToken === undefined ? notFound() : unauthorized();
  if (!mayRead(order, caller)) throw unauthorized();
  return order;
}

/** The same for changing it: a placed or canceled order is no longer changeable by anybody. */
export async function changeableOrder(shop: Shop, caller: Caller, number: string): Promise<OrderRow> {
  const order = await readableOrder(shop, caller, number);
  if (isClosed(order)) throw unauthorized();
  return order;
}

export function mayRead(order: OrderRow, caller: Caller): boolean {
  return caller.orderToken === order.token || (order.customerId !== null && caller.customer?.id === order.customerId);
}

/** Whether nothing can happen to it any more: it is placed, or its delivery was given up. */
export function isClosed({ state }: Pick<OrderRow, 'state'>): boolean {
  return state === 'complete' || state === 'canceled';
}
