import { beginningOf, type Day, todayOf } from '#src/domain/interval/calendar-day';
import type { Instant } from '#src/domain/interval/interval';
import type { Subscription } from './subscription';

const hour = 3_600_000;
const day = 24 * hour;
/** The time between the due time of the default selection and the next delivery (spec §9 Default reminder). */
const lead = 14 * day;
/** A default reminder younger than this may suppress the next one. */
const resendGuard = 14 * day;
/** The largest distance to the due time at which an earlier reminder counts as this one. */
const window = 4 * hour;

/** Returns the time at which a subscription is due for its default selection: 14 days before its actionable date. */
export function defaultDueTime(actionableDate: Day): Instant {
  return beginningOf(actionableDate) - lead;
}

/**
 * True when a subscription is due for its default selection now (spec §4 Default reminder): an active one, or one that is
 * paused until a day, on which it charges as it would without the pause. False when a default reminder was sent within the
 * last two weeks and the due time is within four hours of now: that reminder was this one.
 */
export function isDueForDefault(
  { state, actionableDate, reminders }: Pick<Subscription, 'state' | 'actionableDate' | 'reminders'>,
  now: Instant,
): boolean {
  if ((state !== 'active' && state !== 'paused') || actionableDate === undefined) return false;
  const due = defaultDueTime(actionableDate);
  if (now < due) return false;
  const isNear = now - due <= window;
  return !(
    isNear &&
    reminders.some(
      ({ reminderType, sentAt }) => reminderType === 'default' && sentAt !== undefined && now - sentAt <= resendGuard,
    )
  );
}

/** A delivery that is sent as it is unless its customer chooses other cans. */
export interface DueDelivery {
  readonly subscriptionId: string;
  readonly on: Day;
}

/**
 * The future deliveries that a member needs a reminder of now, the next one first (spec §4 Default reminder). A member who has just
 * customized a subscription needs none of it.
 */
export function dueDeliveries(
  subscriptions: readonly Subscription[],
  now: Instant,
  customizedId?: string,
): readonly DueDelivery[] {
  return subscriptions
    .filter((subscription) => subscription.id !== customizedId && isDueForDefault(subscription, now))
    .flatMap(({ id, actionableDate: on }) =>
      on !== undefined && on > todayOf(now) ? [{ subscriptionId: id, on }] : [],
    )
    .sort((a, b) => a.on.localeCompare(b.on));
}
