import type { FastifyInstance } from 'fastify';
import { invalidResource, tooManyRequests } from '#sandbox/http/error-responses';
import { MessageAllowance } from '#sandbox/http/message-limits';
import { requireFields } from '#sandbox/http/request-body';
import { isEmail, normalEmail } from '#sandbox/http/text-length';
import { identify } from '#sandbox/shop/customers/caller';
import type { Shop } from '#sandbox/shop/shop';
import { canSupply } from './availability';
import { variantBySku } from './find-variant';

/** Stores a stock request for goods that cannot be bought now. A repeated one is stored once; a new one after the mail counts again. */
export function stockRequestRoutes(app: FastifyInstance, shop: Shop): void {
  const allowance = new MessageAllowance(shop.clock, shop.messageLimits);
  app.post('/api/stock_requests', async (request, reply) => {
    await identify(shop, request);
    const { email, sku } = requireFields(request.body, 'stock_request');
    const variant = typeof sku === 'string' ? await variantBySku(shop.database, sku) : undefined;
    const address = typeof email === 'string' ? normalEmail(email) : '';
    const errors = {
      ...(isEmail(address) ? {} : { email: ['is invalid'] }),
      ...(variant ? {} : { variant: ['must exist'] }),
    };
    if (!variant || Object.keys(errors).length > 0) throw invalidResource(errors);
    if (!allowance.take(request.ip, address)) throw tooManyRequests();
    // Goods that can be bought now need no mail.
    if (!canSupply(variant, 1))
      await shop.database
        .insertInto('stockRequests')
        .values({ email: address, variantId: variant.id, createdAt: shop.clock.now() })
        .onConflict((conflict) => conflict.columns(['email', 'variantId']).doUpdateSet({ notifiedAt: null }))
        .execute();
    return reply.code(201).send({ stock_request: { email: address, sku: variant.sku } });
  });
}
