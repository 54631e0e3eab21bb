import { invalidResource } from '#sandbox/http/error-responses';
import { declineOf } from '#sandbox/shop/cards/gateway';
import { capturedCents } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { insertPayment } from '#sandbox/shop/payments/insert-payment';
import { cardPayment } from '#sandbox/shop/responses/cross-sell-window';

/**
 * Charges the order's card again: authorized only, or captured when the first payment was captured. The shopper is not
 * asked to confirm, so a card that needs confirmation declines.
 */
export async function chargeAgain(work: OrderWork, amountCents: number): Promise<void> {
  const { order, store, shop, now } = work;
  const before = cardPayment(order);
  if (!before?.creditCard || declineOf(before.creditCard, false, now))
    throw invalidResource({ base: [shop.config.declineMessage] });
  const { paymentMethodId, creditCardId, state } = before;
  if (amountCents > 0) {
    await insertPayment(work, {
      paymentMethodId,
      creditCardId,
      amountCents,
      state,
      avsResponse: 'D',
    });
    await work.refresh();
  }
  const paymentTotalCents = capturedCents(work.order);
  await store
    .updateTable('orders')
    .set({
      paymentTotalCents,
      paymentState: paymentTotalCents >= order.totalCents ? 'paid' : 'balance_due',
      updatedAt: now,
    })
    .where('id', '=', order.id)
    .execute();
  await work.refresh();
}
