import type { Order } from '#sandbox/shop/orders/order';
import type { Store } from '#sandbox/shop/shop';
import { clubOfMember, largestClub } from './club';
import { subscribedGroups } from './create-subscriptions';

/**
 * The largest club that counts for an order: one in which its customer is, one that the order itself joins, or the one
 * whose delivery it is (spec §9 Club discount). Null without any.
 */
export async function clubOfOrder(store: Store, order: Order): Promise<number | null> {
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
