import type { Interval } from '#src/domain/interval/interval';
import type { PrepaidPlan } from './prepaid-subscription';

/** How many deliveries can be paid ahead. */
export const prepaidInstallments: readonly number[] = [3, 6, 12];

/** How often they come. */
export const prepaidIntervals: readonly Interval[] = [1, 2, 3].map((length) => ({ length, unit: 'month' }));

/** The plan that is proposed first. */
export const defaultPlan: PrepaidPlan = { installmentCount: 3, interval: { length: 1, unit: 'month' } };

/** "3x1-month", for an address. */
export function planToText({ installmentCount, interval }: PrepaidPlan): string {
  return `${installmentCount}x${interval.length}-${interval.unit}`;
}

/** Reads what planToText wrote; undefined for anything that is not offered, such as no delivery or a thousand. */
export function planFromText(text: string): PrepaidPlan | undefined {
  const plans = prepaidInstallments.flatMap((installmentCount) =>
    prepaidIntervals.map((interval) => ({ installmentCount, interval })),
  );
  return plans.find((plan) => planToText(plan) === text);
}
