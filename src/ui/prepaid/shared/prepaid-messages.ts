import type { Day } from '#src/domain/interval/calendar-day';
import { type Cents, formatMoney } from '#src/domain/money/money';
import { lastPrepaidDelivery } from '#src/domain/prepaid/last-prepaid-delivery';
import { prepaidEndDate } from '#src/domain/prepaid/prepaid-end-date';
import type { PrepaidEnding, PrepaidPlan, PrepaidSubscription } from '#src/domain/prepaid/prepaid-subscription';
import { formatDay } from '#src/ui/kit/day-messages';
import { everyInterval } from '#src/ui/kit/interval-messages';

interface ShownAmounts {
  readonly delivery: Cents;
  readonly regularDelivery: Cents;
  readonly all: Cents;
  readonly isExact: boolean;
}

export const prepaidMessages = {
  how: 'How would you like it?',
  once: 'One time',
  prepaid: 'Prepaid',
  prepaidDetail: 'Prepaid: pay once, get it again and again.',
  installments: 'Deliveries',
  interval: 'One delivery every',
  asking: 'Getting the price',
  amounts: ({ delivery, regularDelivery, all, isExact }: ShownAmounts) =>
    `${isExact ? '' : 'About '}${formatMoney(delivery)} a delivery${delivery < regularDelivery ? ` instead of ${formatMoney(regularDelivery)}` : ''}, ${formatMoney(all)} in total.`,
  noPrice: (reason: string) =>
    `We could not find out what this saves; you pay no more than the regular price. ${reason}`,
  paidOnce:
    'Paid once, today. It ends by itself, and nothing renews. You cannot change it in the cart: remove it and choose again.',
  unsupported:
    'The shop repeats this at an interval that we do not know, so we cannot tell when it comes. Please remove it, or write to us before you check out.',
  fixedQuantity: (quantity: number) => (quantity === 1 ? 'One in each delivery' : `${quantity} in each delivery`),
} as const;

/**
 * Returns "3 deliveries of 2, every month, next one on December 21, 2026. The last delivery is on January 21, 2027, and the plan
 * ends on February 21, 2027." Leaves out unknown parts and a number of one (spec §5 Prepaid end date, §9 en-US). For a plan that
 * has ended early it names the day, the number of deliveries and the refund.
 */
export function describePlan(plan: PrepaidPlan & Partial<PrepaidSubscription>, start: Day): string {
  const { installmentCount, interval, quantity = 1, actionableDate, ending } = plan;
  const deliveries = installmentCount === 1 ? '1 delivery' : `${installmentCount} deliveries`;
  const facts = [
    quantity === 1 ? deliveries : `${deliveries} of ${quantity}`,
    everyInterval(interval),
    ...(actionableDate === undefined ? [] : [`next one on ${formatDay(actionableDate)}`]),
  ];
  if (ending) return `${facts.join(', ')}. ${describeEnding(ending, installmentCount)}`;
  const days = `The last delivery is on ${formatDay(lastPrepaidDelivery(start, plan))}, and the plan ends on ${formatDay(prepaidEndDate(start, plan))}.`;
  return `${facts.join(', ')}. ${days}`;
}

/** Returns "The plan ended on January 5, 2027, after 1 of 3 deliveries. $40.00 was refunded." */
function describeEnding({ endedOn, delivered, refunded }: PrepaidEnding, installmentCount: number): string {
  const end = `The plan ended on ${formatDay(endedOn)}, after ${delivered} of ${installmentCount} deliveries.`;
  return refunded === undefined ? end : `${end} ${formatMoney(refunded)} was refunded.`;
}
