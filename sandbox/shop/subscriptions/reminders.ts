import type { Transaction } from 'kysely';
import type { Database } from '#sandbox/database/schema';
import type { ReminderType } from '#sandbox/database/subscription-tables';
import type { Day } from '#sandbox/shop/calendar-day';
import { addDays, beginningOf, daysBetween, todayOf } from '#sandbox/shop/calendar-day';
import { eachRow } from '#sandbox/shop/each-row';
import type { Ids, Shop, Store } from '#sandbox/shop/shop';
import { announcedTotal, announcePrices } from './announced-prices';
import { nextDeliveryDay } from './delivery-day';
import { loadSubscription } from './load-subscriptions';
import { priceRise } from './price-rise';
import { sendReminder } from './reminder-mail';
import type { Subscription } from './subscription';
import type { SubscriptionWork } from './subscription-work';

/** Days before a delivery at which its first reminder becomes due, and its last one (spec §9 Default reminder). */
const firstLeadDays = 14;
export const lastLeadDays = 3;

/** A first reminder younger than this suppresses the next one, if that became due just now (spec §4 Default reminder). */
const resendGuard = 14 * 86_400_000;
const window = 4 * 3_600_000;

type BeforeDelivery = Exclude<ReminderType, 'needs_card'>;

/** Sends the reminders that are due and returns their number (spec §4 Default reminder). */
export async function sendReminders(shop: Shop, today: Day): Promise<number> {
  const due = await withDueReminders(shop.database, today).orderBy('subscriptions.id').execute();
  const sent = await eachRow(shop, 'reminder of subscription', due, (store, id) => sendDue(shop, store, id));
  return sent.filter(Boolean).length;
}

/** The subscriptions that may have a reminder due; `dueReminder` says whether they have. */
export function withDueReminders(database: Store, today: Day): Ids<'subscriptions'> {
  const lastDay = addDays(today, lastLeadDays);
  return database
    .selectFrom('subscriptions')
    .select('subscriptions.id')
    .where('state', 'in', ['active', 'pending_cancellation'])
    .where('actionableDate', '>', today)
    .where('actionableDate', '<=', addDays(today, firstLeadDays))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('subscriptionReminders as sent')
            .select('sent.id')
            .whereRef('sent.subscriptionId', '=', 'subscriptions.id')
            .whereRef('sent.actionableDate', '=', 'subscriptions.actionableDate')
            .where((sent) =>
              sent.or([
                sent('sent.reminderType', '=', 'last_chance'),
                sent.and([sent('sent.reminderType', '=', 'default'), sent('sent.actionableDate', '>', lastDay)]),
              ]),
            ),
        ),
      ),
    );
}

/** Locks the row and checks it again, so that no reminder is sent twice. */
async function sendDue(shop: Shop, store: Transaction<Database>, id: number): Promise<boolean> {
  await store.selectFrom('subscriptions').select('id').where('id', '=', id).forUpdate().execute();
  const now = shop.clock.now();
  const work = { shop, store, subscription: await loadSubscription(store, id), now, today: todayOf(now) };
  return remind(work, dueReminder(work.subscription, now));
}

/**
 * Sends the last reminder of a delivery that has moved too close for the nightly run to announce it, in the transaction of its
 * move. No delivery is charged without its last reminder. `toldCents` is the total that was announced for the day before the move.
 */
export async function announceSoon(work: SubscriptionWork, toldCents?: number): Promise<void> {
  if (dueReminder(work.subscription, work.now) === 'last_chance') await remind(work, 'last_chance', toldCents);
}

/** True when a reminder was sent. `toldCents` is the total that was announced before. */
async function remind(
  work: SubscriptionWork,
  type: BeforeDelivery | undefined,
  toldCents = announcedTotal(work.subscription),
): Promise<boolean> {
  const { store, subscription } = work;
  if (type === undefined) return false;
  await announcePrices(work);
  if (type === 'default' && !(await wantsFirst(work))) return false;
  const totalCents = await sendReminder(work, type, toldCents);
  await recordReminder(store, subscription, type, work.now, totalCents);
  return true;
}

/** A reminder is about the day that the subscription has when it is sent. */
export async function recordReminder(
  store: Store,
  { id, actionableDate }: Pick<Subscription, 'id' | 'actionableDate'>,
  reminderType: ReminderType,
  sentAt: Date,
  announcedCents: number | null = null,
): Promise<void> {
  if (actionableDate === null) throw new Error(`Subscription ${String(id)} has no day to remind of.`);
  await store
    .insertInto('subscriptionReminders')
    .values({ subscriptionId: id, reminderType, actionableDate, announcedCents, sentAt })
    .execute();
}

/** True when a reminder of this kind was sent for the next delivery. */
export function wasTold(
  { actionableDate, reminders }: Pick<Subscription, 'actionableDate' | 'reminders'>,
  type: ReminderType,
): boolean {
  return reminders.some((one) => one.reminderType === type && one.actionableDate === actionableDate);
}

/** Customers can do without the first reminder, unless it tells a higher price. The last one always comes. */
async function wantsFirst(work: SubscriptionWork): Promise<boolean> {
  const { metadata } = await work.store
    .selectFrom('customers')
    .select('metadata')
    .where('id', '=', work.subscription.customerId)
    .executeTakeFirstOrThrow();
  return metadata['mail_reminders'] !== false || (await priceRise(work, work.subscription)) !== undefined;
}

/**
 * The reminder of the next delivery that is due now, each once for a day; a box that is paused until a day has them, too. The
 * last one says all that the first does, so it takes the place of a first one that was not sent.
 */
function dueReminder(
  subscription: Pick<
    Subscription,
    'state' | 'actionableDate' | 'endDate' | 'paymentState' | 'failedTries' | 'reminders'
  >,
  now: Date,
): BeforeDelivery | undefined {
  const today = todayOf(now);
  const { actionableDate, reminders } = subscription;
  if (actionableDate === null || actionableDate <= today || nextDeliveryDay(subscription, today) === undefined)
    return undefined;
  const ahead = daysBetween(today, actionableDate);
  if (ahead <= lastLeadDays) return wasTold(subscription, 'last_chance') ? undefined : 'last_chance';
  if (ahead > firstLeadDays || wasTold(subscription, 'default')) return undefined;
  const age = now.getTime() - beginningOf(addDays(actionableDate, -firstLeadDays)).getTime();
  const isGuarded =
    age <= window &&
    reminders.some((one) => one.reminderType === 'default' && now.getTime() - one.sentAt.getTime() <= resendGuard);
  return isGuarded ? undefined : 'default';
}
