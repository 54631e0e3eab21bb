import type { Logger } from '#src/application/ports/system/logger';
import type { Order, OrderKey } from '#src/domain/cart/order';
import { isRecord, parseJson } from '#src/infrastructure/shared/json';
import { parseResponse } from './parse-response';
import { OrderResponse, toOrder } from './responses/order-response';
import type { ShopCalls } from './shop-http';

/** Reads an order (spec §7 GET /api/orders/{number}). */
export async function fetchOrder(http: ShopCalls, logger: Logger, { number, token }: OrderKey): Promise<Order> {
  return orderOf(await http.send({ method: 'GET', path: ['orders', number], orderToken: token }), logger);
}

/** Reads the order in a response. Rejects with `wrong_shape` when there is none. */
export function orderOf(text: string, logger: Logger): Order {
  return toOrder(parseResponse(OrderResponse, text, logger));
}

/** The order after a change. Some versions of the back end return it; otherwise it is read. */
export async function orderAfter(http: ShopCalls, logger: Logger, key: OrderKey, text: string): Promise<Order> {
  const body = parseJson(text);
  const isOrder = isRecord(body) && 'number' in body && 'line_items' in body;
  return isOrder ? orderOf(text, logger) : fetchOrder(http, logger, key);
}
