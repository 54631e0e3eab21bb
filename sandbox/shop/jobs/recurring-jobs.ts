import { movableClock } from '#sandbox/clock';
import type { Day } from '#sandbox/shop/calendar-day';
import { addDays, beginningOf, todayOf } from '#sandbox/shop/calendar-day';
import {
  endSubscriptions,
  runDeliveries,
  withDateReached,
  withEndPassed,
} from '#sandbox/shop/deliveries/run-deliveries';
import { prepaidWithDateReached, runPrepaidDeliveries } from '#sandbox/shop/deliveries/run-prepaid-deliveries';
import { sendDueGiftCards, unsentGiftCards } from '#sandbox/shop/gift-cards/send-gift-cards';
import { forgetOldCalls } from '#sandbox/shop/repeated-calls/kept-answers';
import type { Shop } from '#sandbox/shop/shop';
import { sendReminders, withDueReminders } from '#sandbox/shop/subscriptions/reminders';

export interface JobReport {
  /** Days whose jobs this sandbox was the first to end. */
  readonly days: number;
  /** Numbers of the orders that were placed. */
  readonly deliveries: readonly string[];
  /** Numbers of the orders that failed and were canceled. */
  readonly failures: readonly string[];
  readonly reminders: number;
}

/**
 * Runs the recurring jobs of every day since the last run, each with the clock of its day: ended subscriptions, deliveries,
 * reminders, gift cards. A day's jobs wait until the day before is over in every state: until then it can be changed. A day
 * counts as run once its jobs have ended, so that the jobs of a process that is killed run again. Each job locks a row and looks
 * again before it works on it: sandboxes that run a day at the same moment do each row once.
 */
export async function runRecurringJobs(shop: Shop): Promise<JobReport> {
  const deliveries: string[] = [];
  const failures: string[] = [];
  let days = 0;
  let reminders = 0;
  const today = todayOf(shop.clock.now());
  for (let day = await firstDay(shop, today); day <= today; day = addDays(day, 1)) {
    const then = atStartOf(shop, day);
    if (await hasWork(then, day)) {
      await endSubscriptions(then, day);
      const made = [...(await runDeliveries(then, day)), ...(await runPrepaidDeliveries(then, day))];
      for (const { work, failure } of made) (failure ? failures : deliveries).push(work.order.number);
      reminders += await sendReminders(then, day);
      await sendDueGiftCards(then);
    }
    if (await end(shop, day)) days += 1;
  }
  await sendDueGiftCards(shop);
  await forgetOldCalls(shop);
  return { days, deliveries, failures, reminders };
}

/** Asks for all jobs of a day at once: on most days of a year there is none. */
async function hasWork({ database, clock }: Shop, day: Day): Promise<boolean> {
  const { found } = await database
    .selectNoFrom((select) =>
      select
        .or([
          select.exists(withEndPassed(database, day)),
          select.exists(withDateReached(database, day)),
          select.exists(prepaidWithDateReached(database, day)),
          select.exists(withDueReminders(database, day)),
          select.exists(unsentGiftCards(database, clock.now())),
        ])
        .as('found'),
    )
    .executeTakeFirstOrThrow();
  return found === true;
}

/** The first day whose jobs have not ended. A new database starts today. */
async function firstDay({ database }: Shop, today: Day): Promise<Day> {
  const { lastJobDate } = await database.selectFrom('shopState').select('lastJobDate').executeTakeFirstOrThrow();
  return lastJobDate === null ? today : addDays(lastJobDate, 1);
}

/** Notes that the jobs of a day have ended. False when another sandbox has noted it. */
async function end({ database }: Shop, day: Day): Promise<boolean> {
  const noted = await database
    .updateTable('shopState')
    .set({ lastJobDate: day })
    .where((where) => where.or([where('lastJobDate', 'is', null), where('lastJobDate', '<', day)]))
    .returning('lastJobDate')
    .executeTakeFirst();
  return noted !== undefined;
}

function atStartOf(shop: Shop, day: Day): Shop {
  const begin = beginningOf(day);
  return { ...shop, clock: movableClock({ now: () => begin }) };
}
