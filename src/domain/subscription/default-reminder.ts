import type { Instant } from '#src/domain/interval/interval';
import type { Subscription } from './subscription';

const hour = 3_600_000;
const day = 24 * hour;
/** How long before its next delivery a subscription is due for its default selection (spec §9 Default reminder). */
const lead = 14 * day;
/** A default reminder younger than this may keep the next one back. */
const resendGuard = 14 * day;
/** How near the due time has to be for that. */
const window = 4 * hour;

/** When a subscription becomes due for its default selection: 14 days before its actionable date. */
export function defaultDueTime(actionableDate: Instant): Instant {
  return actionableDate - lead;
}

/**
 * Whether an active subscription is due for its default selection now (spec §4 Default reminder). Not when a default
 * reminder was sent within the last two weeks and the due time is within four hours of now: that reminder was this one.
 */
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

/** A delivery that goes out as our selection unless its customer chooses. */
export interface DueDelivery {
  readonly subscriptionId: string;
  readonly on: Instant;
}

/** The deliveries still to come of which a member is to be reminded now, the next one first (spec §4 Default reminder). */
export function dueDeliveries(subscriptions: readonly Subscription[], now: Instant): readonly DueDelivery[] {
  return subscriptions
    .filter((subscription) => isDueForDefault(subscription, now))
    .flatMap(({ id, actionableDate: on }) => (on !== undefined && on > now ? [{ subscriptionId: id, on }] : []))
    .sort((a, b) => a.on - b.on);
}
