import type { Updateable } from 'kysely';
import { sql } from 'kysely';
import type { PaymentSessionState } from '#sandbox/database/payment-tables';
import type { Database, PaymentSessionRow } from '#sandbox/database/schema';
import type { TypedCard } from './cards/gateway';
import { asksToConfirm, recognizeCard } from './cards/gateway';
import { storeUsedCard } from './cards/store-card';
import { recipientsOf } from './group-orders/recipients';
import { additionTokenHash, withAdditionToken } from './orders/addition-token';
import type { OrderFacts } from './orders/load-facts';
import { loadFactsOf } from './orders/load-facts';
import { isClosed } from './orders/order-access';
import { OrderWork } from './orders/order-work';
import { addPayment } from './payments/order-payments';
import type { Shop } from './shop';

/** A session of the hosted payment page. */
export interface PaymentSession {
  readonly orderNumber: string;
  /** "2 × Night Bus Gamay, 1 × Hose Water" */
  readonly goods: string;
  readonly amountCents: number;
  readonly email: string | null;
  readonly state: PaymentSessionState;
  /**
   * Saving of the card for later: the payer is asked, except for a subscription (always) or when the payer is not the owner
   * (never).
   */
  readonly keeping: 'asked' | 'always' | 'never';
  readonly returnUrls: {
    readonly paid: string;
    readonly declined: string;
    readonly cancelled: string;
    readonly expired: string;
  };
}

export type PaymentOutcome =
  /** Says where to send the browser that has paid, and no other. */
  | { readonly kind: 'authorized'; readonly returnUrl: string }
  | { readonly kind: 'declined'; readonly message: string }
  /** The shopper has to confirm; the next attempt pays. */
  | { readonly kind: 'confirm-needed' }
  /** Already paid, cancelled or expired; nothing was charged. */
  | { readonly kind: 'closed' };

export async function findPaymentSession(shop: Shop, sessionId: string): Promise<PaymentSession | undefined> {
  const session = await shop.database
    .selectFrom('paymentSessions')
    .selectAll()
    .select((query) => {
      const goods = query
        .selectFrom('lineItems')
        .innerJoin('variants', 'variants.id', 'lineItems.variantId')
        .select((line) => sql`${line.ref('lineItems.quantity')} || ' × ' || ${line.ref('variants.name')}`.as('good'))
        .whereRef('lineItems.orderId', '=', 'paymentSessions.orderId')
        .orderBy('lineItems.id');
      return sql<readonly string[]>`array(${goods})`.as('goods');
    })
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (!session) return undefined;
  const order = await loadFactsOf(shop.database, session.orderId);
  return {
    orderNumber: order.number,
    goods: session.goods.join(', '),
    amountCents: session.amountCents,
    email: order.email,
    state: session.state,
    keeping: keepingOf(session, order),
    returnUrls: returnUrls(shop, session, order),
  };
}

/**
 * Pays an open session. An authorized card becomes a payment of the order; `finalize` completes the order, and saves the
 * card if it is to be kept.
 */
export async function pay(shop: Shop, sessionId: string, card: TypedCard, isKept = true): Promise<PaymentOutcome> {
  return shop.database.transaction().execute(async (store) => {
    const session = await store
      .selectFrom('paymentSessions')
      .selectAll()
      .where('id', '=', sessionId)
      .forUpdate()
      .executeTakeFirst();
    if (session?.state !== 'open') return { kind: 'closed' };
    const work = await OrderWork.on(shop, store, session.orderId);
    if (isClosed(work.order)) return { kind: 'closed' };
    const changeSession = (change: Updateable<Database['paymentSessions']>): Promise<unknown> =>
      work.store
        .updateTable('paymentSessions')
        .set({ ...change, updatedAt: work.now })
        .where('id', '=', sessionId)
        .execute();
    const recognized = recognizeCard(card.number);
    if (recognized.token === 'declines') return { kind: 'declined', message: shop.config.declineMessage };
    // A declined attempt does not count: the card that asks for confirmation still asks.
    const attempts = session.attempts + 1;
    if (asksToConfirm(recognized) && attempts === 1) {
      await changeSession({ attempts });
      return { kind: 'confirm-needed' };
    }
    const method = shop.config.paymentMethods.find(({ kind }) => kind === 'card');
    if (!method) throw new Error(`The shop ${shop.config.name} takes no cards.`);
    const isRepeated = work.order.lines.some(({ subscriptionLines }) => subscriptionLines.length > 0);
    const isSaved = isKept || keepingOf(session, { customerId: work.order.customerId, isRepeated }) === 'always';
    const creditCardId = await storeUsedCard(work.store, card, isSaved ? session.payerId : null, work.now);
    const paymentId = await addPayment(work, {
      methodId: method.id,
      creditCardId,
      amountCents: session.amountCents,
      state: 'pending',
      avsResponse: 'D',
    });
    const token = shop.random.token(32);
    await changeSession({ attempts, state: 'paid', paymentId, additionTokenHash: additionTokenHash(token) });
    return { kind: 'authorized', returnUrl: withAdditionToken(returnUrls(shop, session, work.order).paid, token) };
  });
}

/** Cancels an open session; changes nothing on a closed one. */
export async function cancel(shop: Shop, sessionId: string): Promise<void> {
  await shop.database
    .updateTable('paymentSessions')
    .set({ state: 'cancelled', updatedAt: shop.clock.now() })
    .where('id', '=', sessionId)
    .where('state', '=', 'open')
    .execute();
}

function keepingOf(
  { payerId }: PaymentSessionRow,
  { customerId, isRepeated }: Pick<OrderFacts, 'customerId' | 'isRepeated'>,
): PaymentSession['keeping'] {
  if (payerId === null || payerId !== customerId) return 'never';
  return isRepeated ? 'always' : 'asked';
}

/** An unpaid estimate of a group order is no customer's cart, so the browser returns to the estimate and not to the checkout. */
function returnUrls(
  shop: Shop,
  session: PaymentSessionRow,
  order: Pick<OrderFacts, 'number' | 'metadata'>,
): PaymentSession['returnUrls'] {
  const { number } = order;
  const unpaid = recipientsOf(shop.config, order)
    ? `${shop.storefrontUrl}/group-order/estimate/${number}/?`
    : `${shop.storefrontUrl}/checkout/?step=payment&`;
  const failed = (reason: string): string => `${unpaid}payment_error=${reason}`;
  const query = new URLSearchParams({ checkout_session_id: session.id, number });
  return {
    paid: `${shop.storefrontUrl}/order/confirmation/${number}/${String(session.orderId)}?${query.toString()}`,
    declined: failed('declined'),
    cancelled: failed('cancelled'),
    expired: failed('expired'),
  };
}
