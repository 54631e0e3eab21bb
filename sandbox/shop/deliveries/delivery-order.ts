import type { OrderState } from '#sandbox/database/order-tables';
import type { CustomerRow } from '#sandbox/database/schema';
import { ApiError } from '#sandbox/http/api-error';
import { insertLines } from '#sandbox/shop/cart/store-line';
import { goToNextStep } from '#sandbox/shop/checkout/steps';
import { insertOrder } from '#sandbox/shop/orders/insert-order';
import { OrderWork } from '#sandbox/shop/orders/order-work';
import { addPayment, changePayments } from '#sandbox/shop/payments/order-payments';
import type { SubscriptionWork } from '#sandbox/shop/subscriptions/subscription-work';
import { recalculate } from '#sandbox/shop/totals/recalculate';

/** The order of a delivery attempt. A failed one is canceled. */
export interface DeliveryOrder {
  readonly work: OrderWork;
  /** Undefined when the order was placed. */
  readonly failure: 'payment' | 'stock' | undefined;
}

/** Places the order of the next delivery: all lines, one-time extras too, at announced prices or today's, paid with the subscription's card. */
export async function orderDelivery(subscriptionWork: SubscriptionWork, customer: CustomerRow): Promise<DeliveryOrder> {
  const work = await createDeliveryOrder(subscriptionWork, customer);
  return placeDelivery(work, () => addCardPayment(work, subscriptionWork.subscription.creditCardId));
}

/** Takes an order through checkout. `prepare` runs at the delivery step. A refused order is canceled. */
export async function placeDelivery(
  work: OrderWork,
  prepare: (work: OrderWork) => Promise<void>,
): Promise<DeliveryOrder> {
  try {
    await advanceTo(work, 'delivery');
    await prepare(work);
    await advanceTo(work, 'complete');
    return { work, failure: undefined };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { work, failure: await cancelOrder(work) };
  }
}

async function createDeliveryOrder(
  { shop, store, subscription, now }: SubscriptionWork,
  customer: CustomerRow,
): Promise<OrderWork> {
  const id = await insertOrder(
    shop,
    store,
    {
      channel: 'subscriptions',
      customerId: customer.id,
      subscriptionId: subscription.id,
      email: customer.provenEmail ?? subscription.email,
      shipAddressId: subscription.shipAddressId,
      billAddressId: subscription.billAddressId,
    },
    now,
  );
  const work = await OrderWork.on(shop, store, id);
  const lines = subscription.lines.map((line) => ({ ...line, promisedCents: line.priceCents }));
  await insertLines(work, lines);
  await recalculate(work);
  return work;
}

async function addCardPayment(work: OrderWork, creditCardId: number | null): Promise<void> {
  const method = work.shop.config.paymentMethods.find(({ kind }) => kind === 'card');
  if (!method || creditCardId === null) return;
  await addPayment(work, { methodId: method.id, creditCardId, amountCents: work.order.totalCents, state: 'checkout' });
}

async function advanceTo(work: OrderWork, state: OrderState): Promise<void> {
  while (work.order.state !== state) await goToNextStep(work, work.order);
}

/** Cancels the order and returns whether payment or stock was the problem. */
async function cancelOrder(work: OrderWork): Promise<'payment' | 'stock'> {
  await work.refresh();
  const { order, store, now } = work;
  const failure = order.state === 'payment' || order.state === 'confirm' ? 'payment' : 'stock';
  await changePayments(
    work,
    order.payments.filter(({ state }) => state === 'checkout'),
    { state: 'invalid' },
  );
  await store.updateTable('shipments').set({ state: 'canceled' }).where('orderId', '=', order.id).execute();
  await store
    .updateTable('orders')
    .set({
      state: 'canceled',
      paymentState: failure === 'payment' ? 'failed' : 'void',
      shipmentState: order.shipments.length > 0 ? 'canceled' : null,
      updatedAt: now,
    })
    .where('id', '=', order.id)
    .execute();
  return failure;
}
