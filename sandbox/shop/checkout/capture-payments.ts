import { underLock } from '#sandbox/shop/orders/change-order';
import { capturedCents } from '#sandbox/shop/orders/order';
import { changePayments } from '#sandbox/shop/payments/order-payments';
import { captureStoreCredit } from '#sandbox/shop/payments/store-credit';
import { rewardReferrer } from '#sandbox/shop/referrals/reward-referrer';
import type { Shop } from '#sandbox/shop/shop';

/** Captures the authorized payments of an order, which is then paid and ready to ship, and rewards who referred its buyer. */
export async function capturePayments(shop: Shop, orderId: number): Promise<void> {
  await underLock(shop, orderId, async (work) => {
    const pending = work.order.payments.filter(({ state }) => state === 'pending');
    for (const { storeCreditId, amountCents } of pending) {
      if (storeCreditId !== null)
        await captureStoreCredit(work.store, storeCreditId, amountCents, work.order.number, work.now);
    }
    await changePayments(work, pending, { state: 'completed' });
    const { order, store, now } = work;
    const paymentTotalCents = capturedCents(order);
    const isPaid = paymentTotalCents >= order.totalCents;
    await store
      .updateTable('orders')
      .set({
        paymentTotalCents,
        updatedAt: now,
        paymentState: isPaid ? 'paid' : 'balance_due',
        shipmentState: isPaid && order.shipments.length > 0 ? 'ready' : order.shipmentState,
      })
      .where('id', '=', order.id)
      .execute();
    if (isPaid)
      await store
        .updateTable('shipments')
        .set({ state: 'ready' })
        .where('orderId', '=', order.id)
        .where('state', '=', 'pending')
        .execute();
    await work.refresh();
    if (isPaid) await rewardReferrer(work);
  });
}
