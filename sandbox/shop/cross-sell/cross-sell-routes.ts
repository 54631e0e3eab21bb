import type { FastifyInstance } from 'fastify';
import { requireFields } from '#sandbox/http/request-body';
import { identify } from '#sandbox/shop/customers/caller';
import { underLock } from '#sandbox/shop/orders/change-order';
import { readableOrder } from '#sandbox/shop/orders/order-access';
import { serializeOrder } from '#sandbox/shop/responses/serialize-order';
import type { Shop } from '#sandbox/shop/shop';
import { crossSell } from './cross-sell';

/** Adds to an order that was just placed; for its payer and its owner. */
export function crossSellRoutes(app: FastifyInstance, shop: Shop): void {
  app.put<{ Params: { number: string } }>('/api/orders/:number/cross_sell', async (request) => {
    const caller = await identify(shop, request);
    const { id } = await readableOrder(shop, caller, request.params.number);
    const fields = requireFields(request.body, 'order');
    return underLock(shop, id, async (work) => {
      await crossSell(work, caller, fields);
      return serializeOrder(shop, work.order, caller);
    });
  });
}
