import type { Day } from '#src/domain/interval/calendar-day';
import type { Interval } from '#src/domain/interval/interval';
import type { Cents } from '#src/domain/money/money';

/** The shopper's choice: a number of deliveries, one per interval, paid once in full (spec §3 Prepaid subscription). */
export interface PrepaidPlan {
  readonly installmentCount: number;
  readonly interval: Interval;
}

/** The end of a plan before its last delivery: its order was canceled, or the rest of it was refunded. */
export interface PrepaidEnding {
  readonly endedOn: Day;
  /** Deliveries that were made, with the first one. */
  readonly delivered: number;
  /** The cents that went back, if the back end knows them. */
  readonly refunded?: Cents;
}

/** The prepaid deliveries of a line (spec §3 Prepaid subscription). */
export interface PrepaidSubscription extends PrepaidPlan {
  readonly quantity: number;
  /** The price of one delivery, if the back end sends it. */
  readonly installmentPrice?: Cents;
  /** The next delivery; absent until the order is complete. */
  readonly actionableDate?: Day;
  /** Absent while the plan goes on, and after its last delivery. */
  readonly ending?: PrepaidEnding;
}

/** The numbers of deliveries that can be prepaid. */
export const prepaidInstallments: readonly number[] = [3, 6, 12];

export const prepaidIntervals: readonly Interval[] = [1, 2, 3].map((length) => ({ length, unit: 'month' }));

export const defaultPlan: PrepaidPlan = { installmentCount: 3, interval: { length: 1, unit: 'month' } };

/** For a URL, such as "3x1-month". */
export function planToText({ installmentCount, interval }: PrepaidPlan): string {
  return `${installmentCount}x${interval.length}-${interval.unit}`;
}

/** Reads the text of planToText; undefined for a plan that is not offered. */
export function planFromText(text: string): PrepaidPlan | undefined {
  const plans = prepaidInstallments.flatMap((installmentCount) =>
    prepaidIntervals.map((interval) => ({ installmentCount, interval })),
  );
  return plans.find((plan) => planToText(plan) === text);
}
