import type { SubscriptionRow } from '#sandbox/database/schema';
import type { Day } from '#sandbox/shop/calendar-day';
import { addDays, todayOf } from '#sandbox/shop/calendar-day';
import type { ShopWork } from '#sandbox/shop/shop';
import { nextDeliveryDay } from './delivery-day';
import { chargeOf } from './next-charge';
import type { Subscription } from './subscription';
import { maxPaymentAttempts } from './subscription';

/** A delivery that is due and could not be paid. */
export interface UnpaidDelivery {
  readonly totalCents: number;
  /** The days of the nightly run's next and last attempts; null when it makes none. */
  readonly nextAttemptOn: Day | null;
  readonly lastAttemptOn: Day | null;
}

/** A skipped or paused delivery is not due, so nothing is owed for it. */
export function isUnpaid({ state, paused, paymentState, actionableDate }: SubscriptionRow, today: Day): boolean {
  return (
    (state === 'active' || state === 'pending_cancellation') &&
    !paused &&
    paymentState === 'failed' &&
    actionableDate !== null &&
    actionableDate <= today
  );
}

/** Undefined when nothing is owed. The amount is that of a charge today. */
export async function unpaidDelivery(work: ShopWork, subscription: Subscription): Promise<UnpaidDelivery | undefined> {
  const today = todayOf(work.now);
  if (!isUnpaid(subscription, today)) return undefined;
  const { totalCents } = await chargeOf(work, subscription);
  const next = nextDeliveryDay(subscription, today);
  const triesLeft = maxPaymentAttempts - subscription.failedTries;
  return {
    totalCents,
    nextAttemptOn: next ?? null,
    lastAttemptOn: next === undefined ? null : addDays(next, triesLeft - 1),
  };
}
