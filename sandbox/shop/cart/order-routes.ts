import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OrderRow } from '#sandbox/database/schema';
import { takesGroupOrders } from '#sandbox/http/body-limits';
import { invalidResource, missingParameter, unauthorized } from '#sandbox/http/error-responses';
import type { Fields } from '#sandbox/http/request-body';
import { fieldsOf, isRecord, requireFields } from '#sandbox/http/request-body';
import { identify, requireCustomer } from '#sandbox/shop/customers/caller';
import { sharesProblem } from '#sandbox/shop/group-orders/recipients';
import { changeOrder, underLock } from '#sandbox/shop/orders/change-order';
import { loadOrder } from '#sandbox/shop/orders/load-orders';
import { isClosed, readableOrder } from '#sandbox/shop/orders/order-access';
import { orderOfCookie } from '#sandbox/shop/orders/order-cookie';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { serializeOrder } from '#sandbox/shop/responses/serialize-order';
import type { Shop } from '#sandbox/shop/shop';
import { associateCustomer } from './associate-customer';
import { changeLines, emptyOrder, restartCheckout } from './contents';
import { applyCoupon } from './coupon';
import { createOrder } from './create-order';
import type { OrderAttribute } from './order-fields';
import { writeOrderFields } from './order-fields';

interface ByNumber {
  Params: { number: string };
}

const attributes: readonly OrderAttribute[] = [
  'email',
  'special_instructions',
  'channel',
  'referral_identifier',
  'metadata',
  'gift_note_attributes',
  'ship_address_attributes',
  'bill_address_attributes',
  'use_billing',
  'use_shipping',
];

/** Carts: create, read, change, empty, associate with a customer (spec §7 Shop back end). */
export function orderRoutes(app: FastifyInstance, shop: Shop): void {
  app.post('/api/orders', takesGroupOrders, async (request, reply) => {
    const fields = optionalOrder(request);
    const caller = await identify(shop, request);
    const order = await createOrder(shop, caller, async (work) => {
      if (fields) await change(work, fields);
    });
    return reply.code(201).send(serializeOrder(shop, order, caller));
  });

  app.get('/api/orders/current', async (request, reply) => {
    const caller = await identify(shop, request);
    const { customer } = caller;
    const newest = customer ? await newestOf(customer.id) : await orderOfCookie(shop, request);
    if (!newest || newest.completedAt) return reply.code(204).send();
    return serializeOrder(shop, await loadOrder(shop.database, newest.id), caller);
  });

  app.get<ByNumber>('/api/orders/:number', async (request) => {
    const caller = await identify(shop, request);
    const { id } = await readableOrder(shop, caller, request.params.number);
    return serializeOrder(shop, await loadOrder(shop.database, id), caller);
  });

  app.route<ByNumber>({
    method: ['PATCH', 'PUT'],
    url: '/api/orders/:number',
    ...takesGroupOrders,
    handler: async (request) => {
      const caller = await identify(shop, request);
      await readableOrder(shop, caller, request.params.number);
      const fields = requireFields(request.body, 'order');
      return changeOrder(shop, caller, request.params.number, async (work) => {
        await change(work, fields);
        return serializeOrder(shop, work.order, caller);
      });
    },
  });

  app.put<ByNumber>('/api/orders/:number/empty', async (request) => {
    const caller = await identify(shop, request);
    return changeOrder(shop, caller, request.params.number, async (work) => {
      await emptyOrder(work);
      return serializeOrder(shop, work.order, caller);
    });
  });

  app.put<ByNumber>('/api/orders/:number/associate_user', async (request) => {
    const customer = await requireCustomer(shop, request);
    const caller = await identify(shop, request);
    const order = await readableOrder(shop, caller, request.params.number);
    const isAnothers = order.customerId !== null && order.customerId !== customer.id;
    if (isClosed(order) || isAnothers) throw unauthorized();
    return underLock(shop, order.id, async (work) => {
      await associateCustomer(work, customer);
      return serializeOrder(shop, work.order, caller);
    });
  });

  function newestOf(customerId: number): Promise<OrderRow | undefined> {
    return (
      shop.database
        .selectFrom('orders')
        .selectAll()
        .where('customerId', '=', customerId)
        // A delivery of a subscription is not the customer's cart.
        .where('subscriptionId', 'is', null)
        .where('prepaidSubscriptionId', 'is', null)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
    );
  }

  async function change(work: OrderWork, fields: Fields): Promise<void> {
    await writeOrderFields(work, fields, attributes);
    await changeLines(work, fields['line_items_attributes']);
    const unshared = sharesProblem(shop.config, work.order);
    if (unshared) throw invalidResource(unshared);
    await restartCheckout(work);
    const code = fields['coupon_code'];
    if (typeof code === 'string' && code !== '') await applyCoupon(work, code);
  }
}

/** The body may leave out `order`, but an empty `order` is refused. */
function optionalOrder(request: FastifyRequest): Fields | undefined {
  const order = fieldsOf(request.body)['order'];
  if (order === undefined) return undefined;
  if (!isRecord(order) || Object.keys(order).length === 0) throw missingParameter('order');
  return order;
}
