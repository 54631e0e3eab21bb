import { GatewayError, hasCode } from '#src/application/ports/gateway-error';
import type { OrdersQuery, OrdersReader } from '#src/application/ports/shop/orders-reader';
import type { Order } from '#src/domain/cart/order';
import { type OrderPage, ordersPerPage } from '#src/domain/orders/placed-order';
import { orderOf } from '#src/infrastructure/shop-api/cart/order-calls';
import { parseResponse } from '#src/infrastructure/shop-api/parse-response';
import type { ShopCalls } from '#src/infrastructure/shop-api/shop-calls';
import { toWireId } from '#src/infrastructure/shop-api/wire';
import { orderPageResponse, toOrderPage } from './order-page-response';

/** Placed orders over HTTP (spec §7 GET /api/orders/completed, /api/orders/mine, /api/orders/{number}). */
export class HttpOrdersReader implements OrdersReader {
  /** Stock Solidus has no list of completed orders; it lists them among the carts. */
  private collection: 'completed' | 'mine' = 'completed';

  constructor(private readonly http: ShopCalls) {}

  async list(query: OrdersQuery): Promise<OrderPage> {
    const { collection } = this;
    try {
      return await this.listFrom(collection, query);
    } catch (error) {
      if (collection === 'mine' || !hasCode(error, 'not_found')) throw error;
      this.collection = 'mine';
      return this.listFrom('mine', query);
    }
  }

  async read(number: string): Promise<Order> {
    // `mine`, `current` and `completed` are other calls.
    if (!/\d/.test(number)) throw noSuchOrder();
    try {
      const order = orderOf(await this.http.send({ method: 'GET', path: ['orders', number] }));
      if (order.completedAt === undefined) throw noSuchOrder();
      return order;
    } catch (error) {
      throw hasCode(error, 'unauthorized', 'not_found') ? noSuchOrder(error) : error;
    }
  }

  private async listFrom(
    collection: 'completed' | 'mine',
    { page, perPage = ordersPerPage, subscriptionId }: OrdersQuery,
  ): Promise<OrderPage> {
    const query = new URLSearchParams({ include_details: 'true', page: String(page), per_page: String(perPage) });
    if (collection === 'mine') query.set('q[completed_at_not_null]', '1');
    if (subscriptionId !== undefined) query.set('q[subscription_id_eq]', String(toWireId(subscriptionId)));
    const text = await this.http.send({ method: 'GET', path: ['orders', collection], query });
    return toOrderPage(parseResponse(orderPageResponse, text));
  }
}

function noSuchOrder(cause?: unknown): GatewayError {
  return new GatewayError({ code: 'not_found', message: 'The customer has no such order', cause });
}
