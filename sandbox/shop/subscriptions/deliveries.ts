import type { Selectable, Updateable } from 'kysely';
import type { SubscriptionTable } from '#sandbox/database/subscription-tables';
import type { Shop } from '#sandbox/shop/shop';
import type { Day } from './calendar-day';
import { addInterval, dayOf } from './calendar-day';
import type { SubscriptionWork } from './change-subscription';
import { writeSubscription } from './change-subscription';
import { loadSubscription } from './load-subscriptions';
import type { Renewal } from './renewal-order';
import { orderDelivery } from './renewal-order';
import { mostPaymentTries } from './subscription';
import { postDeliveryFailure } from './subscription-mails';

/** Makes every delivery that is due on this day, and answers the orders, canceled ones among them. */
export async function makeDeliveries(shop: Shop, today: Day): Promise<readonly Renewal[]> {
  const due = await shop.database
    .selectFrom('subscriptions')
    .selectAll()
    .where('actionableDate', '<=', today)
    .where('state', 'in', ['active', 'pending_cancellation'])
    .orderBy('id')
    .execute();
  const renewals: Renewal[] = [];
  for (const { id } of due.filter((row) => isDue(row, today))) {
    const renewal = await deliver(shop, id, today);
    if (renewal) renewals.push(renewal);
  }
  return renewals;
}

/** Ends what was to run until a day that has passed. */
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

/** A paused one wakes up on its day. */
function isDue({ state, actionableDate, endDate, paymentState, failedTries }: Row, today: Day): boolean {
  if ((state !== 'active' && state !== 'pending_cancellation') || actionableDate === null || actionableDate > today)
    return false;
  if (endDate !== null && actionableDate > endDate) return false;
  return paymentState !== 'failed' || failedTries < mostPaymentTries;
}

/** One delivery in a transaction of its own. The row is locked and looked at once more, so that none is made twice. */
async function deliver(shop: Shop, id: number, today: Day): Promise<Renewal | undefined> {
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
    await writeSubscription(
      work,
      renewal.refusedFor ? afterRefusal(row, renewal.refusedFor) : afterDelivery(row, today),
    );
    if (renewal.refusedFor) await postDeliveryFailure(work, customer, renewal.refusedFor);
    else
      await store.deleteFrom('subscribedLines').where('subscriptionId', '=', id).where('oneTime', '=', true).execute();
    return renewal;
  });
}

/** The next day of delivery; a subscription that was canceled too late, or has reached its end, is over. */
function afterDelivery(row: Row, today: Day): Updateable<SubscriptionTable> {
  const made = { paused: false, successiveSkipCount: 0, failedTries: 0, paymentState: 'paid' } as const;
  if (row.state === 'pending_cancellation') return { ...made, state: 'canceled', actionableDate: null };
  let next = row.actionableDate ?? today;
  while (next <= today) next = addInterval(next, row);
  return row.endDate !== null && next > row.endDate ? { ...made, ...ended } : { ...made, actionableDate: next };
}

/** The day stays, so that the next night tries again. Nobody waits for ever for a card that was to pay one last time. */
function afterRefusal(row: Row, refusedFor: 'payment' | 'goods'): Updateable<SubscriptionTable> {
  const failedTries = row.failedTries + 1;
  const failed = {
    paused: false,
    failedTries,
    ...(refusedFor === 'payment' ? { paymentState: 'failed' as const } : {}),
  };
  const isOver = row.state === 'pending_cancellation' && failedTries >= mostPaymentTries;
  return isOver ? { ...failed, state: 'canceled', actionableDate: null } : failed;
}
