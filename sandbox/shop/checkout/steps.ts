import type { OrderState } from '#sandbox/database/order-tables';
import { transitionRefused } from '#sandbox/http/error-responses';
import { defaultAddressId } from '#sandbox/shop/customers/address-book';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import type { Owner } from '#sandbox/shop/payments/agreement';
import { noteAgreement } from '#sandbox/shop/payments/agreement';
import { allocatePayments } from '#sandbox/shop/payments/allocate-payments';
import { addDefaultCard } from '#sandbox/shop/payments/order-payments';
import { attachPromotions } from '#sandbox/shop/promotions/attach-promotions';
import { checkoutSteps, needsAddress } from '#sandbox/shop/responses/checkout-steps';
import { buildShipments, destroyShipments } from '#sandbox/shop/shipments/build-shipments';
import { requireSubscriber } from '#sandbox/shop/subscriptions/create-subscriptions';
import { recalculate } from '#sandbox/shop/totals/recalculate';
import { completeOrder } from './complete-order';
import { noShippingRates, requireDeliverable, requireLines, requireStock } from './requirements';

/**
 * Moves the order to the next step: cart → address → delivery → payment → confirm → complete. A refused step leaves the order
 * in its state and keeps the fields that were stored before. An order without address and delivery goes on to payment from either.
 */
export async function goToNextStep(work: OrderWork, caller: Owner): Promise<void> {
  switch (work.order.state) {
    case 'cart':
      return needsAddress(work.shop, work.order) ? leaveCart(work) : skipDelivery(work, caller);
    case 'address':
      return needsAddress(work.shop, work.order) ? enterDelivery(work) : skipDelivery(work, caller);
    case 'delivery':
      return leaveDelivery(work, caller);
    case 'payment':
      return enterConfirm(work, caller);
    case 'confirm':
      return completeOrder(work, caller);
    case 'complete':
    case 'canceled':
    case 'returned':
      throw transitionRefused({ state: ['cannot transition via "next"'] });
  }
}

/** Leaves the cart and fills in the customer's default addresses. */
async function leaveCart(work: OrderWork): Promise<void> {
  requireLines(work);
  const { order } = work;
  const shipAddressId =
    order.shipAddressId ?? (order.customer ? await defaultAddressId(work.store, order.customer.id) : null);
  const billAddressId = order.billAddressId ?? order.customer?.billAddressId ?? null;
  await work.store.updateTable('orders').set({ shipAddressId, billAddressId }).where('id', '=', order.id).execute();
  await enter(work, 'address');
}

/** Builds the shipments and adds the tax of the address. */
async function enterDelivery(work: OrderWork): Promise<void> {
  requireLines(work);
  requireDeliverable(work);
  requireStock(work);
  if (!(await buildShipments(work))) {
    throw noShippingRates();
  }
  await setState(work, 'delivery');
  await recalculate(work);
}

/** Everything is e-mailed: an e-mail address is enough. */
async function skipDelivery(work: OrderWork, caller: Owner): Promise<void> {
  requireLines(work);
  requireDeliverable(work);
  requireStock(work);
  await destroyShipments(work);
  await leaveDelivery(work, caller);
}

/** Applies shipping promotions and adds the customer's default card. A total of 0 skips the payment step. */
async function leaveDelivery(work: OrderWork, caller: Owner): Promise<void> {
  requireLines(work);
  await attachPromotions(work, 'shipments');
  await recalculate(work);
  if (!checkoutSteps(work.shop, work.order).includes('payment')) return enterConfirm(work, caller);
  await enter(work, 'payment');
  await addDefaultCard(work);
}

/** Allocates the payments. Used by the steps and by the return from the payment page. */
export async function enterConfirm(work: OrderWork, caller: Owner): Promise<void> {
  requireLines(work);
  requireSubscriber(work);
  await allocatePayments(work);
  await noteAgreement(work, caller);
  await enter(work, 'confirm');
}

async function enter(work: OrderWork, state: OrderState): Promise<void> {
  await setState(work, state);
  await work.refresh();
}

async function setState({ store, now, order: { id } }: OrderWork, state: OrderState): Promise<void> {
  await store.updateTable('orders').set({ state, updatedAt: now }).where('id', '=', id).execute();
}
