import type { Order, OrderKey } from '#src/domain/cart/order';
import { isRecord, parseJson } from '#src/infrastructure/shared/json';
import { parseResponse } from '#src/infrastructure/shop-api/parse-response';
import type { ShopCalls } from '#src/infrastructure/shop-api/shop-calls';
import { orderResponse, toOrder } from './order-response';

/** Reads an order (spec §7 GET /api/orders/{number}). */
export async function fetchOrder(http: ShopCalls, { number, token, additionToken }: OrderKey): Promise<Order> {
  return orderOf(await http.send({ method: 'GET', path: ['orders', number], orderToken: token, additionToken }));
}

/** Throws `wrong_shape` when the response has no order. */
export function orderOf(text: string): Order {
  return toOrder(parseResponse(orderResponse, text));
}

/** The order after a change. Some versions of the back end do not return it, so it is read again. */
export async function orderAfter(http: ShopCalls, key: OrderKey, text: string): Promise<Order> {
  const body = parseJson(text);
  const isOrder = isRecord(body) && 'number' in body && 'line_items' in body;
  return isOrder ? orderOf(text) : fetchOrder(http, key);
}
