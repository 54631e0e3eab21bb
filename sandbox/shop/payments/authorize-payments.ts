import { transitionRefused } from '#sandbox/http/error-responses';
import { declineOf } from '#sandbox/shop/cards/gateway';
import type { Payment } from '#sandbox/shop/orders/order';
import { validPayments } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { allocatePayments, insufficientGiftCard } from './allocate-payments';
import { debitGiftCard, refundGiftCards } from './charge-gift-card';
import { changePayments } from './order-payments';
import { authorizeStoreCredit } from './store-credit';

/**
 * Authorizes the open payments, oldest first; gift cards last, because they are debited at once. The first refused payment is
 * marked failed, cards and gift cards get their payments back, store credit stays set aside for the next attempt, and the order
 * goes back to `payment` with the gateway's message.
 */
export async function authorizePayments(work: OrderWork): Promise<void> {
  if (work.order.totalCents <= 0) return;
  // The total may have changed since the payments were allocated, for example by a removed code.
  if (allocatedCents(work) !== work.order.totalCents) await allocatePayments(work);
  if (allocatedCents(work) < work.order.totalCents) throw transitionRefused({ base: ['No payment found'] });
  const open = validPayments(work.order)
    .filter(({ state }) => state === 'checkout')
    .toSorted((one, other) => Number(one.giftCardId !== null) - Number(other.giftCardId !== null));
  const collected: Payment[] = [];
  for (const payment of open) {
    const refusal = await authorize(work, payment);
    if (refusal !== undefined) {
      await refundGiftCards(work, collected);
      await changePayments(work, collected, { state: 'void' });
      await changePayments(work, [payment], { state: 'failed' });
      await work.store
        .updateTable('orders')
        .set({ state: 'payment', updatedAt: work.now })
        .where('id', '=', work.order.id)
        .execute();
      throw transitionRefused({ base: [refusal] });
    }
    if (payment.storeCreditId === null) collected.push(payment);
    const avsResponse = payment.creditCardId === null ? null : 'D';
    await changePayments(work, [payment], {
      state: payment.giftCardId === null ? 'pending' : 'completed',
      avsResponse,
    });
  }
}

function allocatedCents({ order }: OrderWork): number {
  return validPayments(order).reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** The reason for a refusal, or undefined. */
async function authorize(work: OrderWork, payment: Payment): Promise<string | undefined> {
  if (payment.giftCardId !== null) {
    return (await debitGiftCard(work.store, payment.giftCardId, payment.amountCents, work.now))
      ? undefined
      : insufficientGiftCard;
  }
  if (payment.storeCreditId !== null) {
    const set = await authorizeStoreCredit(work.store, payment.storeCreditId, payment.amountCents);
    return set ? undefined : 'Your store credit has been used elsewhere in the meantime.';
  }
  const { creditCard } = payment;
  if (!creditCard) return undefined;
  const decline = declineOf(creditCard, work.order.subscriptionId === null, work.now);
  if (decline === 'expired') return 'Your card has expired.';
  return decline && work.shop.config.declineMessage;
}
