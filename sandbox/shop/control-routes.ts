import type { FastifyInstance } from 'fastify';
import { invalidResource, notFound } from '#sandbox/http/refusals';
import { fieldsOf, integerOf } from '#sandbox/http/request-body';
import { answerWays } from './answers/answer-way';
import { restock } from './catalogue/restock';
import { clockRoutes } from './nights/clock-routes';
import { breakOrderLock, takeOrderLock } from './orders/order-lock';
import { capturePayments } from './payments/capture-payments';
import type { Shop } from './shop';

interface ByNumber {
  Params: { number: string };
}

/** Levers for tests and for trying things by hand; no real back end has them, and with NODE_ENV=production there are none. */
export function controlRoutes(app: FastifyInstance, shop: Shop): void {
  if (process.env['NODE_ENV'] === 'production') return;
  clockRoutes(app, shop);

  // Holds the order's lock until it is deleted, so that every change of the order answers 409.
  app.post<ByNumber>('/_control/locks/:number', async (request, reply) => {
    await takeOrderLock(shop, await orderId(request.params.number));
    return reply.code(201).send({ number: request.params.number });
  });

  app.delete<ByNumber>('/_control/locks/:number', async (request, reply) => {
    await breakOrderLock(shop, await orderId(request.params.number));
    return reply.code(204).send();
  });

  // Shapes that are open are answered in the other way, or as usual again.
  app.put('/_control/answers', async (request) => {
    const way = answerWays.find((one) => one === fieldsOf(request.body)['way']);
    if (!way) throw invalidResource({ way: [`must be one of ${answerWays.join(', ')}`] });
    shop.answers.way = way;
    return { way };
  });

  // What the warehouse does when it packs: the authorised payments are collected.
  app.post<ByNumber>('/_control/captures/:number', async (request, reply) => {
    await capturePayments(shop, await orderId(request.params.number));
    return reply.code(204).send();
  });

  // Goods arrive, or are gone: so many units from now on.
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
