import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { offsetOf, pageFields, pageOf } from '#sandbox/http/pagination';
import { fieldsOf, integerOf, isTrue } from '#sandbox/http/request-body';
import { requireCustomer } from '#sandbox/shop/customers/caller';
import { loadOrders } from '#sandbox/shop/orders/load-orders';
import { serializeOrder, serializeSmallOrder } from '#sandbox/shop/responses/serialize-order';
import type { Shop } from '#sandbox/shop/shop';

/** The customer's orders, completed ones first, newest first. `include_details=false` leaves out associations. */
export function orderListRoutes(app: FastifyInstance, shop: Shop): void {
  app.get('/api/orders/mine', (request) => list(request, false));
  app.get('/api/orders/completed', (request) => list(request, true));

  async function list(request: FastifyRequest, completedOnly: boolean): Promise<object> {
    const customer = await requireCustomer(shop, request);
    const caller = { customer, additionToken: undefined };
    const page = pageOf(request.query);
    const filter = filterOf(request.query);
    const mine = shop.database
      .selectFrom('orders')
      .where('customerId', '=', customer.id)
      .$if(completedOnly || filter.isCompleted, (query) => query.where('completedAt', 'is not', null))
      .$if(filter.subscriptionId !== undefined, (query) =>
        query.where('subscriptionId', '=', filter.subscriptionId ?? 0),
      );
    const { all } = await mine.select(sql<number>`count(*)::integer`.as('all')).executeTakeFirstOrThrow();
    const rows = await mine
      .select('id')
      .orderBy('completedAt', (order) => order.desc().nullsLast())
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(page.size)
      .offset(offsetOf(page))
      .execute();
    const orders = await loadOrders(
      shop.database,
      rows.map(({ id }) => id),
    );
    const small = fieldsOf(request.query)['include_details'] === 'false';
    return {
      orders: orders.map((order) =>
        small ? serializeSmallOrder(shop, order, caller) : serializeOrder(shop, order, caller),
      ),
      ...pageFields(page, orders.length, all),
    };
  }
}

interface OrderFilter {
  readonly isCompleted: boolean;
  readonly subscriptionId: number | undefined;
}

/** The filters of `q[…]` that this shop knows. It ignores others. An id that cannot exist finds nothing. */
function filterOf(query: unknown): OrderFilter {
  const { 'q[completed_at_not_null]': completed, 'q[subscription_id_eq]': subscription } = fieldsOf(query);
  return {
    isCompleted: isTrue(completed),
    subscriptionId: subscription === undefined ? undefined : (integerOf(subscription) ?? 0),
  };
}
