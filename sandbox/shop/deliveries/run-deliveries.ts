import type { ExpressionBuilder, Transaction } from 'kysely';
import type { Database } from '#sandbox/database/schema';
import type { Day } from '#sandbox/shop/calendar-day';
import { todayOf } from '#sandbox/shop/calendar-day';
import { eachRow } from '#sandbox/shop/each-row';
import type { Ids, Shop, Store } from '#sandbox/shop/shop';
import { isDue } from '#sandbox/shop/subscriptions/delivery-day';
import { sendDeliveryFailure } from '#sandbox/shop/subscriptions/delivery-failure-mail';
import { loadSubscription } from '#sandbox/shop/subscriptions/load-subscriptions';
import { wasTold } from '#sandbox/shop/subscriptions/reminders';
import type { SubscriptionWork } from '#sandbox/shop/subscriptions/subscription-work';
import { attemptDelivery, ended } from './attempt-delivery';
import type { DeliveryOrder } from './delivery-order';
import { announceFirst, isDearerThanAnnounced, isWithoutPayment, waitForCard } from './put-off-delivery';
import { wasTried } from './tried-deliveries';

/** The subscriptions whose date has come; `isDue` says whether they deliver. */
export function withDateReached(database: Store, today: Day): Ids<'subscriptions'> {
  return database
    .selectFrom('subscriptions')
    .select('id')
    .where('actionableDate', '<=', today)
    .where('state', 'in', ['active', 'pending_cancellation']);
}

/** The active subscriptions whose end date has passed. */
export function withEndPassed(database: Store, today: Day): Ids<'subscriptions'> {
  return database.selectFrom('subscriptions').select('id').where(endPassed(today));
}

function endPassed(today: Day) {
  return (where: ExpressionBuilder<Database, 'subscriptions'>) =>
    where.and([where('state', '=', 'active'), where('endDate', '<', today)]);
}

/** Runs the subscription deliveries that are due. Returns their orders, also the canceled ones. */
export async function runDeliveries(shop: Shop, today: Day): Promise<readonly DeliveryOrder[]> {
  const reached = await withDateReached(shop.database, today).selectAll().orderBy('id').execute();
  const due = reached.filter((row) => isDue(row, today));
  const renewals = await eachRow(shop, 'delivery of subscription', due, (store, id) => deliver(shop, store, id, today));
  return renewals.filter((renewal) => renewal !== undefined);
}

/** Ends subscriptions whose end date has passed. */
export async function endSubscriptions(shop: Shop, today: Day): Promise<void> {
  const passed = await withEndPassed(shop.database, today).orderBy('id').execute();
  await eachRow(shop, 'end of subscription', passed, (store, id) =>
    store
      .updateTable('subscriptions')
      .set({ ...ended, updatedAt: shop.clock.now() })
      .where('id', '=', id)
      .where(endPassed(today))
      .execute(),
  );
}

/** Locks the row and checks it again, so that no delivery runs twice. */
async function deliver(
  shop: Shop,
  store: Transaction<Database>,
  id: number,
  today: Day,
): Promise<DeliveryOrder | undefined> {
  const row = await store.selectFrom('subscriptions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row || !isDue(row, today) || (await wasTried(store, { subscriptionId: id }, today))) return undefined;
  const now = shop.clock.now();
  const work: SubscriptionWork = {
    shop,
    store,
    subscription: await loadSubscription(store, id),
    now,
    today: todayOf(now),
  };
  const isWaiting = wasTold(work.subscription, 'needs_card');
  if (!isWaiting && !wasTold(work.subscription, 'last_chance')) return announceFirst(work);
  if (await isWithoutPayment(work, work.subscription)) return isWaiting ? undefined : waitForCard(work);
  if (isWaiting || (await isDearerThanAnnounced(work, work.subscription))) return announceFirst(work);
  const renewal = await attemptDelivery(work, today);
  const { work: placed, failure } = renewal;
  const isTold = failure === 'stock' && row.failedTries > 0;
  if (failure && !isTold)
    await sendDeliveryFailure({ ...work, subscription: await loadSubscription(store, id) }, placed.order, failure);
  return renewal;
}
