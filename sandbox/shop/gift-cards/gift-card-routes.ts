import type { FastifyInstance } from 'fastify';
import { identify } from '../customers/caller';
import { changeOrder } from '../orders/change-order';
import { serializeOrder } from '../orders/serialize-order';
import type { Shop } from '../shop';
import { fillGiftCards } from './fill-gift-cards';

interface ByNumber {
  Params: { number: string };
}

/** Gift cards in a cart: who receives them (spec §7 Shop back end). A running checkout goes on. */
export function giftCardRoutes(app: FastifyInstance, shop: Shop): void {
  app.route<ByNumber>({
    method: ['PATCH', 'PUT'],
    url: '/api/orders/:number/gift_cards/bulk_update',
    handler: async (request) => {
      const caller = await identify(shop, request);
      return changeOrder(shop, caller, request.params.number, async (work) => {
        await fillGiftCards(work, request.body);
        return serializeOrder(shop, work.order, caller.customer?.id);
      });
    },
  });
}
