import { addInterval, type Instant, type Interval } from '#src/domain/interval/interval';
import type { Cents } from '#src/domain/money/money';

/** What a shopper chooses: so many deliveries, one every interval, paid once in full (spec §3 Prepaid subscription). */
export interface PrepaidPlan {
  readonly installmentCount: number;
  readonly interval: Interval;
}

/** Deliveries that are paid ahead with a line (spec §3 Prepaid subscription). */
export interface PrepaidSubscription extends PrepaidPlan {
  readonly quantity: number;
  /** What one delivery costs, when the back end says so. */
  readonly installmentPrice?: Cents;
  /** When the next delivery is made; absent until the order is complete. */
  readonly actionableDate?: Instant;
}

/**
 * When the last delivery's interval is over: the start plus length times installment count in the chosen unit. Throws
 * UnsupportedIntervalUnit for any other unit than day, week, month and year (spec §5 Prepaid end date).
 */
export function prepaidEndDate(start: Instant, { interval: { length, unit }, installmentCount }: PrepaidPlan): Instant {
  return addInterval(start, { length: length * installmentCount, unit });
}
