import type { ReminderType } from '#sandbox/database/subscription-tables';
import type { Day } from '#sandbox/shop/calendar-day';
import { addDays, daysBetween, beginningOf } from '#sandbox/shop/calendar-day';
import type { Ids, Shop, Store } from '#sandbox/shop/shop';
import { loadSubscription } from './load-subscriptions';
import { sendReminder } from './reminder-mail';
import type { Subscription } from './subscription';

/** Days before a delivery at which a reminder becomes due (spec §9 Default reminder). */
const leadDays: Readonly<Record<ReminderType, number>> = { default: 14, last_chance: 3 };
const minDaysBetweenReminders = 14;

/** Sends the due reminders of active subscriptions and returns their number (spec §4 Default reminder). */
export async function sendReminders(shop: Shop, today: Day): Promise<number> {
  let sent = 0;
  const due = await withDueReminders(shop.database, today).orderBy('subscriptions.id').execute();
  for (const { id } of due) sent += await sendDue(shop, id, today);
  return sent;
}

/** The subscriptions that have a reminder due; `dueReminders` says which one. */
export function withDueReminders(database: Store, today: Day): Ids<'subscriptions'> {
  const guarded = beginningOf(addDays(today, -minDaysBetweenReminders));
  return database
    .selectFrom('subscriptions')
    .select('subscriptions.id')
    .where('state', '=', 'active')
    .where('paused', '=', false)
    .where('actionableDate', '>', today)
    .where('actionableDate', '<=', addDays(today, leadDays.default))
    .where((where) => {
      const sent = where
        .selectFrom('subscriptionReminders as sent')
        .select('sent.id')
        .whereRef('sent.subscriptionId', '=', 'subscriptions.id');
      const last = sent
        .where('sent.reminderType', '=', 'last_chance')
        .whereRef('sent.actionableDate', '=', 'subscriptions.actionableDate');
      return where.or([
        where.not(where.exists(sent.where('sent.reminderType', '=', 'default').where('sent.sentAt', '>', guarded))),
        where.and([where('actionableDate', '<=', addDays(today, leadDays.last_chance)), where.not(where.exists(last))]),
      ]);
    });
}

/** Runs in its own transaction. Locks the row and checks it again, so that no reminder is sent twice. */
async function sendDue(shop: Shop, id: number, today: Day): Promise<number> {
  return shop.database.transaction().execute(async (store) => {
    await store.selectFrom('subscriptions').select('id').where('id', '=', id).forUpdate().execute();
    const subscription = await loadSubscription(store, id);
    const { actionableDate } = subscription;
    const due = dueReminders(subscription, today);
    if (actionableDate === null || due.length === 0) return 0;
    const sentAt = shop.clock.now();
    for (const reminderType of due) {
      if (reminderType === 'default' && !(await wantsReminders(store, subscription.customerId))) continue;
      await sendReminder({ shop, store, subscription, now: sentAt, today }, reminderType);
      await store
        .insertInto('subscriptionReminders')
        .values({ subscriptionId: id, reminderType, actionableDate, sentAt })
        .execute();
    }
    return due.length;
  });
}

/** Customers can do without the first reminder. The last one says what will be charged, so it always comes. */
async function wantsReminders(store: Store, customerId: number): Promise<boolean> {
  const { metadata } = await store
    .selectFrom('customers')
    .select('metadata')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return metadata['mail_reminders'] !== false;
}

/** The reminders that are due on a day. `last_chance` is sent once per delivery. */
export function dueReminders(
  {
    state,
    paused,
    actionableDate,
    endDate,
    reminders,
  }: Pick<Subscription, 'state' | 'paused' | 'actionableDate' | 'endDate' | 'reminders'>,
  today: Day,
): readonly ReminderType[] {
  if (
    state !== 'active' ||
    paused ||
    actionableDate === null ||
    actionableDate <= today ||
    (endDate !== null && actionableDate > endDate)
  )
    return [];
  const ahead = daysBetween(today, actionableDate);
  const guarded = beginningOf(addDays(today, -minDaysBetweenReminders));
  const wasSent: Readonly<Record<ReminderType, boolean>> = {
    default: reminders.some((one) => one.reminderType === 'default' && one.sentAt > guarded),
    last_chance: reminders.some((one) => one.reminderType === 'last_chance' && one.actionableDate === actionableDate),
  };
  return (['default', 'last_chance'] as const).filter((type) => ahead <= leadDays[type] && !wasSent[type]);
}
