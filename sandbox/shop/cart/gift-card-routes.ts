import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldsOf } from '#sandbox/http/request-body';
import { identify } from '#sandbox/shop/customers/caller';
import { applyGiftCard, removeGiftCard } from '#sandbox/shop/gift-cards/apply-gift-card';
import { checkGiftCard, redeemGiftCard } from '#sandbox/shop/gift-cards/redeem-gift-card';
import { serializeFoundGiftCard } from '#sandbox/shop/gift-cards/serialize-gift-card';
import { setGiftCardRecipients } from '#sandbox/shop/gift-cards/set-gift-card-recipients';
import { changeOrder } from '#sandbox/shop/orders/change-order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { serializeOrder } from '#sandbox/shop/responses/serialize-order';
import type { Shop } from '#sandbox/shop/shop';

interface ByNumber {
  Params: { number: string; code: string };
}

type Change = (work: OrderWork, request: FastifyRequest<ByNumber>) => Promise<void>;

/** Gift cards: recipients, balance, redeeming, and paying with them (spec §7 Shop back end). */
export function giftCardRoutes(app: FastifyInstance, shop: Shop): void {
  // None of these restarts a running checkout.
  const answering =
    (change: Change) =>
    async (request: FastifyRequest<ByNumber>): Promise<object> => {
      const caller = await identify(shop, request);
      return changeOrder(shop, caller, request.params.number, async (work) => {
        await change(work, request);
        return serializeOrder(shop, work.order, caller);
      });
    };

  app.route<ByNumber>({
    method: ['PATCH', 'PUT'],
    url: '/api/orders/:number/gift_cards/bulk_update',
    handler: answering((work, request) => setGiftCardRecipients(work, request.body)),
  });

  app.post<ByNumber>(
    '/api/gift_cards/:number/apply_gift_card',
    answering((work, request) => applyGiftCard(work, fieldsOf(request.body)['redemption_code'])),
  );

  for (const owner of ['orders', 'gift_cards']) {
    app.delete<ByNumber>(
      `/api/${owner}/:number/remove_gift_card/:code`,
      answering((work, request) => removeGiftCard(work, request.params.code)),
    );
  }

  app.get('/api/gift_cards/redeem', async (request) => {
    await identify(shop, request);
    const card = await shop.database
      .transaction()
      .execute((store) => checkGiftCard(shop, store, fieldsOf(request.query)['redemption_code']));
    return { ...serializeFoundGiftCard(card), redeemable: true };
  });

  app.post('/api/gift_cards/redeem', async (request) => {
    const { customer } = await identify(shop, request);
    const { redemption_code: code, email } = fieldsOf(request.body);
    const card = await redeemGiftCard(shop, customer, code, email);
    return { ...serializeFoundGiftCard(card), redeemable: false };
  });
}
