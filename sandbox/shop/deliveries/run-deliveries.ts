import type { ExpressionBuilder } from 'kysely';
import type { Database } from '#sandbox/database/schema';
import type { Day } from '#sandbox/shop/calendar-day';
import { todayOf } from '#sandbox/shop/calendar-day';
import type { Ids, Shop, Store } from '#sandbox/shop/shop';
import type { SubscriptionWork } from '#sandbox/shop/subscriptions/change-subscription';
import { isDue } from '#sandbox/shop/subscriptions/delivery-day';
import { sendDeliveryFailure } from '#sandbox/shop/subscriptions/delivery-failure-mail';
import { loadSubscription } from '#sandbox/shop/subscriptions/load-subscriptions';
import { attemptDelivery, ended } from './attempt-delivery';
import type { DeliveryOrder } from './delivery-order';

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
  const due = await withDateReached(shop.database, today).selectAll().orderBy('id').execute();
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
    .where(endPassed(today))
    .execute();
}

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
      today: todayOf(now),
    };
    const renewal = await attemptDelivery(work, today);
    const { work: placed, failure } = renewal;
    const isTold = failure === 'stock' && row.failedTries > 0;
    if (failure && !isTold)
      await sendDeliveryFailure({ ...work, subscription: await loadSubscription(store, id) }, placed.order, failure);
    return renewal;
  });
}
