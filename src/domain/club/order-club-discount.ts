import type { LineItem } from '#src/domain/cart/line-item';
import type { Order } from '#src/domain/cart/order';
import { canCount } from '#src/domain/catalogue/can-count';
import type { Subscription } from '#src/domain/subscription/subscription';
import { clubDiscount, clubSizeOf, memberPercent } from './club-discount';

/**
 * The club discount that counts for an order, in percent: that of its customer's subscriptions, or of the box that it
 * holds itself. Whoever joins with an order pays the member price in it (spec §6 Club-discount logic, §9 Club discount).
 */
export function orderClubDiscount(
  order: Pick<Order, 'lineItems'> | undefined,
  subscriptions: Iterable<Subscription> = [],
): number {
  return Math.max(clubDiscount([...subscriptions]), joinedDiscount(order?.lineItems ?? []));
}

/** Lines with the same interval and end become one subscription (spec §3 subscriptionLineItems). */
function joinedDiscount(lineItems: readonly LineItem[]): number {
  const cans = new Map<string, number>();
  for (const { subscriptionLineItems, variant, quantity } of lineItems) {
    const [repeated] = subscriptionLineItems;
    if (!repeated) continue;
    const { interval, endDate = '' } = repeated;
    const key = `${interval.length} ${interval.unit} ${endDate}`;
    cans.set(key, (cans.get(key) ?? 0) + canCount({ ...variant, quantity, parts: [] }));
  }
  const sizes = [...cans.values()].flatMap((count) => clubSizeOf(count) ?? []);
  return Math.max(0, ...sizes.map((size) => memberPercent[size]));
}
