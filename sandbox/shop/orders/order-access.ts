import type { OrderRow } from '#sandbox/database/schema';
import { notFound, unauthorized } from '#sandbox/http/error-responses';
import type { Caller } from '#sandbox/shop/customers/caller';
import type { Shop } from '#sandbox/shop/shop';

/**
 * The order, if the caller is its owner or sends its token. Everyone else gets 401. An unknown order is 401 with a token and
 * 404 without one.
 */
export async function readableOrder(shop: Shop, caller: Caller, number: string): Promise<OrderRow> {
  const order = await shop.database.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
  if (!order) throw caller.orderToken === undefined ? notFound() : unauthorized();
  if (!mayRead(order, caller)) throw unauthorized();
  return order;
}

/** The same for a change. A placed or canceled order cannot be changed. */
export async function changeableOrder(shop: Shop, caller: Caller, number: string): Promise<OrderRow> {
  const order = await readableOrder(shop, caller, number);
  if (isClosed(order)) throw unauthorized();
  return order;
}

export function mayRead(order: OrderRow, caller: Caller): boolean {
  return caller.orderToken === order.token || (order.customerId !== null && caller.customer?.id === order.customerId);
}

/** True when the order is placed, canceled or returned. */
export function isClosed({ state }: Pick<OrderRow, 'state'>): boolean {
  return state === 'complete' || state === 'canceled' || state === 'returned';
}
