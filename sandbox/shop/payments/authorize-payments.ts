import { transitionRefused } from '../../http/refusals';
import { validPayments } from '../orders/order';
import type { Payment } from '../orders/order';
import type { OrderWork } from '../orders/order-work';
import { changePayments } from './order-payments';
import { authorizeStoreCredit } from './store-credit';

/**
 * Authorises what is not authorised yet, oldest first. The first payment that is refused is marked failed and puts the order
 * back to `payment`, with the gateway's words; the shopper sends another one and goes on.
 */
export async function authorizePayments(work: OrderWork): Promise<void> {
  const { order } = work;
  if (order.totalCents <= 0) return;
  const payments = validPayments(order);
  if (payments.length === 0) throw transitionRefused({ base: ['No payment found'] });
  for (const payment of payments.filter(({ state }) => state === 'checkout')) {
    const refusal = await authorize(work, payment);
    if (refusal === undefined) {
      await changePayments(work, [payment], { state: 'pending', avsResponse: payment.creditCardId === null ? null : 'D' });
      continue;
    }
    await changePayments(work, [payment], { state: 'failed' });
    await work.store.updateTable('orders').set({ state: 'payment', updatedAt: work.now }).where('id', '=', order.id).execute();
    throw transitionRefused({ base: [refusal] });
  }
  const securedCents = validPayments(work.order).reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (securedCents < order.totalCents) throw transitionRefused({ base: ['No payment found'] });
}

/** Why a payment is refused, or undefined. */
async function authorize(work: OrderWork, payment: Payment): Promise<string | undefined> {
  if (payment.storeCreditId !== null) {
    const set = await authorizeStoreCredit(work.store, payment.storeCreditId, payment.amountCents);
    return set ? undefined : 'Your store credit has been used elsewhere in the meantime.';
  }
  return payment.creditCard?.gatewayToken === 'declines' ? work.shop.world.declineMessage : undefined;
}
