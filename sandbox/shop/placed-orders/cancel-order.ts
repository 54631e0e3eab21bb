import { transitionRefused } from '#sandbox/http/error-responses';
import { dayOf } from '#sandbox/shop/calendar-day';
import { underLock } from '#sandbox/shop/orders/change-order';
import { inventoryUnits } from '#sandbox/shop/orders/line-inventory';
import { validPayments } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { refundGiftCards } from '#sandbox/shop/payments/charge-gift-card';
import { changePayments } from '#sandbox/shop/payments/order-payments';
import { releaseStoreCredit } from '#sandbox/shop/payments/store-credit';
import type { Shop } from '#sandbox/shop/shop';

/**
 * Cancels a placed order before its card is charged, as the shop's staff does: nothing is charged, gift cards and store credit
 * are given back, and the cans are in stock again. The gift cards that it bought are void and are not sent any more, but for
 * those that became store credit; prepaid deliveries end; its promo codes can be used again. No referrer was rewarded for it
 * yet.
 */
export async function cancelOrder(shop: Shop, orderId: number): Promise<void> {
  await underLock(shop, orderId, cancelUncharged);
}

/** The same, under a lock that is held already. Throws 422 for an order that is not placed, or is charged. */
export async function cancelUncharged(work: OrderWork): Promise<void> {
  const { order, store, now } = work;
  const payments = validPayments(order);
  const isCharged = payments.some(({ state, creditCardId }) => state === 'completed' && creditCardId !== null);
  if (order.state !== 'complete' || isCharged) throw transitionRefused({ state: ['cannot transition via "cancel"'] });
  await refundGiftCards(work, payments);
  for (const { storeCreditId, amountCents } of payments)
    if (storeCreditId !== null) await releaseStoreCredit(store, storeCreditId, amountCents);
  await changePayments(work, payments, { state: 'void' });
  await takeBackGoods(work);
  for (const [id, units] of inventoryUnits(order.lines))
    await store
      .updateTable('variants')
      .set((column) => ({ countOnHand: column('countOnHand', '+', units) }))
      .where('id', '=', id)
      .where('countOnHand', 'is not', null)
      .execute();
  const shipmentState = order.shipments.length > 0 ? 'canceled' : null;
  await store.updateTable('shipments').set({ state: 'canceled' }).where('orderId', '=', order.id).execute();
  await store
    .updateTable('orders')
    .set({
      state: 'canceled',
      paymentState: 'void',
      paymentTotalCents: 0,
      shipmentState,
      canceledAt: now,
      updatedAt: now,
    })
    .where('id', '=', order.id)
    .execute();
  await work.refresh();
}

/** Takes back goods that were paid for and are used later. */
async function takeBackGoods({ order, store, now }: OrderWork): Promise<void> {
  const lines = order.lines.map(({ id }) => id);
  await store
    .updateTable('giftCards')
    .set({ expiresAt: now })
    .where('lineItemId', 'in', lines)
    .where('redeemedAt', 'is', null)
    .execute();
  await store
    .updateTable('prepaidSubscriptions')
    .set({ state: 'canceled', actionableDate: null, endedOn: dayOf(now), deliveredCount: 0 })
    .where('lineItemId', 'in', lines)
    .where('state', '=', 'active')
    .execute();
}
