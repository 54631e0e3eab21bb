import { addDays } from '#sandbox/shop/calendar-day';
import type { ShopWork } from '#sandbox/shop/shop';
import { announcedTotal, arePricesAnnounced } from '#sandbox/shop/subscriptions/announced-prices';
import { writeSubscription } from '#sandbox/shop/subscriptions/change-subscription';
import { sendNeedsCard } from '#sandbox/shop/subscriptions/delivery-failure-mail';
import { loadSubscription } from '#sandbox/shop/subscriptions/load-subscriptions';
import { chargeOf } from '#sandbox/shop/subscriptions/next-charge';
import { needsCard } from '#sandbox/shop/subscriptions/paying-card';
import { announceSoon, lastLeadDays, recordReminder } from '#sandbox/shop/subscriptions/reminders';
import type { Subscription } from '#sandbox/shop/subscriptions/subscription';
import type { SubscriptionWork } from '#sandbox/shop/subscriptions/subscription-work';

/**
 * Puts a delivery off that is due and was never announced with a payment that covers it: no job ran in time, it waited for a card
 * until store credit came, or it costs more than was announced. Its last reminder goes out now, and the delivery follows on the day that the reminder names, at the prices
 * of its first reminder.
 */
export async function announceFirst(work: SubscriptionWork): Promise<undefined> {
  const { store, subscription, today } = work;
  const actionableDate = addDays(today, lastLeadDays);
  const announcedFor = arePricesAnnounced(subscription) ? actionableDate : subscription.announcedFor;
  // The new day is tried, and its failure told, like every other one.
  await writeSubscription(work, { actionableDate, announcedFor, failedTries: 0 });
  const moved = { ...work, subscription: await loadSubscription(store, subscription.id) };
  await announceSoon(moved, announcedTotal(subscription));
}

/** True when the next delivery costs more than was announced: shipping or tax has risen, or a discount has ended. */
export async function isDearerThanAnnounced(work: ShopWork, subscription: Subscription): Promise<boolean> {
  const announced = announcedTotal(subscription);
  return announced !== undefined && (await chargeOf(work, subscription)).totalCents > announced;
}

/** True when nothing can pay for the next delivery. */
export async function isWithoutPayment(work: ShopWork, subscription: Subscription): Promise<boolean> {
  if (subscription.creditCardId !== null) return false;
  return needsCard(work, subscription, (await chargeOf(work, subscription)).totalCents);
}

/** Lets a delivery wait, without an attempt, and tells the customer so: it goes on when they choose a card, or once store credit covers it. */
export async function waitForCard(work: SubscriptionWork): Promise<undefined> {
  const { store, subscription, now } = work;
  await writeSubscription(work, { paused: false });
  await sendNeedsCard(work);
  await recordReminder(store, subscription, 'needs_card', now);
}
