import type { Updateable } from 'kysely';
import type { Database, SubscriptionRow } from '#sandbox/database/schema';
import type { Day } from '#sandbox/shop/calendar-day';
import { sendDeliveryConfirmation } from '#sandbox/shop/order-mails/order-confirmation-mail';
import { writeSubscription } from '#sandbox/shop/subscriptions/change-subscription';
import { loadSubscription } from '#sandbox/shop/subscriptions/load-subscriptions';
import { chargeOf } from '#sandbox/shop/subscriptions/next-charge';
import { nextFreeDay } from '#sandbox/shop/subscriptions/next-free-day';
import { announceSoon } from '#sandbox/shop/subscriptions/reminders';
import { maxPaymentAttempts, recurringLines } from '#sandbox/shop/subscriptions/subscription';
import type { SubscriptionWork } from '#sandbox/shop/subscriptions/subscription-work';
import type { DeliveryOrder } from './delivery-order';
import { orderDelivery } from './delivery-order';

/** The state of a subscription after its end date. */
export const ended = { state: 'inactive', paused: false, actionableDate: null } as const;

/** Places and charges the order of the next delivery, stores the outcome, and confirms a placed order by mail. */
export async function attemptDelivery(work: SubscriptionWork, today: Day): Promise<DeliveryOrder> {
  const { store, subscription } = work;
  const customer = await store
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', subscription.customerId)
    .executeTakeFirstOrThrow();
  const delivery = await orderDelivery(work, customer);
  const { failure } = delivery;
  await writeSubscription(
    work,
    failure
      ? afterFailure(subscription, failure)
      : { ...afterDelivery(subscription, today), lastChargeCents: await withoutExtras(work, delivery) },
  );
  if (failure) return delivery;
  await store
    .deleteFrom('subscribedLines')
    .where('subscriptionId', '=', subscription.id)
    .where('oneTime', '=', true)
    .execute();
  const after = await loadSubscription(store, subscription.id);
  await sendDeliveryConfirmation(delivery.work, { before: subscription, after });
  await announceSoon({ ...work, subscription: after });
  return delivery;
}

/** The charge of a placed delivery without its extras, in cents, to which the next one is compared. */
async function withoutExtras(work: SubscriptionWork, { work: placed }: DeliveryOrder): Promise<number> {
  const { subscription } = work;
  const lines = recurringLines(subscription.lines);
  if (lines.length === subscription.lines.length) return placed.order.totalCents;
  return (await chargeOf(work, { ...subscription, lines })).totalCents;
}

/** Schedules the next delivery, or ends a subscription that is pending cancellation or past its end date. */
function afterDelivery(row: SubscriptionRow, today: Day): Updateable<Database['subscriptions']> {
  const made = { paused: false, successiveSkipCount: 0, failedTries: 0, paymentState: 'paid' } as const;
  if (row.state === 'pending_cancellation') return { ...made, state: 'canceled', actionableDate: null };
  const next = nextFreeDay({ ...row, actionableDate: row.actionableDate ?? today }, today);
  return row.endDate !== null && next > row.endDate ? { ...made, ...ended } : { ...made, actionableDate: next };
}

/** Keeps the date, so that the next day tries again. A pending cancellation ends after the last attempt. */
function afterFailure(row: SubscriptionRow, failure: 'payment' | 'stock'): Updateable<Database['subscriptions']> {
  const failedTries = triesAfter(row, failure);
  const failed = {
    paused: false,
    failedTries,
    ...(failure === 'payment' ? { paymentState: 'failed' as const } : {}),
  };
  const isOver = row.state === 'pending_cancellation' && failedTries >= maxPaymentAttempts;
  return isOver ? { ...failed, state: 'canceled', actionableDate: null } : failed;
}

/** A card is tried three times, on however many days something was sold out before its first decline or after one. */
function triesAfter({ paymentState, failedTries }: SubscriptionRow, failure: 'payment' | 'stock'): number {
  if (paymentState !== 'failed') return failure === 'payment' ? 1 : failedTries + 1;
  return failure === 'payment' ? failedTries + 1 : Math.max(failedTries, 1);
}
