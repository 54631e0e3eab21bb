import type { FastifyInstance } from 'fastify';
import { invalidResource, notFound } from '#sandbox/http/error-responses';
import { fieldsOf, integerOf } from '#sandbox/http/request-body';
import { clockRoutes } from '#sandbox/shop/jobs/clock-routes';
import { paymentRetries, responseVariants } from '#sandbox/shop/response-variants';
import { restock } from './catalogue/restock';
import { capturePayments } from './checkout/capture-payments';
import { releaseOrderLock, takeOrderLock } from './orders/order-lock';
import { cancelOrder } from './placed-orders/cancel-order';
import type { Shop } from './shop';

interface ByNumber {
  Params: { number: string };
}

/** Control routes for tests and for manual use. With NODE_ENV=production there are none. */
export function controlRoutes(app: FastifyInstance, shop: Shop): void {
  if (process.env['NODE_ENV'] === 'production') return;
  clockRoutes(app, shop);

  // Holds the order's lock until it is deleted, so that every change of the order returns 409.
  app.post<ByNumber>('/_control/locks/:number', async (request, reply) => {
    await takeOrderLock(shop, await orderId(request.params.number));
    return reply.code(201).send({ number: request.params.number });
  });

  app.delete<ByNumber>('/_control/locks/:number', async (request, reply) => {
    await releaseOrderLock(shop, await orderId(request.params.number));
    return reply.code(204).send();
  });

  // Switches between the default and the alternative responses.
  app.put('/_control/response-variant', async (request) => {
    const variant = responseVariants.find((one) => one === fieldsOf(request.body)['variant']);
    if (!variant) throw invalidResource({ variant: [`must be one of ${responseVariants.join(', ')}`] });
    shop.responses.variant = variant;
    return { variant };
  });

  // Chooses who charges again after a failed payment of a subscription.
  app.put('/_control/payment-retry', async (request) => {
    const retry = paymentRetries.find((one) => one === fieldsOf(request.body)['retry']);
    if (!retry) throw invalidResource({ retry: [`must be one of ${paymentRetries.join(', ')}`] });
    shop.responses.paymentRetry = retry;
    return { retry };
  });

  // Captures the authorized payments, as the warehouse does when it ships.
  app.post<ByNumber>('/_control/captures/:number', async (request, reply) => {
    await capturePayments(shop, await orderId(request.params.number));
    return reply.code(204).send();
  });

  // Cancels a placed order whose card was not charged yet, as the shop's staff does.
  app.post<ByNumber>('/_control/cancellations/:number', async (request, reply) => {
    await cancelOrder(shop, await orderId(request.params.number));
    return reply.code(204).send();
  });

  // Sets the stock of a variant.
  app.post<{ Params: { sku: string } }>('/_control/stock/:sku', async (request) => {
    const count = integerOf(fieldsOf(request.body)['count']);
    if (count === undefined || count < 0) throw invalidResource({ count: ['must be greater than or equal to 0'] });
    const variant = await restock(shop, request.params.sku, count);
    if (!variant) throw notFound();
    return { sku: variant.sku, count_on_hand: variant.countOnHand };
  });

  async function orderId(number: string): Promise<number> {
    const order = await shop.database.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
    if (!order) throw notFound();
    return order.id;
  }
}
