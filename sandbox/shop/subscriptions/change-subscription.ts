import type { Transaction, Updateable } from 'kysely';
import type { CustomerRow, Database } from '#sandbox/database/schema';
import type { SubscriptionTable } from '#sandbox/database/subscription-tables';
import { notFound, unauthorized } from '#sandbox/http/error-responses';
import { sendSubscriptionChange } from '#sandbox/shop/mails/subscription-change-mail';
import type { Shop } from '#sandbox/shop/shop';
import type { Day } from './calendar-day';
import { dayOf } from './calendar-day';
import { loadSubscription } from './load-subscriptions';
import type { Subscription } from './subscription';

/** One change of one subscription. Its row is locked, so that concurrent changes run one after the other. */
export interface SubscriptionWork {
  readonly shop: Shop;
  readonly store: Transaction<Database>;
  readonly subscription: Subscription;
  readonly now: Date;
  readonly today: Day;
}

/** Changes a subscription of the customer, confirms that by mail, and returns it. Another customer's is 401, an unknown one 404. */
export async function changeSubscription(
  shop: Shop,
  customer: CustomerRow,
  id: number,
  change: (work: SubscriptionWork) => Promise<void>,
): Promise<Subscription> {
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
    const before = await loadSubscription(store, id);
    await change({ shop, store, subscription: before, now, today: dayOf(now) });
    const after = await loadSubscription(store, id);
    await sendSubscriptionChange({ shop, store, now }, { before, after });
    return after;
  });
}

export async function writeSubscription(
  { store, subscription, now }: SubscriptionWork,
  change: Updateable<SubscriptionTable>,
): Promise<void> {
  await store
    .updateTable('subscriptions')
    .set({ ...change, updatedAt: now })
    .where('id', '=', subscription.id)
    .execute();
}
