import type { PaymentSessionRow } from '#sandbox/database/schema';
import { transitionRefused } from '#sandbox/http/refusals';
import type { Caller } from '#sandbox/shop/customers/caller';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { restToPayCents } from '#sandbox/shop/orders/store-credit-view';
import { changePayments } from '#sandbox/shop/payments/order-payments';
import { requireSubscriber } from '#sandbox/shop/subscriptions/create-subscriptions';

/**
 * Opens a session of the hosted payment page for what gift cards and store credit do not cover. The same amount keeps its session; a
 * changed order gets a new one, the old one expires, and what was authorised for it is given back. With nothing left to
 * pay there is no session, and the payment step is taken without one. The session is theirs who asks for it last: an order's
 * token lets anybody pay, and their card is not its owner's.
 */
export async function prepare(work: OrderWork, caller: Caller): Promise<void> {
  const { order, shop, store, now } = work;
  if (order.state !== 'payment' && order.state !== 'confirm') {
    throw transitionRefused({ base: ['Address and delivery have to be chosen before payment.'] });
  }
  requireSubscriber(work);
  const amountCents = restToPayCents(order);
  const sessions = await store
    .selectFrom('paymentSessions')
    .selectAll()
    .where('orderId', '=', order.id)
    .where('state', 'in', ['open', 'paid'])
    .orderBy('createdAt')
    .forUpdate()
    .execute();
  await work.refresh();
  const fitting = sessions.findLast((session) => session.amountCents === amountCents && holds(work, session));
  for (const session of sessions.filter(({ id }) => id !== fitting?.id)) await expire(work, session);
  const payerId = caller.customer?.id ?? null;
  if (fitting) await store.updateTable('paymentSessions').set({ payerId }).where('id', '=', fitting.id).execute();
  else if (amountCents > 0) {
    await store
      .insertInto('paymentSessions')
      .values({
        id: `cs_${shop.random.token(18)}`,
        orderId: order.id,
        amountCents,
        state: 'open',
        payerId,
        createdAt: now,
        updatedAt: now,
      })
      .execute();
  }
  await work.refresh();
}

/** Ends a session; an authorisation that it brought is void. */
export async function expire(work: OrderWork, session: PaymentSessionRow): Promise<void> {
  await work.store
    .updateTable('paymentSessions')
    .set({ state: 'expired', updatedAt: work.now })
    .where('id', '=', session.id)
    .execute();
  await changePayments(
    work,
    work.order.payments.filter(({ id, state }) => id === session.paymentId && state === 'pending'),
    { state: 'void' },
  );
}

/** A paid session is good only while its authorisation stands. */
function holds(work: OrderWork, session: PaymentSessionRow): boolean {
  return (
    session.state === 'open' ||
    work.order.payments.some(({ id, state }) => id === session.paymentId && state === 'pending')
  );
}
