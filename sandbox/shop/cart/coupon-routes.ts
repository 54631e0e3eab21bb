import type { FastifyInstance } from 'fastify';
import { fieldsOf } from '#sandbox/http/request-body';
import { identify } from '#sandbox/shop/customers/caller';
import { changeOrder } from '#sandbox/shop/orders/change-order';
import type { Shop } from '#sandbox/shop/shop';
import { applyCoupon, removeCoupon } from './coupon';

/** The coupon codes of an order. The response describes the code, not the order. */
export function couponRoutes(app: FastifyInstance, shop: Shop): void {
  app.post<{ Params: { number: string } }>('/api/orders/:number/coupon_codes', async (request) => {
    const caller = await identify(shop, request);
    const code = fieldsOf(request.body)['coupon_code'];
    return changeOrder(shop, caller, request.params.number, (work) =>
      applyCoupon(work, typeof code === 'string' ? code : ''),
    );
  });

  app.delete<{ Params: { number: string; code: string } }>(
    '/api/orders/:number/coupon_codes/:code',
    async (request) => {
      const caller = await identify(shop, request);
      return changeOrder(shop, caller, request.params.number, (work) => removeCoupon(work, request.params.code));
    },
  );
}
