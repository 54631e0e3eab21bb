import type { DeliveryPlan } from '#src/plugin/delivery/shared/delivery-orders';
import type { Day } from '#src/plugin/interval/calendar-day';
import { addDays, readDay } from '#src/plugin/interval/calendar-day';
import { invalid } from '#src/plugin/shop-failure';
import type { SubscribedLine, Subscription } from './subscription.entity';

/** Attempts at a payment, a day apart. After that a delivery waits for another card or another day. */
export const mostTries = 3;

type Schedule = Pick<
  Subscription,
  'state' | 'actionableDate' | 'endDate' | 'paymentState' | 'failedTries' | 'mayBeTriedAgain'
>;

/** Says if a delivery is made today. A paused subscription resumes by itself on its day. */
export function isDue(subscription: Schedule, today: Day): boolean {
  const day = plannedDay(subscription);
  return day !== undefined && day <= today;
}

/**
 * Finds the day on which the next delivery is made and charged; undefined when none is planned. One that is due already was tried
 * today, and is tried again tomorrow.
 */
export function nextDeliveryDay(subscription: Schedule, today: Day): Day | undefined {
  const day = plannedDay(subscription);
  return day === undefined || day > today ? day : addDays(today, 1);
}

/** Says if a delivery is due that could not be paid. One that was skipped or is paused is not due: nothing is owed for it. */
export function isUnpaid(subscription: Schedule & Pick<Subscription, 'isPaused'>, today: Day): boolean {
  const { isPaused, paymentState, actionableDate } = subscription;
  return (
    goesOn(subscription) && !isPaused && paymentState === 'failed' && actionableDate !== null && actionableDate <= today
  );
}

/** Says if those who run the shop may have it delivered today, whatever its day; the card that pays was not forbidden for good. */
export function isDeliverable(subscription: Schedule & Pick<Subscription, 'isPaused'>, today: Day): boolean {
  const { isPaused, endDate, mayBeTriedAgain } = subscription;
  return goesOn(subscription) && !isPaused && mayBeTriedAgain && (endDate === null || endDate >= today);
}

/** Says if no attempt at a payment follows until there is another card or another day. */
export function areTriesOver({
  failedTries,
  mayBeTriedAgain,
}: Pick<Schedule, 'failedTries' | 'mayBeTriedAgain'>): boolean {
  return failedTries >= mostTries || !mayBeTriedAgain;
}

/** The failed attempts at the next delivery. */
export type Tries = Pick<Subscription, 'failedTries' | 'mayBeTriedAgain'>;

export interface Scheduled extends Tries {
  readonly actionableDate: Day;
}

/** Another day or another card is tried as often as the first one. */
export const noTries: Tries = { failedTries: 0, mayBeTriedAgain: true };

export function scheduled(day: Day): Scheduled {
  return { actionableDate: day, ...noTries };
}

/**
 * Reads the day that a customer has chosen; today becomes tomorrow, because the deliveries of today are made already (spec §4
 * Subscription actions). Throws INVALID for a day that is over in every state, and for a text that is no day.
 */
export function scheduledFor(text: string, today: Day): Scheduled {
  const day = readDay(text);
  if (day === undefined) throw invalid({ actionable_date: ['is invalid'] });
  if (day < today) throw invalid({ actionable_date: ['must be tomorrow or later'] });
  return scheduled(day === today ? addDays(today, 1) : day);
}

/** Plans the next delivery of a subscription: all lines, those for it alone too, and less where `lines` says so. */
export function planOf(
  subscription: Subscription,
  lines: readonly SubscribedLine[] = subscription.lines,
): DeliveryPlan {
  const { id: subscriptionId, customer, email, shippingAddress, billingAddress } = subscription;
  return {
    of: { subscriptionId },
    customer,
    email: customer.customFields.provenEmail ?? email,
    lines: lines.map(({ productVariantId, quantity, parts }) => ({ productVariantId, quantity, parts })),
    shippingAddress,
    billingAddress,
  };
}

function plannedDay(subscription: Schedule): Day | undefined {
  const { actionableDate, endDate, paymentState } = subscription;
  if (!goesOn(subscription) || actionableDate === null) return undefined;
  if (endDate !== null && actionableDate > endDate) return undefined;
  return paymentState === 'failed' && areTriesOver(subscription) ? undefined : actionableDate;
}

function goesOn({ state }: Pick<Subscription, 'state'>): boolean {
  return state === 'active' || state === 'pending-cancellation';
}
