import type { ReminderType } from '#sandbox/database/subscription-tables';
import type { Shop } from '#sandbox/shop/shop';
import type { Day } from './calendar-day';
import { addDays, beginOf, daysBetween } from './calendar-day';
import { loadSubscription } from './load-subscriptions';
import type { Subscription } from './subscription';
import { postReminder } from './subscription-mails';

/** Days before a delivery from which on a reminder is due (spec §9 Default reminder). */
const leads: Readonly<Record<ReminderType, number>> = { default: 14, last_chance: 3 };
/** A default reminder is not repeated within so many days. */
const guardDays = 14;

/** Reminds of deliveries to come, and answers how often (spec §4 Default reminder). Only what is active is reminded of. */
export async function sendReminders(shop: Shop, today: Day): Promise<number> {
  let sent = 0;
  for (const id of await dueOn(shop, today)) sent += await remind(shop, id, today);
  return sent;
}

/** Whom a reminder is due for; in most nights nobody, and then nothing more is read. */
async function dueOn({ database }: Shop, today: Day): Promise<readonly number[]> {
  const near = await database
    .selectFrom('subscriptions')
    .selectAll()
    .where('state', '=', 'active')
    .where('paused', '=', false)
    .where('actionableDate', '>', today)
    .where('actionableDate', '<=', addDays(today, leads.default))
    .orderBy('id')
    .execute();
  if (near.length === 0) return [];
  const sent = await database
    .selectFrom('subscriptionReminders')
    .selectAll()
    .where(
      'subscriptionId',
      'in',
      near.map(({ id }) => id),
    )
    .execute();
  const due = near.filter(
    (row) =>
      dueReminders({ ...row, reminders: sent.filter(({ subscriptionId }) => subscriptionId === row.id) }, today)
        .length > 0,
  );
  return due.map(({ id }) => id);
}

/** One subscription in a transaction of its own. The row is locked and looked at once more, so that nobody is reminded twice. */

async function remind(shop: Shop, id: number, today: Day): Promise<number> {
  return shop.database.transaction().execute(async (store) => {
    await store.selectFrom('subscriptions').select('id').where('id', '=', id).forUpdate().execute();
    const subscription = await loadSubscription(store, id);
    const { actionableDate, customerId } = subscription;
    const due = dueReminders(subscription, today);
    if (actionableDate === null || due.length === 0) return 0;
    const customer = await store
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();
    const sentAt = shop.clock.now();
    for (const reminderType of due) {
      await postReminder({ shop, store, subscription, now: sentAt, today }, customer, reminderType);
      await store
        .insertInto('subscriptionReminders')
        .values({ subscriptionId: id, reminderType, actionableDate, sentAt })
        .execute();
    }
    return due.length;
  });
}

/** Which reminders are due on a day. A last chance is told once for each delivery. */
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
  const guarded = beginOf(addDays(today, -guardDays));
  const wasSent: Readonly<Record<ReminderType, boolean>> = {
    default: reminders.some((one) => one.reminderType === 'default' && one.sentAt > guarded),
    last_chance: reminders.some((one) => one.reminderType === 'last_chance' && one.actionableDate === actionableDate),
  };
  return (['default', 'last_chance'] as const).filter((type) => ahead <= leads[type] && !wasSent[type]);
}
