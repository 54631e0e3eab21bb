import type { Order } from '#sandbox/shop/orders/order';
import type { Store } from '#sandbox/shop/shop';
import { clubOfMember, largestClub } from './club';
import type { RepeatingOrder } from './subscribed-groups';
import { subscribedGroups } from './subscribed-groups';

/**
 * The largest club that counts for an order: of its customer, of its own lines, or of the subscription that it delivers
 * (spec §9 Club discount). Null without one.
 */
export async function clubOfOrder(
  store: Store,
  order: RepeatingOrder & Pick<Order, 'customerId' | 'subscriptionId'>,
): Promise<number | null> {
  const joined = subscribedGroups(order).map(({ clubCans }) => clubCans);
  const member = order.customerId === null ? null : await clubOfMember(store, order.customerId);
  const own =
    order.subscriptionId === null
      ? undefined
      : await store
          .selectFrom('subscriptions')
          .select('clubCans')
          .where('id', '=', order.subscriptionId)
          .executeTakeFirst();
  return largestClub([...joined, member, own?.clubCans ?? null]);
}
