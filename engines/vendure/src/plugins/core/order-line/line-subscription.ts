import type { ProductVariant } from '@vendure/core';
import { readDay } from '#src/plugins/core/interval/calendar-day';
import { readInterval } from '#src/plugins/core/interval/read-interval';
import { invalid } from '#src/plugins/core/shop-failure';
import { writeRepetition } from './repeating-lines';

/** The subscription of a new line, as it is sent. */
export interface LineSubscription {
  readonly intervalLength: number;
  readonly intervalUnit: string;
  readonly endDate?: string | null;
}

/**
 * Returns the custom field of a new line; empty for one that is bought once. Throws INVALID for an unknown interval or day, and for
 * goods without subscriptions.
 */
export function subscriptionField(
  { customFields }: ProductVariant,
  subscription: LineSubscription | null | undefined,
): string {
  if (!subscription) return '';
  const { length, unit } = readInterval(subscription.intervalLength, subscription.intervalUnit);
  const endDate = subscription.endDate ?? null;
  if (endDate !== null && readDay(endDate) === undefined) throw invalid({ end_date: ['is invalid'] });
  if (!customFields.subscribable) throw invalid({ base: ['The requested item cannot be subscribed'] });
  return writeRepetition({ intervalLength: length, intervalUnit: unit, endDate });
}
