import type { PaymentSessionRow } from '#sandbox/database/schema';
import { ApiError } from '#sandbox/http/api-error';
import { notFound, transitionRefused, unauthorized } from '#sandbox/http/error-responses';
import type { Caller } from '#sandbox/shop/customers/caller';
import { underLock } from '#sandbox/shop/orders/change-order';
import { loadOrder } from '#sandbox/shop/orders/load-orders';
import type { Order } from '#sandbox/shop/orders/order';
import { isClosed, mayRead } from '#sandbox/shop/orders/order-access';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { isAgreedOnPage } from '#sandbox/shop/payments/agreement';
import { amountDueCents } from '#sandbox/shop/payments/amount-due';
import type { Shop } from '#sandbox/shop/shop';
import { completeOrder, requireConfirm } from './complete-order';
import { expire } from './prepare';
import { enterConfirm } from './steps';

/**
 * Places an order in `confirm`, or with a paid session also one in `payment`. The session gives access as the token does,
 * because the browser may return from the payment page with nothing else. A complete order is returned as it is, so that
 * repeated calls place it once.
 */
export async function finalize(
  shop: Shop,
  caller: Caller,
  number: string,
  sessionId: string | undefined,
): Promise<Order> {
  const row = await shop.database.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
  const session =
    sessionId === undefined
      ? undefined
      : await shop.database.selectFrom('paymentSessions').selectAll().where('id', '=', sessionId).executeTakeFirst();
  if (!row) throw caller.orderToken === undefined && sessionId === undefined ? notFound() : unauthorized();
  const belongs = session?.orderId === row.id;
  if (!belongs && !mayRead(row, caller)) throw unauthorized();
  if (isClosed(row)) return loadOrder(shop.database, row.id);
  return underLock(shop, row.id, async (work) => {
    if (isClosed(work.order)) return work.order;
    if (sessionId === undefined) requireConfirm(work);
    else await requirePaid(work, belongs ? session : undefined);
    // The page was asked for by its owner, who may come back from it without their session.
    const isAsked = sessionId !== undefined && session?.payerId === work.order.customerId;
    const payer = isAsked ? work.order : caller;
    await voidPaymentsOnFailure(work, async () => {
      if (work.order.state === 'payment') await enterConfirm(work, payer);
      await completeOrder(work, payer);
    });
    return work.order;
  });
}

/** Voids the authorized payments of a refused order, so that it can be paid again. */
async function voidPaymentsOnFailure(work: OrderWork, place: () => Promise<void>): Promise<void> {
  try {
    await place();
  } catch (error) {
    if (!(error instanceof ApiError) || !error.keepsChanges) throw error;
    const paid = await work.store
      .selectFrom('paymentSessions')
      .selectAll()
      .where('orderId', '=', work.order.id)
      .where('state', '=', 'paid')
      .execute();
    for (const session of paid) await expire(work, session);
    if (paid.length > 0 && work.order.state === 'confirm') {
      await work.store
        .updateTable('orders')
        .set({ state: 'payment', updatedAt: work.now })
        .where('id', '=', work.order.id)
        .execute();
      await work.refresh();
    }
    throw error;
  }
}

async function requirePaid(work: OrderWork, session: PaymentSessionRow | undefined): Promise<void> {
  const current =
    session &&
    (await work.store
      .selectFrom('paymentSessions')
      .selectAll()
      .where('id', '=', session.id)
      .forUpdate()
      .executeTakeFirst());
  if (current?.state !== 'paid') throw transitionRefused({ base: ['No payment found'] });
  await work.refreshPayments();
  if (current.amountCents === amountDueCents(work.order) && isAgreedOnPage(work.order, current)) return;
  await expire(work, current);
  throw transitionRefused({ base: ['The order has changed since it was paid. Please pay the new total.'] });
}
