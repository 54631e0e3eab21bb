import type { Order } from '@vendure/core';

/** Milliseconds after it is placed within which an order takes additions: then it is packed. */
export const additionsTime = 15 * 60_000;

/** The moment until which a placed order takes additions, if it does at `now`. */
export function additionsEnd({ orderPlacedAt }: Pick<Order, 'orderPlacedAt'>, now: Date): Date | undefined {
  if (!orderPlacedAt) return undefined;
  const end = new Date(orderPlacedAt.getTime() + additionsTime);
  return now < end ? end : undefined;
}
