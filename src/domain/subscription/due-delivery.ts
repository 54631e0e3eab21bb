import type { Instant } from '#src/domain/interval/interval';
import { isDueForDefault } from './default-reminder';
import type { Subscription } from './subscription';

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
