import { addInterval, type Instant, type Interval } from '#src/domain/interval/interval';
import type { Cents } from '#src/domain/money/money';

/** A number of deliveries, one per interval, paid once in full (spec §3 Prepaid subscription). */
export interface PrepaidPlan {
  readonly installmentCount: number;
  readonly interval: Interval;
}

/** The prepaid deliveries of a line (spec §3 Prepaid subscription). */
export interface PrepaidSubscription extends PrepaidPlan {
  readonly quantity: number;
  /** Of one delivery. */
  readonly installmentPrice?: Cents;
  /** The next delivery; absent until the order is complete. */
  readonly actionableDate?: Instant;
}

/** Throws UnsupportedIntervalUnit for any other unit than day, week, month and year (spec §5 Prepaid end date). */
export function prepaidEndDate(start: Instant, { interval: { length, unit }, installmentCount }: PrepaidPlan): Instant {
  return addInterval(start, { length: length * installmentCount, unit });
}

export const prepaidInstallments: readonly number[] = [3, 6, 12];

export const prepaidIntervals: readonly Interval[] = [1, 2, 3].map((length) => ({ length, unit: 'month' }));

export const defaultPlan: PrepaidPlan = { installmentCount: 3, interval: { length: 1, unit: 'month' } };

/** For a URL, such as "3x1-month". */
export function planToText({ installmentCount, interval }: PrepaidPlan): string {
  return `${installmentCount}x${interval.length}-${interval.unit}`;
}

/** Undefined for a plan that is not offered. */
export function planFromText(text: string): PrepaidPlan | undefined {
  const plans = prepaidInstallments.flatMap((installmentCount) =>
    prepaidIntervals.map((interval) => ({ installmentCount, interval })),
  );
  return plans.find((plan) => planToText(plan) === text);
}
