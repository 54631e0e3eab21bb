import type { Updateable } from 'kysely';
import type { CustomerRow, Database } from '#sandbox/database/schema';
import { notFound, unauthorized } from '#sandbox/http/error-responses';
import { todayOf } from '#sandbox/shop/calendar-day';
import type { Shop } from '#sandbox/shop/shop';
import { announceChange } from './announced-prices';
import { loadSubscription } from './load-subscriptions';
import { announceSoon } from './reminders';
import type { Subscription } from './subscription';
import { sendSubscriptionChange } from './subscription-change-mail';
import type { SubscriptionWork } from './subscription-work';

/** Changes a subscription of the customer, confirms that by mail, and returns it. */
export async function changeSubscription(
  shop: Shop,
  customer: CustomerRow,
  id: number,
  change: (work: SubscriptionWork) => Promise<void>,
): Promise<Subscription> {
  return lockSubscription(shop, customer, id, async (work) => {
    await change(work);
    const after = await loadSubscription(work.store, id);
    const changed = { before: work.subscription, after };
    await sendSubscriptionChange(work, changed);
    await announceChange(work, changed);
    await announceSoon({ ...work, subscription: await loadSubscription(work.store, id) });
    return after;
  });
}

/** Works on a subscription of the customer. Another customer's is 401, an unknown one 404. */
export async function lockSubscription<T>(
  shop: Shop,
  customer: CustomerRow,
  id: number,
  use: (work: SubscriptionWork) => Promise<T>,
): Promise<T> {
  return shop.database.transaction().execute(async (store) => {
    const row = await store
      .selectFrom('subscriptions')
      .select('customerId')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound();
    if (row.customerId !== customer.id) throw unauthorized();
    const now = shop.clock.now();
    return use({ shop, store, subscription: await loadSubscription(store, id), now, today: todayOf(now) });
  });
}

export async function writeSubscription(
  { store, subscription, now }: SubscriptionWork,
  change: Updateable<Database['subscriptions']>,
): Promise<void> {
  await store
    .updateTable('subscriptions')
    .set({ ...change, updatedAt: now })
    .where('id', '=', subscription.id)
    .execute();
}
