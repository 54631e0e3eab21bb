import { movableClock } from '#sandbox/clock';
import { sendDueGiftCards } from '#sandbox/shop/gift-cards/send-gift-cards';
import { runPrepaidDeliveries } from '#sandbox/shop/prepaid/run-prepaid-deliveries';
import type { Shop } from '#sandbox/shop/shop';
import type { Day } from '#sandbox/shop/subscriptions/calendar-day';
import { addDays, dayOf, startOfDay } from '#sandbox/shop/subscriptions/calendar-day';
import { sendReminders } from '#sandbox/shop/subscriptions/reminders';
import { endSubscriptions, runDeliveries } from '#sandbox/shop/subscriptions/run-deliveries';

export interface JobReport {
  readonly days: number;
  /** Numbers of the orders that were placed. */
  readonly deliveries: readonly string[];
  /** Numbers of the orders that failed and were canceled. */
  readonly failures: readonly string[];
  readonly reminders: number;
}

/**
 * Runs the recurring jobs of every day since the last run, each with the clock of its day: ended subscriptions, deliveries,
 * reminders, gift cards. A day runs once, however many sandboxes share the database.
 */
export async function runRecurringJobs(shop: Shop): Promise<JobReport> {
  const deliveries: string[] = [];
  const failures: string[] = [];
  let days = 0;
  let reminders = 0;
  for (let day = await claimNextDay(shop); day !== undefined; day = await claimNextDay(shop)) {
    const then = atStartOf(shop, day);
    await endSubscriptions(then, day);
    const made = [...(await runDeliveries(then, day)), ...(await runPrepaidDeliveries(then, day))];
    for (const { work, failure } of made) (failure ? failures : deliveries).push(work.order.number);
    reminders += await sendReminders(then, day);
    await sendDueGiftCards(then);
    days += 1;
  }
  await sendDueGiftCards(shop);
  return { days, deliveries, failures, reminders };
}

/** Claims the next day whose jobs have not run; undefined when there is none. A new database starts today. */
async function claimNextDay(shop: Shop): Promise<Day | undefined> {
  const today = dayOf(shop.clock.now());
  for (;;) {
    const { lastJobDate } = await shop.database.selectFrom('shopState').select('lastJobDate').executeTakeFirstOrThrow();
    if (lastJobDate !== null && lastJobDate >= today) return undefined;
    const day = lastJobDate === null ? today : addDays(lastJobDate, 1);
    const claimed = await shop.database
      .updateTable('shopState')
      .set({ lastJobDate: day })
      .where('lastJobDate', 'is not distinct from', lastJobDate)
      .returning('name')
      .executeTakeFirst();
    if (claimed) return day;
  }
}

function atStartOf(shop: Shop, day: Day): Shop {
  const begin = startOfDay(day);
  return { ...shop, clock: movableClock({ now: () => begin }) };
}
