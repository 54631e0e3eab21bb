import { invalidResource } from '#sandbox/http/refusals';
import { capturedCents } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { isDeclined } from '#sandbox/shop/payments/gateway';
import { cardPayment } from './cross-sell-window';

/**
 * Charges the order's card once more: authorised like the first time, or collected at once when that was collected already.
 * The card is not shown again, so one that only pays while its owner is there declines.
 */
export async function chargeAgain(work: OrderWork, amountCents: number): Promise<void> {
  const { order, store, shop, now } = work;
  const before = cardPayment(order);
  if (!before?.creditCard || isDeclined(before.creditCard.gatewayToken, false))
    throw invalidResource({ base: [shop.world.declineMessage] });
  const { paymentMethodId, creditCardId, state } = before;
  if (amountCents > 0) {
    await store
      .insertInto('payments')
      .values({
        orderId: order.id,
        paymentMethodId,
        creditCardId,
        amountCents,
        state,
        avsResponse: 'D',
        createdAt: now,
        updatedAt: now,
      })
      .execute();
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
