import { sql } from 'kysely';
import type { Order } from '../orders/order';
import type { Store } from '../shop';
import type { PromotionFacts } from './eligibility';

/** Gathers what the rules of promotions look at. */
export async function promotionFacts(store: Store, order: Order, now: Date): Promise<PromotionFacts> {
  const earlier = await earlierOrders(store, order);
  const used = earlier.length === 0 ? [] : await store.selectFrom('orderPromotions').select('promotionId').where('orderId', 'in', earlier).execute();
  const usages = await store.selectFrom('orderPromotions').innerJoin('orders', 'orders.id', 'orderPromotions.orderId')
    .select(['promotionId', sql<number>`count(*)::integer`.as('orders')])
    .where('orders.completedAt', 'is not', null).where('orders.id', '!=', order.id).groupBy('promotionId').execute();
  return {
    now,
    itemTotalCents: order.lines.reduce((total, line) => total + line.priceCents * line.quantity, 0),
    signedIn: order.customerId !== null,
    email: order.email,
    otherCompletedOrders: earlier.length,
    usedBefore: new Set(used.map(({ promotionId }) => promotionId)),
    usages: new Map(usages.map(({ promotionId, orders }) => [promotionId, orders])),
    kinds: new Set(order.lines.map((line) => line.variant.kind)),
  };
}

/** Completed orders of the same customer, or with the same e-mail address. */
async function earlierOrders(store: Store, order: Order): Promise<readonly number[]> {
  const { customerId, email } = order;
  if (customerId === null && email === null) return [];
  const rows = await store.selectFrom('orders').select('id').where('completedAt', 'is not', null).where('id', '!=', order.id)
    .where((where) => where.or([
      ...(customerId === null ? [] : [where('customerId', '=', customerId)]),
      ...(email === null ? [] : [where('email', '=', email)]),
    ])).execute();
  return rows.map(({ id }) => id);
}
