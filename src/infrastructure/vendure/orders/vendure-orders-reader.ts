import { GatewayError, hasCode } from '#src/application/ports/gateway-error';
import type { OrdersQuery, OrdersReader } from '#src/application/ports/shop/orders-reader';
import type { Order } from '#src/domain/cart/order';
import { type OrderPage, ordersPerPage } from '#src/domain/orders/placed-order';
import { toOrder } from '#src/infrastructure/vendure/cart/order-answer';
import { readPlacedOrder, readPlacedOrders } from '#src/infrastructure/vendure/operations.generated';
import type { VendureCalls } from '#src/infrastructure/vendure/vendure-calls';

const access = { customer: 'needed' } as const;

/** Placed orders of the signed-in customer at the engine. */
export class VendureOrdersReader implements OrdersReader {
  constructor(private readonly calls: VendureCalls) {}

  async list({ page, perPage = ordersPerPage, subscriptionId }: OrdersQuery): Promise<OrderPage> {
    const variables = { page, perPage, ...(subscriptionId !== undefined && { subscriptionId }) };
    const { items, totalItems } = (await this.calls.send(readPlacedOrders, variables, access)).placedOrders;
    return { orders: items.map(toOrder), page, pages: Math.ceil(totalItems / perPage), totalCount: totalItems };
  }

  async read(number: string): Promise<Order> {
    try {
      return toOrder((await this.calls.send(readPlacedOrder, { number }, access)).placedOrder);
    } catch (error) {
      if (!hasCode(error, 'unauthorized', 'not_found')) throw error;
      throw new GatewayError({ code: 'not_found', message: 'The customer has no such order', cause: error });
    }
  }
}
