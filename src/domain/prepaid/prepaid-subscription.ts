import { addInterval, type Instant, type Interval } from '#src/domain/interval/interval';
import type { Cents } from '#src/domain/money/money';

/** The shopper's choice: a number of deliveries, one per interval, paid once in full (spec §3 Prepaid subscription). */
export interface PrepaidPlan {
  readonly installmentCount: number;
  readonly interval: Interval;
}

/** The prepaid deliveries of a line (spec §3 Prepaid subscription). */
export interface PrepaidSubscription extends PrepaidPlan {
  readonly quantity: number;
  /** The price of one delivery, if the back end sends it. */
  readonly installmentPrice?: Cents;
  /** The next delivery; absent until the order is complete. */
  readonly actionableDate?: Instant;
}

/**
 * The end of the last interval: start plus length times installment count in the chosen unit. Throws
 * UnsupportedIntervalUnit for any other unit than day, week, month and year (spec §5 Prepaid end date).
 */
export function prepaidEndDate(start: Instant, { interval: { length, unit }, installmentCount }: PrepaidPlan): Instant {
  return addInterval(start, { length: length * installmentCount, unit });
}
