import { sql } from 'kysely';
import { KeptRows } from '#sandbox/database/kept-rows';
import type { OrderRow } from '#sandbox/database/schema';
import type { Store } from '#sandbox/shop/shop';
import type { Order } from './order';

/** The row of an order and flags for its parts, loaded by one query. Parts whose flag is false need no query of their own. */
export interface OrderFacts
  extends OrderRow, Pick<Order, 'promotionIds' | 'paymentSessionId' | 'payerTokenHash' | 'availableStoreCreditCents'> {
  readonly isRepeated: boolean;
  readonly isShipped: boolean;
  readonly isPaid: boolean;
  readonly takesGiftCards: boolean;
}

/** In the order of the ids. */
export async function loadFacts(store: Store, ids: readonly number[], kept: KeptRows): Promise<readonly OrderFacts[]> {
  const found = await kept.of('orders', ids, (wanted) =>
    store
      .selectFrom('orders')
      .selectAll('orders')
      .select((order) => {
        const promotions = order
          .selectFrom('orderPromotions')
          .select('promotionId')
          .whereRef('orderPromotions.orderId', '=', 'orders.id')
          .orderBy('promotionId');
        const session = order
          .selectFrom('paymentSessions')
          .select('paymentSessions.id')
          .whereRef('paymentSessions.orderId', '=', 'orders.id')
          .where('paymentSessions.state', 'in', ['open', 'paid'])
          .orderBy('paymentSessions.createdAt', 'desc')
          .limit(1);
        const payer = order
          .selectFrom('paymentSessions')
          .select('additionTokenHash')
          .whereRef('paymentSessions.orderId', '=', 'orders.id')
          .where('paymentSessions.state', '=', 'paid')
          .orderBy('paymentSessions.createdAt', 'desc')
          .limit(1);
        const credit = order
          .selectFrom('storeCredits')
          .select(sql<number>`sum(amount_cents - authorized_cents - used_cents)::integer`.as('cents'))
          .whereRef('storeCredits.customerId', '=', 'orders.customerId');
        const repeated = order
          .selectFrom('subscriptionLineItems')
          .innerJoin('lineItems', 'lineItems.id', 'subscriptionLineItems.lineItemId')
          .select('lineItems.id')
          .whereRef('lineItems.orderId', '=', 'orders.id');
        const shipments = order.selectFrom('shipments').select('id').whereRef('shipments.orderId', '=', 'orders.id');
        const payments = order.selectFrom('payments').select('id').whereRef('payments.orderId', '=', 'orders.id');
        const giftCards = order
          .selectFrom('orderGiftCards')
          .select('id')
          .whereRef('orderGiftCards.orderId', '=', 'orders.id');
        return [
          sql<readonly number[]>`array(${promotions})`.as('promotionIds'),
          sql<string | null>`(${session})`.as('paymentSessionId'),
          sql<string | null>`(${payer})`.as('payerTokenHash'),
          sql<number>`coalesce((${credit}), 0)`.as('availableStoreCreditCents'),
          sql<boolean>`exists(${repeated})`.as('isRepeated'),
          sql<boolean>`exists(${shipments})`.as('isShipped'),
          sql<boolean>`exists(${payments})`.as('isPaid'),
          sql<boolean>`exists(${giftCards})`.as('takesGiftCards'),
        ];
      })
      .where('orders.id', 'in', wanted),
  );
  const byId = new Map(found.map((order) => [order.id, order]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Those of one order. */
export async function loadFactsOf(store: Store, id: number): Promise<OrderFacts> {
  const [facts] = await loadFacts(store, [id], new KeptRows());
  if (!facts) throw new Error(`There is no order ${String(id)}.`);
  return facts;
}
