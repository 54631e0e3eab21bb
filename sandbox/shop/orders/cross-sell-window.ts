import type { Order, Payment } from './order';
import { validPayments } from './order';

const minutes = 15;

/** The card payment of the order. The same card pays for added lines. */
export function cardPayment(order: Order): Payment | undefined {
  return validPayments(order).findLast(({ creditCardId }) => creditCardId !== null);
}

/** The time after which no lines can be added; undefined for an order that never takes any. */
export function crossSellEnd(order: Order): Date | undefined {
  if (order.state !== 'complete' || order.completedAt === null || order.subscriptionId !== null || !cardPayment(order))
    return undefined;
  return new Date(order.completedAt.getTime() + minutes * 60_000);
}

export function crossSellDetails(order: Order, now: Date): object {
  const end = crossSellEnd(order);
  return {
    cross_sellable: end !== undefined && now < end,
    cross_sell_ends_at: end?.toISOString() ?? null,
    cross_sell_duration_in_minutes: minutes,
  };
}
