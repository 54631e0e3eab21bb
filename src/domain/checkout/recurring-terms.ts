import { discountedLineAmount } from '#src/domain/cart/line-item';
import type { Order } from '#src/domain/cart/order';
import { memberBoxPrice } from '#src/domain/club/box-price';
import { clubBoxes } from '#src/domain/club/club-box';
import { addInterval } from '#src/domain/interval/add-interval';
import { type Day, dayOf } from '#src/domain/interval/calendar-day';
import type { Instant, Interval } from '#src/domain/interval/interval';
import type { Cents } from '#src/domain/money/money';
import type { PrepaidPlan } from '#src/domain/prepaid/prepaid-subscription';

/** The terms that a buyer agrees to besides the order itself; the payment step must show them (spec §1 recurring and prepaid). */
export type RecurringTerms =
  /** Charged again in every interval until it is canceled. */
  | {
      readonly kind: 'box';
      readonly cans: number;
      readonly interval: Interval;
      /** The goods of the next delivery at today's prices, without shipping and tax. */
      readonly amount: Cents;
      readonly next: Day;
    }
  /** Paid once, with this order. */
  | {
      readonly kind: 'prepaid';
      readonly name: string;
      readonly plan: PrepaidPlan;
      readonly amount: Cents;
      /** The day of the first delivery, which the order is. */
      readonly start: Day;
    };

/**
 * The terms of everything in the order that is delivered again. `clubPercent` is the club discount that counts
 * for the order (orderClubDiscount, spec §9 Club discount).
 */
export function recurringTerms(order: Order, clubPercent: number, now: Instant): readonly RecurringTerms[] {
  const start = dayOf(order.completedAt ?? now);
  return [
    ...clubBoxes(order.lineItems).map(({ cans, interval, lines }): RecurringTerms => ({
      kind: 'box',
      cans,
      interval,
      amount: memberBoxPrice(lines, clubPercent),
      next: addInterval(start, interval),
    })),
    ...order.lineItems.flatMap((line): readonly RecurringTerms[] => {
      const { prePaidSubscription: plan, variant } = line;
      if (!plan) return [];
      const amount = discountedLineAmount(line);
      return [{ kind: 'prepaid', name: variant.name, plan, amount, start }];
    }),
  ];
}
