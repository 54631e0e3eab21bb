import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { giftCardShares } from './gift-card-shares';

/** Adds a payment for every gift card that the order takes something of. Answers how many cents they are together. */
export async function payWithGiftCards(work: OrderWork, upToCents: number): Promise<number> {
  const { order, shop, store, now } = work;
  const method = shop.world.paymentMethods.find(({ kind }) => kind === 'gift-card');
  if (!method) return 0;
  let taken = 0;
  for (const share of giftCardShares(order)) {
    const amountCents = Math.min(share.amountCents, upToCents - taken);
    if (amountCents <= 0) continue;
    await store
      .insertInto('payments')
      .values({
        orderId: order.id,
        paymentMethodId: method.id,
        giftCardId: share.card.id,
        amountCents,
        state: 'checkout',
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    taken += amountCents;
  }
  if (taken > 0) await work.refresh();
  return taken;
}
