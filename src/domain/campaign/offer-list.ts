import { isDayOver } from '#src/domain/interval/calendar-day';
import type { Instant } from '#src/domain/interval/interval';
import type { OfferSummary } from './campaign-content';

/** Sorts behind every last day. */
const endless = '9999-12-31';

/** The offers that are not over, those first that end soonest (spec §2 /en-US/try/{offer}). */
export function currentOffers(offers: readonly OfferSummary[], now: Instant): readonly OfferSummary[] {
  return offers
    .filter(({ ends }) => ends === undefined || !isDayOver(ends, now))
    .sort((one, other) => (one.ends ?? endless).localeCompare(other.ends ?? endless));
}
