import { sql } from 'kysely';
import { isGiftCard } from '#sandbox/shop/catalogue/gift-card-goods';
import { clubOfOrder } from '#sandbox/shop/club/club-of-order';
import type { Promotion } from '#sandbox/shop/config/promotion';
import type { LineItem, Order } from '#sandbox/shop/orders/order';
import { goodsCents } from '#sandbox/shop/orders/parcel-contents';
import type { Store } from '#sandbox/shop/shop';
import type { PromotionFacts } from './eligibility';

/** The parts of an order that the rules check. The order need not be stored. */
export type PromotedOrder = Pick<Order, 'id' | 'customerId' | 'subscriptionId' | 'email'> & {
  readonly lines: readonly PromotedLine[];
};

type PromotedLine = Pick<
  LineItem,
  'id' | 'variant' | 'quantity' | 'priceCents' | 'options' | 'prepaid' | 'subscriptionLines'
>;

/** Loads the data that the rules of these promotions need. Reads past orders only when a rule needs them. */
export async function promotionFacts(
  store: Store,
  order: PromotedOrder,
  promotions: readonly Promotion[],
  now: Date,
): Promise<PromotionFacts> {
  const asksPast = promotions.some(({ rules }) =>
    rules.some(({ kind }) => kind === 'first-order' || kind === 'once-per-user'),
  );
  const asksClub = promotions.some(({ rules }) => rules.some(({ kind }) => kind === 'club-member'));
  const earlier = asksPast ? await earlierOrders(store, order) : [];
  const used =
    earlier.length === 0
      ? []
      : await store.selectFrom('orderPromotions').select('promotionId').where('orderId', 'in', earlier).execute();
  const goods = order.lines.filter((line) => !isGiftCard(line));
  return {
    now,
    itemTotalCents: goodsCents(order.lines),
    signedIn: order.customerId !== null,
    email: order.email,
    otherCompletedOrders: earlier.length,
    usedBefore: new Set(used.map(({ promotionId }) => promotionId)),
    usages: await usages(
      store,
      order,
      promotions.filter(({ usageLimit }) => usageLimit !== undefined).map(({ id }) => id),
    ),
    cans: order.lines.reduce(
      (total, { variant, quantity, prepaid }) => (prepaid ? total : total + variant.cans * quantity),
      0,
    ),
    clubCans: asksClub ? await clubOfOrder(store, order) : null,
    kinds: new Set(goods.map((line) => line.variant.kind)),
    allKinds: new Set(order.lines.map((line) => line.variant.kind)),
    skus: new Set(goods.map((line) => line.variant.sku)),
  };
}

/** Other completed orders by promotion with a usage limit. A canceled one gives its use back. */
async function usages(
  store: Store,
  order: PromotedOrder,
  limited: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (limited.length === 0) return new Map();
  const rows = await store
    .selectFrom('orderPromotions')
    .innerJoin('orders', 'orders.id', 'orderPromotions.orderId')
    .select(['promotionId', sql<number>`count(*)::integer`.as('orders')])
    .where('promotionId', 'in', limited)
    .where('orders.completedAt', 'is not', null)
    .where('orders.state', '!=', 'canceled')
    .where('orders.id', '!=', order.id)
    .groupBy('promotionId')
    .execute();
  return new Map(rows.map(({ promotionId, orders }) => [promotionId, orders]));
}

/** Completed orders of the same customer, or with the same e-mail address. Canceled ones count for no rule. */
async function earlierOrders(store: Store, order: PromotedOrder): Promise<readonly number[]> {
  const { customerId, email } = order;
  if (customerId === null && email === null) return [];
  const rows = await store
    .selectFrom('orders')
    .select('id')
    .where('completedAt', 'is not', null)
    .where('state', '!=', 'canceled')
    .where('id', '!=', order.id)
    .where((where) =>
      where.or([
        ...(customerId === null ? [] : [where('customerId', '=', customerId)]),
        ...(email === null ? [] : [where('email', '=', email)]),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}
