import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { giftCardShares } from './gift-card-shares';
import { insertPayment } from './insert-payment';

/** Adds a payment for every applied gift card. Returns their total in cents. */
export async function payWithGiftCards(work: OrderWork, upToCents: number): Promise<number> {
  const { order, shop } = work;
  const method = shop.config.paymentMethods.find(({ kind }) => kind === 'gift-card');
  if (!method) return 0;
  let taken = 0;
  for (const share of giftCardShares(order)) {
    const amountCents = Math.min(share.amountCents, upToCents - taken);
    if (amountCents <= 0) continue;
    await insertPayment(work, {
      paymentMethodId: method.id,
      giftCardId: share.card.id,
      amountCents,
      state: 'checkout',
    });
    taken += amountCents;
  }
  if (taken > 0) await work.refresh();
  return taken;
}
