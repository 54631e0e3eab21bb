import { movableClock } from '#sandbox/clock';
import { sendDueGiftCards } from '#sandbox/shop/gift-cards/send-gift-cards';
import { makePrepaidDeliveries } from '#sandbox/shop/prepaid/deliver-prepaid';
import type { Shop } from '#sandbox/shop/shop';
import type { Day } from '#sandbox/shop/subscriptions/calendar-day';
import { addDays, beginOf, dayOf } from '#sandbox/shop/subscriptions/calendar-day';
import { endSubscriptions, makeDeliveries } from '#sandbox/shop/subscriptions/deliveries';
import { sendReminders } from '#sandbox/shop/subscriptions/reminders';

/** What the nights brought that were made up for. */
export interface Nights {
  readonly nights: number;
  /** Numbers of the orders that were placed. */
  readonly deliveries: readonly string[];
  /** Numbers of the orders that were refused and canceled. */
  readonly failures: readonly string[];
  readonly reminders: number;
}

/**
 * Does the work of every night that has passed since the last one, day by day and each at its own time: ends, deliveries,
 * reminders, gift cards. A night is done once, however many sandboxes share the database.
 */
export async function catchUp(shop: Shop): Promise<Nights> {
  const deliveries: string[] = [];
  const failures: string[] = [];
  let nights = 0;
  let reminders = 0;
  for (let night = await claimNight(shop); night !== undefined; night = await claimNight(shop)) {
    const then = atBeginOf(shop, night);
    await endSubscriptions(then, night);
    const made = [...(await makeDeliveries(then, night)), ...(await makePrepaidDeliveries(then, night))];
    for (const { number, refusedFor } of made) (refusedFor ? failures : deliveries).push(number);
    reminders += await sendReminders(then, night);
    await sendDueGiftCards(then);
    nights += 1;
  }
  await sendDueGiftCards(shop);
  return { nights, deliveries, failures, reminders };
}

/** The next night that nobody has done yet, or undefined. What was never counted begins today. */
async function claimNight(shop: Shop): Promise<Day | undefined> {
  const today = dayOf(shop.clock.now());
  for (;;) {
    const { lastNight } = await shop.database.selectFrom('worlds').select('lastNight').executeTakeFirstOrThrow();
    if (lastNight !== null && lastNight >= today) return undefined;
    const night = lastNight === null ? today : addDays(lastNight, 1);
    const claimed = await shop.database
      .updateTable('worlds')
      .set({ lastNight: night })
      .where('lastNight', 'is not distinct from', lastNight)
      .returning('name')
      .executeTakeFirst();
    if (claimed) return night;
  }
}

function atBeginOf(shop: Shop, day: Day): Shop {
  const begin = beginOf(day);
  return { ...shop, clock: movableClock({ now: () => begin }) };
}
