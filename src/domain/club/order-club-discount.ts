import type { Order } from '#src/domain/cart/order';
import type { Subscription } from '#src/domain/subscription/subscription';
import { clubBoxes } from './club-box';
import { clubDiscount, memberPercent } from './club-discount';

/**
 * The club discount that counts for an order, in percent: that of its customer's subscriptions, or of the box that it
 * holds itself. A customer who joins with an order pays the member price in it (spec §6 Club-discount logic, §9 Club discount).
 */
export function orderClubDiscount(
  order: Pick<Order, 'lineItems'> | undefined,
  subscriptions: Iterable<Subscription> = [],
): number {
  const joined = clubBoxes(order?.lineItems ?? []).map(({ size }) => (size ? memberPercent[size] : 0));
  return Math.max(clubDiscount([...subscriptions]), ...joined);
}
