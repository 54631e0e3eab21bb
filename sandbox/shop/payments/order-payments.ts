import type { Updateable } from 'kysely';
import type { Database } from '#sandbox/database/schema';
import type { Payment } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { insertPayment } from './insert-payment';

export interface NewPayment {
  readonly methodId: number;
  readonly creditCardId: number | null;
  readonly amountCents: number;
  readonly state: 'checkout' | 'pending';
  readonly avsResponse?: string;
}

/** Adds a payment to the order. It replaces payments that were not charged, except for gift cards and store credit. */
export async function addPayment(work: OrderWork, payment: NewPayment): Promise<number> {
  const { order } = work;
  await changePayments(work, order.payments.filter(isReplaceable), { state: 'invalid' });
  const id = await insertPayment(work, {
    paymentMethodId: payment.methodId,
    creditCardId: payment.creditCardId,
    amountCents: payment.amountCents,
    state: payment.state,
    avsResponse: payment.avsResponse ?? null,
  });
  await work.refresh();
  return id;
}

/** Adds the wallet's default card with amount 0, unless the order already has a payment. */
export async function addDefaultCard(work: OrderWork): Promise<void> {
  const { order, shop, store } = work;
  const card = shop.config.paymentMethods.find(({ kind }) => kind === 'card');
  if (
    order.customerId === null ||
    !card ||
    order.payments.some(({ state }) => state === 'checkout' || state === 'pending')
  )
    return;
  const source = await store
    .selectFrom('walletPaymentSources')
    .select('creditCardId')
    .where('customerId', '=', order.customerId)
    .where('isDefault', '=', true)
    .executeTakeFirst();
  if (source)
    await addPayment(work, { methodId: card.id, creditCardId: source.creditCardId, amountCents: 0, state: 'checkout' });
}

export async function changePayments(
  work: OrderWork,
  payments: readonly Payment[],
  change: Updateable<Database['payments']>,
): Promise<void> {
  const ids = payments.map(({ id }) => id);
  if (ids.length === 0) return;
  await work.store
    .updateTable('payments')
    .set({ ...change, updatedAt: work.now })
    .where('id', 'in', ids)
    .execute();
  await work.refresh();
}

function isReplaceable({ state, storeCreditId, giftCardId }: Payment): boolean {
  return state === 'checkout' && storeCreditId === null && giftCardId === null;
}
