import type { ApiError } from '#sandbox/http/api-error';
import { transitionRefused } from '#sandbox/http/error-responses';
import { todayOf } from '#sandbox/shop/calendar-day';
import { saveToWallet } from '#sandbox/shop/cards/store-card';
import { saveAddress } from '#sandbox/shop/customers/address-book';
import { issueGiftCards } from '#sandbox/shop/gift-cards/issue-gift-cards';
import { sendOrderConfirmation } from '#sandbox/shop/order-mails/order-confirmation-mail';
import { sendWelcome } from '#sandbox/shop/order-mails/welcome-mail';
import { inventoryUnits } from '#sandbox/shop/orders/line-inventory';
import { capturedCents, validPayments } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { unstock } from '#sandbox/shop/orders/unstock';
import type { Owner } from '#sandbox/shop/payments/agreement';
import { requireAgreement } from '#sandbox/shop/payments/agreement';
import { authorizePayments } from '#sandbox/shop/payments/authorize-payments';
import { activatePrepaid } from '#sandbox/shop/prepaid/activate-prepaid';
import { destroyShipments, isShippingCurrent, needsShipping } from '#sandbox/shop/shipments/build-shipments';
import { createSubscriptions, requireSubscriber } from '#sandbox/shop/subscriptions/create-subscriptions';
import { announceSoon } from '#sandbox/shop/subscriptions/reminders';
import type { Subscription } from '#sandbox/shop/subscriptions/subscription';
import { recalculate } from '#sandbox/shop/totals/recalculate';
import { noShippingRates, requireDeliverable, requireLines, requireStock } from './requirements';

/** Advisory lock that prevents two orders from sharing the last use of a promotion. */
const promotionLock = 4_106;

/**
 * Places the order: authorizes its payments, removes the items from stock, finalizes its adjustments, saves card and address
 * for the customer, and confirms it by mail. After a declined card the order is in `payment` again.
 */
export async function completeOrder(work: OrderWork, caller: Owner): Promise<void> {
  requireConfirm(work);
  requireLines(work);
  requireDeliverable(work);
  requireSubscriber(work);
  if (needsShipping(work.order) && work.order.shipments.length === 0) throw noShippingRates();
  await lockVariants(work);
  requireStock(work);
  if (!isShippingCurrent(work)) throw await backToAddress(work, 'Shipping has changed.');
  await requireSameTotal(work);
  await requireAgreement(work, caller);
  await authorizePayments(work);
  await unstock(work.store, work.order.lines);
  await markComplete(work);
  await saveCustomerDefaults(work);
  const subscriptions = await createSubscriptions(work);
  await activatePrepaid(work);
  await confirmOrder(work, subscriptions);
  await issueGiftCards(work);
}

export function requireConfirm({ order }: Pick<OrderWork, 'order'>): void {
  if (order.state !== 'confirm') throw transitionRefused({ state: ['cannot transition via "complete"'] });
}

/** Locks the stock of the order's variants by ascending id, which prevents deadlocks. */
async function lockVariants(work: OrderWork): Promise<void> {
  const ids = [...inventoryUnits(work.order.lines).keys()];
  await work.store.selectFrom('variants').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  await work.refresh();
}

/** Checks the promotions again. When the total changes, checkout restarts so that the shopper sees the new total. */
async function requireSameTotal(work: OrderWork): Promise<void> {
  for (const id of work.order.promotionIds) {
    await work.store
      .selectNoFrom((lock) => lock.fn('pg_advisory_xact_lock', [lock.lit(promotionLock), lock.lit(id)]).as('taken'))
      .execute();
  }
  const expectedCents = work.order.totalCents;
  await recalculate(work);
  if (work.order.totalCents !== expectedCents)
    throw await backToAddress(work, 'A promotion no longer applies, so the total has changed.');
}

/** Restarts checkout, and returns the refusal to throw. */
async function backToAddress(work: OrderWork, why: string): Promise<ApiError> {
  await destroyShipments(work);
  await work.store.updateTable('orders').set({ state: 'address' }).where('id', '=', work.order.id).execute();
  await work.refresh();
  await recalculate(work);
  return transitionRefused({ base: [`${why} Please check your order again.`] });
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

/** Deliveries are confirmed by their jobs, which know the next one. */
async function confirmOrder(work: OrderWork, subscriptions: readonly Subscription[]): Promise<void> {
  if (isDelivery(work)) return;
  await sendOrderConfirmation(work, subscriptions);
  const { shop, store, now } = work;
  for (const subscription of subscriptions) {
    await sendWelcome(work, subscription);
    await announceSoon({ shop, store, subscription, now, today: todayOf(now) });
  }
}

function isDelivery({ order }: OrderWork): boolean {
  return order.subscriptionId !== null || order.prepaidSubscriptionId !== null;
}

async function saveCustomerDefaults(work: OrderWork): Promise<void> {
  const { order, store } = work;
  // A delivery of a subscription does not change the customer's defaults.
  if (order.customerId === null || isDelivery(work)) return;
  for (const { creditCardId } of validPayments(order)) {
    if (creditCardId !== null) await saveToWallet(store, order.customerId, creditCardId);
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
