import type { Day } from '#src/plugins/core/interval/calendar-day';
import { addDays, addInterval, dayOfMonth, daysBetween, readDay } from '#src/plugins/core/interval/calendar-day';
import { invalid } from '#src/plugins/core/shop-failure';
import type { DeliveryPlan } from '#src/plugins/subscription/delivery/delivery-orders';
import type {
  ReminderType,
  SubscribedLine,
  Subscription,
} from '#src/plugins/subscription/entities/subscription.entity';
import { mostTries } from '#src/plugins/subscription/entities/subscription.entity';

type Schedule = Pick<Subscription, 'actionableDate' | 'plannedOn' | 'savedCardId' | 'reminders'>;

/**
 * Finds the day to which a delivery that was or is due moves (spec §4 Subscription actions): the first one of its series that is at
 * least half an interval after today, so that no two deliveries come close together.
 */
export function nextFreeDay(dueOn: Day, { interval, anchorDay }: Series, today: Day): Day {
  const { length, unit } = interval;
  let next = addInterval(dueOn, interval, anchorDay);
  // The day before it may have been postponed, so the planned day of the series counts.
  while (daysBetween(today, next) < daysBetween(addInterval(next, { length: -length, unit }, anchorDay), next) / 2)
    next = addInterval(next, interval, anchorDay);
  return next;
}

/** The days of a subscription that follow one of them. */
type Series = Pick<Subscription, 'interval' | 'anchorDay'>;

/** Says if a delivery is made today. A paused subscription resumes by itself on its day. */
export function isDue(subscription: Schedule, today: Day): boolean {
  const day = plannedDay(subscription);
  return day !== undefined && day <= today;
}

/** Says if a delivery whose day has come waits for a card, or for enough store credit. */
export function isHeldForCard(subscription: Schedule, today: Day): boolean {
  const { plannedOn } = subscription;
  return waitsForCard(subscription) && plannedOn !== null && plannedOn <= today;
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
export function isUnpaid(
  subscription: Pick<Subscription, 'state' | 'isPaused' | 'paymentState' | 'actionableDate'>,
  today: Day,
): boolean {
  const { isPaused, paymentState, actionableDate } = subscription;
  return (
    goesOn(subscription) && !isPaused && paymentState === 'failed' && actionableDate !== null && actionableDate <= today
  );
}

/** Says if a mail of a kind was written of the next delivery, on its day of now. */
export function wasTold(
  { actionableDate, reminders }: Pick<Subscription, 'actionableDate' | 'reminders'>,
  type: ReminderType,
): boolean {
  return reminders.some((one) => one.reminderType === type && one.actionableDate === actionableDate);
}

/** Says if the next delivery waits for a card since its day: none is there to be charged, and nothing has failed. */
export function waitsForCard(
  subscription: Pick<Subscription, 'actionableDate' | 'savedCardId' | 'reminders'>,
): boolean {
  return subscription.savedCardId === null && wasTold(subscription, 'needs_card');
}

/** Says if those who run the shop may have it delivered today, whatever its day; the card that pays was not forbidden for good. */
export function isDeliverable(
  subscription: Pick<Subscription, 'state' | 'isPaused' | 'endDate' | 'mayBeTriedAgain'>,
  today: Day,
): boolean {
  const { isPaused, endDate, mayBeTriedAgain } = subscription;
  return goesOn(subscription) && !isPaused && mayBeTriedAgain && (endDate === null || endDate >= today);
}

/** Says if no attempt at a payment follows until there is another card or another day. */
export function areTriesOver({ failedTries, mayBeTriedAgain }: Tries): boolean {
  return failedTries >= mostTries || !mayBeTriedAgain;
}

/** Finds the day of the last attempt at a payment, when the next one is on a day and each of the others a day later. */
export function lastAttemptOn({ failedTries }: Pick<Tries, 'failedTries'>, next: Day): Day {
  return addDays(next, mostTries - failedTries - 1);
}

/** The failed attempts at the next delivery. */
export type Tries = Pick<Subscription, 'failedTries' | 'mayBeTriedAgain'>;

export interface Scheduled extends Tries {
  readonly actionableDate: Day;
}

/** A day that a customer has chosen, from which the days of months are counted. */
export interface ChosenDay extends Scheduled, Pick<Subscription, 'anchorDay'> {}

/** Another day or another card is tried as often as the first one. */
export const noTries: Tries = { failedTries: 0, mayBeTriedAgain: true };

export function scheduled(day: Day): Scheduled {
  return { actionableDate: day, ...noTries };
}

export function chosen(day: Day): ChosenDay {
  return { ...scheduled(day), anchorDay: dayOfMonth(day) };
}

/**
 * Reads the day that a customer has chosen; today becomes tomorrow, because the deliveries of today are made already (spec §4
 * Subscription actions). Throws INVALID for a day that is over in every state, and for a text that is no day.
 */
export function scheduledFor(text: string, today: Day): ChosenDay {
  const day = readDay(text);
  if (day === undefined) throw invalid({ actionable_date: ['is invalid'] });
  if (day < today) throw invalid({ actionable_date: ['must be tomorrow or later'] });
  return chosen(day === today ? addDays(today, 1) : day);
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

/** Conditions of queries that have the row as `subscription`. None of them is ever null. */
export const goesOnInQuery = `subscription.state IN ('active', 'pending-cancellation')`;

export const wasToldOfMissingCard = `EXISTS (
  SELECT FROM subscription_reminder told WHERE told."subscriptionId" = subscription.id
    AND told."actionableDate" = subscription."actionableDate" AND told."reminderType" = 'needs_card')`;

/** True when `waitsForCard` is. */
export const waitsForCardInQuery = `subscription."savedCardId" IS NULL AND ${wasToldOfMissingCard}`;

function plannedDay(subscription: Schedule): Day | undefined {
  return waitsForCard(subscription) ? undefined : (subscription.plannedOn ?? undefined);
}

function goesOn({ state }: Pick<Subscription, 'state'>): boolean {
  return state === 'active' || state === 'pending-cancellation';
}
