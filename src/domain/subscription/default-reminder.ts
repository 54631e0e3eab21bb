import type { Instant } from '#src/domain/interval/interval';
import type { Subscription } from './subscription';

const hour = 3_600_000;
const day = 24 * hour;
/** Between the due time and the next delivery (spec §9 Default reminder). */
const lead = 14 * day;
/** A younger reminder may suppress the next one. */
const resendGuard = 14 * day;
/** An earlier reminder this near to the due time counts as this one. */
const window = 4 * hour;

export function defaultDueTime(actionableDate: Instant): Instant {
  return actionableDate - lead;
}

/** A reminder of the last two weeks was this one when the due time is within four hours (spec §4 Default reminder). */
export function isDueForDefault(
  { state, actionableDate, reminders }: Pick<Subscription, 'state' | 'actionableDate' | 'reminders'>,
  now: Instant,
): boolean {
  if (state !== 'active' || actionableDate === undefined) return false;
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

/** Our selection is sent unless its customer chooses. */
export interface DueDelivery {
  readonly subscriptionId: string;
  readonly on: Instant;
}

/** In the future, the next one first (spec §4 Default reminder). */
export function dueDeliveries(subscriptions: readonly Subscription[], now: Instant): readonly DueDelivery[] {
  return subscriptions
    .filter((subscription) => isDueForDefault(subscription, now))
    .flatMap(({ id, actionableDate: on }) => (on !== undefined && on > now ? [{ subscriptionId: id, on }] : []))
    .sort((a, b) => a.on - b.on);
}
