import type { OrderState } from '#sandbox/database/order-tables';
import type { CustomerRow } from '#sandbox/database/schema';
import { ApiError } from '#sandbox/http/api-error';
import { stepOn } from '#sandbox/shop/checkout/steps';
import { OrderWork } from '#sandbox/shop/orders/order-work';
import { recalculate } from '#sandbox/shop/orders/recalculate';
import { insertLine } from '#sandbox/shop/orders/store-line';
import { addPayment, changePayments } from '#sandbox/shop/payments/order-payments';
import { attachPromotions } from '#sandbox/shop/promotions/attach-promotions';
import type { SubscriptionWork } from './change-subscription';

/** An order that was tried for a delivery. A refused one is canceled. */
export interface Renewal {
  readonly number: string;
  /** Undefined when it was placed. */
  readonly refusedFor: 'payment' | 'goods' | undefined;
}

/** Orders the next delivery: its lines at today's prices, one-time extras with them, to its address, paid by its card. */
export async function orderDelivery(subscriptionWork: SubscriptionWork, customer: CustomerRow): Promise<Renewal> {
  const work = await openOrder(subscriptionWork, customer);
  return tryToPlace(work, () => payBy(work, subscriptionWork.subscription.creditCardId));
}

/** Takes an order the way that a shopper goes, in one go. `prepare` is run once its delivery is chosen. A refused order is canceled. */
export async function tryToPlace(work: OrderWork, prepare: (work: OrderWork) => Promise<void>): Promise<Renewal> {
  const { number } = work.order;
  try {
    await stepUntil(work, 'delivery');
    await prepare(work);
    await stepUntil(work, 'complete');
    return { number, refusedFor: undefined };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { number, refusedFor: await giveUp(work) };
  }
}

async function openOrder(
  { shop, store, subscription, now }: SubscriptionWork,
  customer: CustomerRow,
): Promise<OrderWork> {
  const { id } = await store
    .insertInto('orders')
    .values({
      number: `R${shop.random.digits(9)}`,
      token: shop.random.token(16),
      state: 'cart',
      channel: 'subscriptions',
      customerId: customer.id,
      subscriptionId: subscription.id,
      email: customer.email ?? subscription.email,
      shipAddressId: subscription.shipAddressId,
      billAddressId: subscription.billAddressId,
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const work = await OrderWork.on(shop, store, id);
  for (const { variant, quantity, options } of subscription.lines)
    await insertLine(work, { variant, quantity, options });
  await work.refresh();
  await attachPromotions(work, 'goods');
  await recalculate(work);
  return work;
}

async function payBy(work: OrderWork, creditCardId: number | null): Promise<void> {
  const method = work.shop.world.paymentMethods.find(({ kind }) => kind === 'card');
  if (!method || creditCardId === null) return;
  await addPayment(work, { methodId: method.id, creditCardId, amountCents: work.order.totalCents, state: 'checkout' });
}

async function stepUntil(work: OrderWork, state: OrderState): Promise<void> {
  while (work.order.state !== state) await stepOn(work);
}

/** Cancels the order, and tells whether it came as far as paying. */
async function giveUp(work: OrderWork): Promise<'payment' | 'goods'> {
  await work.refresh();
  const { order, store, now } = work;
  const refusedFor = order.state === 'payment' || order.state === 'confirm' ? 'payment' : 'goods';
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
      paymentState: refusedFor === 'payment' ? 'failed' : 'void',
      shipmentState: order.shipments.length > 0 ? 'canceled' : null,
      updatedAt: now,
    })
    .where('id', '=', order.id)
    .execute();
  return refusedFor;
}
