import type { FastifyInstance } from 'fastify';
import { notImplemented } from '../http/refusals';

const calls: readonly (readonly [methods: readonly ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE')[], url: string])[] = [
  [['PUT'], '/api/orders/:number/cross_sell'],
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
