import type { PaymentSessionRow } from '#sandbox/database/schema';
import { transitionRefused } from '#sandbox/http/error-responses';
import type { Caller } from '#sandbox/shop/customers/caller';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { isOwner, orderDigest } from '#sandbox/shop/payments/agreement';
import { amountDueCents, applicableStoreCreditCents } from '#sandbox/shop/payments/amount-due';
import { requireChargeable } from '#sandbox/shop/payments/least-charge';
import { changePayments } from '#sandbox/shop/payments/order-payments';
import { requireSubscriber } from '#sandbox/shop/subscriptions/create-subscriptions';

/**
 * Opens a session of the hosted payment page for the amount due. The same amount keeps its session; a changed order gets a new
 * one, and the old one expires with its authorization. Nothing due needs no session. The session belongs to the caller who
 * prepared it last: anyone with the order's token may pay, and their card must not be saved for the owner.
 */
export async function prepare(work: OrderWork, caller: Caller): Promise<void> {
  const { order, shop, store, now } = work;
  if (order.state !== 'payment' && order.state !== 'confirm') {
    throw transitionRefused({ base: ['Address and delivery have to be chosen before payment.'] });
  }
  requireSubscriber(work);
  // A page that anybody has opened with the order's token takes nothing of its owner's credit.
  if (applicableStoreCreditCents(order) > 0 && !isOwner(order, caller)) {
    await store.updateTable('orders').set({ useStoreCredit: false }).where('id', '=', order.id).execute();
    await work.refresh();
  }
  const amountCents = amountDueCents(work.order);
  requireChargeable(amountCents);
  const sessions = await store
    .selectFrom('paymentSessions')
    .selectAll()
    .where('orderId', '=', order.id)
    .where('state', 'in', ['open', 'paid'])
    .orderBy('createdAt')
    .forUpdate()
    .execute();
  await work.refreshPayments();
  const fitting = sessions.findLast((session) => session.amountCents === amountCents && isUsable(work, session));
  for (const session of sessions.filter(({ id }) => id !== fitting?.id)) await expire(work, session);
  const asked = { payerId: caller.customer?.id ?? null, orderDigest: orderDigest(work.order) };
  if (fitting) await store.updateTable('paymentSessions').set(asked).where('id', '=', fitting.id).execute();
  else if (amountCents > 0) {
    await store
      .insertInto('paymentSessions')
      .values({
        id: `cs_${shop.random.token(18)}`,
        orderId: order.id,
        amountCents,
        state: 'open',
        ...asked,
        createdAt: now,
        updatedAt: now,
      })
      .execute();
  }
  await work.refresh();
}

/** Expires a session and voids its authorization. */
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

/** A paid session is usable only while its authorization is pending. */
function isUsable(work: OrderWork, session: PaymentSessionRow): boolean {
  return (
    session.state === 'open' ||
    work.order.payments.some(({ id, state }) => id === session.paymentId && state === 'pending')
  );
}
