import type { FastifyInstance } from 'fastify';
import { notImplemented } from '../http/refusals';

const calls: readonly (readonly [methods: readonly ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE')[], url: string])[] = [
  [['PUT'], '/api/orders/:number/cross_sell'],
  [['DELETE'], '/api/orders/:number/remove_gift_card/:code'],
  [['GET', 'POST'], '/api/gift_cards/redeem'],
  [['POST'], '/api/gift_cards/:number/apply_gift_card'],
  [['DELETE'], '/api/gift_cards/:number/remove_gift_card/:code'],
];

/** Calls of the specification that this back end does not offer. */
export function notImplementedRoutes(app: FastifyInstance): void {
  for (const [methods, url] of calls) {
    app.route({
      method: [...methods],
      url,
      handler: () => {
        throw notImplemented();
      },
    });
  }
}
