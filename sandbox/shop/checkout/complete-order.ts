import { sql } from 'kysely';
import { transitionRefused } from '#sandbox/http/refusals';
import { takeOutOfStock } from '#sandbox/shop/catalogue/take-out-of-stock';
import { saveAddress } from '#sandbox/shop/customers/address-book';
import { issueGiftCards } from '#sandbox/shop/gift-cards/issue-gift-cards';
import { postOrderConfirmation } from '#sandbox/shop/order-confirmation-mail';
import { unitsOf } from '#sandbox/shop/orders/line-goods';
import { capturedCents, validPayments } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { recalculate } from '#sandbox/shop/orders/recalculate';
import { authorizePayments } from '#sandbox/shop/payments/authorize-payments';
import { keepInWallet } from '#sandbox/shop/payments/store-card';
import { activatePrepaid } from '#sandbox/shop/prepaid/activate-prepaid';
import { destroyShipments, needsShipping } from '#sandbox/shop/shipments/build-shipments';
import { createSubscriptions, requireSubscriber } from '#sandbox/shop/subscriptions/create-subscriptions';
import { requireDeliverable, requireLines, requireStock, unserved } from './requirements';

/** Keeps two orders from using the last use of a promotion at once. */
const promotionLock = 4_106;

/**
 * Places the order: authorises its payments, takes the goods out of stock, fixes its adjustments, keeps the card and the
 * address for the customer, and writes the confirmation. A declined card puts the order back to `payment`.
 */
export async function completeOrder(work: OrderWork): Promise<void> {
  requireConfirm(work);
  requireLines(work);
  requireDeliverable(work);
  requireSubscriber(work);
  if (needsShipping(work) && work.order.shipments.length === 0) throw unserved();
  await reserveVariants(work);
  requireStock(work);
  await requireSameTotal(work);
  await authorizePayments(work);
  await takeOutOfStock(work.store, work.order.lines);
  await markComplete(work);
  await keepForNextTime(work);
  await createSubscriptions(work);
  await activatePrepaid(work);
  await postOrderConfirmation(work);
  await issueGiftCards(work);
}

/** No other step leads to a placed order. */
export function requireConfirm({ order }: Pick<OrderWork, 'order'>): void {
  if (order.state !== 'confirm') throw transitionRefused({ state: ['cannot transition via "complete"'] });
}

/** Locks the stock of the order's variants, in the order of their ids so that two orders cannot wait for each other. */
async function reserveVariants(work: OrderWork): Promise<void> {
  const ids = [...unitsOf(work.order.lines).keys()];
  await work.store.selectFrom('variants').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  await work.refresh();
}

/** Promotions are looked at once more. When that changes the total the shopper has to see it first, so checkout starts over. */
async function requireSameTotal(work: OrderWork): Promise<void> {
  for (const id of work.order.promotionIds)
    await sql`select pg_advisory_xact_lock(${promotionLock}::integer, ${id}::integer)`.execute(work.store);
  const expectedCents = work.order.totalCents;
  await recalculate(work);
  if (work.order.totalCents === expectedCents) return;
  await destroyShipments(work);
  await work.store.updateTable('orders').set({ state: 'address' }).where('id', '=', work.order.id).execute();
  await work.refresh();
  await recalculate(work);
  throw transitionRefused({
    base: ['A promotion no longer applies, so the total has changed. Please check your order again.'],
  });
}

async function markComplete(work: OrderWork): Promise<void> {
  const { order, store, now } = work;
  const paymentTotalCents = capturedCents(order);
  const isPaid = paymentTotalCents >= order.totalCents;
  const shipmentState = isPaid ? 'ready' : 'pending';
  await store
    .updateTable('adjustments')
    .set({ finalized: true, updatedAt: now })
    .where('orderId', '=', order.id)
    .execute();
  await store.updateTable('shipments').set({ state: shipmentState }).where('orderId', '=', order.id).execute();
  await store
    .updateTable('paymentSessions')
    .set({ state: 'expired', updatedAt: now })
    .where('orderId', '=', order.id)
    .where('state', '=', 'open')
    .execute();
  await store
    .updateTable('orders')
    .set({
      state: 'complete',
      completedAt: now,
      updatedAt: now,
      paymentTotalCents,
      paymentState: isPaid ? 'paid' : 'balance_due',
      shipmentState: order.shipments.length > 0 ? shipmentState : null,
    })
    .where('id', '=', order.id)
    .execute();
  await work.refresh();
}

async function keepForNextTime(work: OrderWork): Promise<void> {
  const { order, store } = work;
  // A delivery of a subscription goes where it always went, and changes no defaults.
  if (order.customerId === null || order.subscriptionId !== null || order.prepaidSubscriptionId !== null) return;
  for (const { creditCardId } of validPayments(order)) {
    if (creditCardId !== null) await keepInWallet(store, order.customerId, creditCardId);
  }
  if (order.billAddressId !== null) {
    await store
      .updateTable('customers')
      .set({ billAddressId: order.billAddressId })
      .where('id', '=', order.customerId)
      .execute();
    await saveAddress(store, order.customerId, order.billAddressId, false);
  }
  if (order.shipAddressId !== null) await saveAddress(store, order.customerId, order.shipAddressId, true);
  await work.refresh();
}
