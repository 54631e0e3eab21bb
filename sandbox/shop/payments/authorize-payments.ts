import { transitionRefused } from '#sandbox/http/refusals';
import { giveBackToGiftCards, takeFromGiftCard } from '#sandbox/shop/gift-cards/charge-gift-card';
import type { Payment } from '#sandbox/shop/orders/order';
import { validPayments } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { isDeclined } from './gateway';
import { changePayments } from './order-payments';
import { fallsShort, settlePayments } from './settle-payments';
import { authorizeStoreCredit } from './store-credit';

/**
 * Authorises what is not authorised yet, oldest first, gift cards last: from those the money is taken at once. The first
 * payment that is refused is marked failed and puts the order back to `payment`, with the gateway's words; gift cards get
 * back what was taken. The shopper sends another payment and goes on.
 */
export async function authorizePayments(work: OrderWork): Promise<void> {
  if (work.order.totalCents <= 0) return;
  // What changed since the payments were settled, such as a code that was taken off, changes them too.
  if (securedCents(work) !== work.order.totalCents) await settlePayments(work);
  if (securedCents(work) < work.order.totalCents) throw transitionRefused({ base: ['No payment found'] });
  const open = validPayments(work.order)
    .filter(({ state }) => state === 'checkout')
    .toSorted((one, other) => Number(one.giftCardId !== null) - Number(other.giftCardId !== null));
  const collected: Payment[] = [];
  for (const payment of open) {
    const refusal = await authorize(work, payment);
    if (refusal !== undefined) {
      await giveBackToGiftCards(work.store, collected);
      await changePayments(work, collected, { state: 'void' });
      await changePayments(work, [payment], { state: 'failed' });
      await work.store
        .updateTable('orders')
        .set({ state: 'payment', updatedAt: work.now })
        .where('id', '=', work.order.id)
        .execute();
      throw transitionRefused({ base: [refusal] });
    }
    if (payment.giftCardId !== null) collected.push(payment);
    const avsResponse = payment.creditCardId === null ? null : 'D';
    await changePayments(work, [payment], {
      state: payment.giftCardId === null ? 'pending' : 'completed',
      avsResponse,
    });
  }
}

function securedCents({ order }: OrderWork): number {
  return validPayments(order).reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** Why a payment is refused, or undefined. */
async function authorize(work: OrderWork, payment: Payment): Promise<string | undefined> {
  if (payment.giftCardId !== null) {
    return (await takeFromGiftCard(work.store, payment.giftCardId, payment.amountCents, work.now))
      ? undefined
      : fallsShort;
  }
  if (payment.storeCreditId !== null) {
    const set = await authorizeStoreCredit(work.store, payment.storeCreditId, payment.amountCents);
    return set ? undefined : 'Your store credit has been used elsewhere in the meantime.';
  }
  const declined =
    payment.creditCard && isDeclined(payment.creditCard.gatewayToken, work.order.subscriptionId === null);
  return declined ? work.shop.world.declineMessage : undefined;
}
