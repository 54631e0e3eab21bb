import type { OrderState } from '#sandbox/database/order-tables';
import { transitionRefused } from '#sandbox/http/refusals';
import { defaultAddressId } from '#sandbox/shop/customers/address-book';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { recalculate } from '#sandbox/shop/orders/recalculate';
import { addDefaultCard } from '#sandbox/shop/payments/order-payments';
import { settlePayments } from '#sandbox/shop/payments/settle-payments';
import { attachPromotions } from '#sandbox/shop/promotions/attach-promotions';
import { buildShipments } from '#sandbox/shop/shipments/build-shipments';
import { requireSubscriber } from '#sandbox/shop/subscriptions/create-subscriptions';
import { checkoutSteps } from './checkout-steps';
import { completeOrder } from './complete-order';
import { requireDeliverable, requireLines, requireStock, unserved } from './requirements';

/**
 * Moves the order one step on: cart → address → delivery → payment → confirm → complete. A refused step leaves the order
 * where it is, with everything that was stored before.
 */
export async function stepOn(work: OrderWork): Promise<void> {
  switch (work.order.state) {
    case 'cart':
      return leaveCart(work);
    case 'address':
      return enterDelivery(work);
    case 'delivery':
      return leaveDelivery(work);
    case 'payment':
      return enterConfirm(work);
    case 'confirm':
      return completeOrder(work);
    case 'complete':
    case 'canceled':
      throw transitionRefused({ state: ['cannot transition via "next"'] });
  }
}

/** Takes the order out of the cart; a customer's default addresses are filled in where there are none. */
async function leaveCart(work: OrderWork): Promise<void> {
  requireLines(work);
  const { order } = work;
  const shipAddressId =
    order.shipAddressId ?? (order.customer ? await defaultAddressId(work.store, order.customer.id) : null);
  const billAddressId = order.billAddressId ?? order.customer?.billAddressId ?? null;
  await work.store.updateTable('orders').set({ shipAddressId, billAddressId }).where('id', '=', order.id).execute();
  await enter(work, 'address');
}

/** Builds shipments for the address and adds the tax of the place. */
async function enterDelivery(work: OrderWork): Promise<void> {
  requireLines(work);
  requireDeliverable(work);
  requireStock(work);
  if (!(await buildShipments(work))) {
    throw unserved();
  }
  await enter(work, 'delivery');
  await recalculate(work);
}

/** Fixes the rates, lets shipping promotions count, and offers the customer's default card. What costs nothing needs no payment. */
async function leaveDelivery(work: OrderWork): Promise<void> {
  requireLines(work);
  await attachPromotions(work, 'shipments');
  await recalculate(work);
  if (!checkoutSteps(work.order).includes('payment')) return enterConfirm(work);
  await enter(work, 'payment');
  await addDefaultCard(work);
}

/** Takes store credit first; the one other payment covers the rest. Used by the steps and by the return from the payment page. */
export async function enterConfirm(work: OrderWork): Promise<void> {
  requireLines(work);
  requireSubscriber(work);
  await settlePayments(work);
  await enter(work, 'confirm');
}

async function enter(work: OrderWork, state: OrderState): Promise<void> {
  await work.store.updateTable('orders').set({ state, updatedAt: work.now }).where('id', '=', work.order.id).execute();
  await work.refresh();
}
