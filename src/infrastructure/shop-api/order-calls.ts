import type { Journal } from '#src/application/ports/system/journal';
import type { Order, OrderKey } from '#src/domain/cart/order';
import { isRecord } from '#src/infrastructure/shared/is-record';
import { parseJson } from '#src/infrastructure/shared/parse-json';
import { parseResponse } from './parse-response';
import { OrderResponse } from './responses/order-response';
import { toOrder } from './responses/order-response';
import type { ShopCalls } from './shop-http';

/** Reads an order (spec §7 GET /api/orders/{number}). */
export async function fetchOrder(http: ShopCalls, journal: Journal, { number, token }: OrderKey): Promise<Order> {
  return orderOf(await http.send({ method: 'GET', path: ['orders', number], orderToken: token }), journal);
}

/** The order that an answer holds. Rejects with `wrong_shape` when it holds none. */
export function orderOf(text: string, journal: Journal): Order {
  return toOrder(parseResponse(OrderResponse, text, journal));
}

/** The order after a change: versions of the back end differ in whether they answer with it, so it is read when they do not. */
export async function orderAfter(http: ShopCalls, journal: Journal, key: OrderKey, text: string): Promise<Order> {
  const body = parseJson(text);
  const isOrder = isRecord(body) && 'number' in body && 'line_items' in body;
  return isOrder ? orderOf(text, journal) : fetchOrder(http, journal, key);
}
