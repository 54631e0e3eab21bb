import type { Selectable, Updateable } from 'kysely';
import type { SubscriptionTable } from '#sandbox/database/subscription-tables';
import { sendDeliveryFailure } from '#sandbox/shop/mails/delivery-failure-mail';
import { sendDeliveryConfirmation } from '#sandbox/shop/mails/order-confirmation-mail';
import type { Shop } from '#sandbox/shop/shop';
import type { Day } from './calendar-day';
import { addInterval, dayOf } from './calendar-day';
import type { SubscriptionWork } from './change-subscription';
import { writeSubscription } from './change-subscription';
import { isDue } from './delivery-day';
import type { DeliveryOrder } from './delivery-order';
import { orderDelivery } from './delivery-order';
import { loadSubscription } from './load-subscriptions';
import { maxPaymentAttempts } from './subscription';

/** Runs the subscription deliveries that are due. Returns their orders, also the canceled ones. */
export async function runDeliveries(shop: Shop, today: Day): Promise<readonly DeliveryOrder[]> {
  const due = await shop.database
    .selectFrom('subscriptions')
    .selectAll()
    .where('actionableDate', '<=', today)
    .where('state', 'in', ['active', 'pending_cancellation'])
    .orderBy('id')
    .execute();
  const renewals: DeliveryOrder[] = [];
  for (const { id } of due.filter((row) => isDue(row, today))) {
    const renewal = await deliver(shop, id, today);
    if (renewal) renewals.push(renewal);
  }
  return renewals;
}

/** Ends subscriptions whose end date has passed. */
export async function endSubscriptions(shop: Shop, today: Day): Promise<void> {
  await shop.database
    .updateTable('subscriptions')
    .set({ ...ended, updatedAt: shop.clock.now() })
    .where('state', '=', 'active')
    .where('endDate', '<', today)
    .execute();
}

const ended = { state: 'inactive', paused: false, actionableDate: null } as const;

type Row = Selectable<SubscriptionTable>;

/** Runs one delivery in its own transaction. Locks the row and checks it again, so that no delivery runs twice. */
async function deliver(shop: Shop, id: number, today: Day): Promise<DeliveryOrder | undefined> {
  return shop.database.transaction().execute(async (store) => {
    const row = await store.selectFrom('subscriptions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (!row || !isDue(row, today)) return undefined;
    const now = shop.clock.now();
    const work: SubscriptionWork = {
      shop,
      store,
      subscription: await loadSubscription(store, id),
      now,
      today: dayOf(now),
    };
    const customer = await store
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', row.customerId)
      .executeTakeFirstOrThrow();
    const renewal = await orderDelivery(work, customer);
    const { work: placed, failure } = renewal;
    await writeSubscription(work, failure ? afterFailure(row, failure) : afterDelivery(row, today));
    if (!failure)
      await store.deleteFrom('subscribedLines').where('subscriptionId', '=', id).where('oneTime', '=', true).execute();
    const after = await loadSubscription(store, id);
    if (failure) await sendDeliveryFailure({ ...work, subscription: after }, placed.order, failure);
    else await sendDeliveryConfirmation(placed, { before: work.subscription, after });
    return renewal;
  });
}

/** Schedules the next delivery, or ends a subscription that is pending cancellation or past its end date. */
function afterDelivery(row: Row, today: Day): Updateable<SubscriptionTable> {
  const made = { paused: false, successiveSkipCount: 0, failedTries: 0, paymentState: 'paid' } as const;
  if (row.state === 'pending_cancellation') return { ...made, state: 'canceled', actionableDate: null };
  let next = row.actionableDate ?? today;
  while (next <= today) next = addInterval(next, row);
  return row.endDate !== null && next > row.endDate ? { ...made, ...ended } : { ...made, actionableDate: next };
}

/** Keeps the date, so that the next day tries again. A pending cancellation ends after the last attempt. */
function afterFailure(row: Row, failure: 'payment' | 'stock'): Updateable<SubscriptionTable> {
  const failedTries = row.failedTries + 1;
  const failed = {
    paused: false,
    failedTries,
    ...(failure === 'payment' ? { paymentState: 'failed' as const } : {}),
  };
  const isOver = row.state === 'pending_cancellation' && failedTries >= maxPaymentAttempts;
  return isOver ? { ...failed, state: 'canceled', actionableDate: null } : failed;
}
