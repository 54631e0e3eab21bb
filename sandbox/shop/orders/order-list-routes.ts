import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { offsetOf, pageFields, pageOf } from '#sandbox/http/pagination';
import { fieldsOf } from '#sandbox/http/request-body';
import { requireCustomer } from '#sandbox/shop/customers/caller';
import type { Shop } from '#sandbox/shop/shop';
import { loadOrders } from './load-orders';
import { serializeOrder, serializeSmallOrder } from './serialize-order';

/** The customer's orders, completed ones first, newest first. `include_details=false` leaves out associations. */
export function orderListRoutes(app: FastifyInstance, shop: Shop): void {
  app.get('/api/orders/mine', (request) => list(request, false));
  app.get('/api/orders/completed', (request) => list(request, true));

  async function list(request: FastifyRequest, completedOnly: boolean): Promise<object> {
    const customer = await requireCustomer(shop, request);
    const page = pageOf(request.query);
    const mine = shop.database
      .selectFrom('orders')
      .where('customerId', '=', customer.id)
      .$if(completedOnly, (query) => query.where('completedAt', 'is not', null));
    const { all } = await mine.select(sql<number>`count(*)::integer`.as('all')).executeTakeFirstOrThrow();
    const rows = await mine
      .selectAll()
      .orderBy('completedAt', (order) => order.desc().nullsLast())
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(page.size)
      .offset(offsetOf(page))
      .execute();
    const orders = await loadOrders(shop.database, rows);
    const small = fieldsOf(request.query)['include_details'] === 'false';
    return {
      orders: orders.map((order) =>
        small ? serializeSmallOrder(shop, order) : serializeOrder(shop, order, customer.id),
      ),
      ...pageFields(page, orders.length, all),
    };
  }
}
