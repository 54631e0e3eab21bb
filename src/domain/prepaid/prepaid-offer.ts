import type { Interval } from '#src/domain/interval/interval';
import type { PrepaidPlan } from './prepaid-subscription';

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
