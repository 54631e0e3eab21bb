import type { FastifyInstance } from 'fastify';
import { identify } from '#sandbox/shop/customers/caller';
import { underLock } from '#sandbox/shop/orders/change-order';
import { readableOrder } from '#sandbox/shop/orders/order-access';
import { serializeOrder } from '#sandbox/shop/responses/serialize-order';
import type { Shop } from '#sandbox/shop/shop';
import { cancelOwnOrder } from './cancel-own-order';

/** Cancels an order that was just placed; for its payer and its owner. */
export function cancellationRoutes(app: FastifyInstance, shop: Shop): void {
  app.put<{ Params: { number: string } }>('/api/orders/:number/cancel', async (request) => {
    const caller = await identify(shop, request);
    const { id } = await readableOrder(shop, caller, request.params.number);
    return underLock(shop, id, async (work) => {
      await cancelOwnOrder(work, caller);
      return serializeOrder(shop, work.order, caller);
    });
  });
}
