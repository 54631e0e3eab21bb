import { transitionRefused } from '#sandbox/http/error-responses';
import type { Payment } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { insertPayment } from './insert-payment';
import { payableCents } from './least-charge';
import { changePayments } from './order-payments';
import { payWithGiftCards } from './pay-with-gift-cards';
import { spendableCredits } from './store-credit';

export const insufficientGiftCard =
  'A gift card no longer covers its share of this order. Please choose how to pay the rest.';

/**
 * Makes the payments add up to the total: authorized payments count first, then gift cards, then store credit; the one other
 * payment gets the rest. An order without payments passes here; `completeOrder` refuses it.
 */
export async function allocatePayments(work: OrderWork): Promise<void> {
  await changePayments(work, work.order.payments.filter(isOpen).filter(isStoreFunded), { state: 'invalid' });
  const secured = work.order.payments.filter(({ state }) => state === 'pending' || state === 'completed');
  let rest = work.order.totalCents - sum(secured);
  rest -= await payWithGiftCards(work, Math.max(rest, 0));
  rest -= await addStoreCreditPayments(work, Math.max(rest, 0));
  const others = work.order.payments.filter(isOpen).filter((payment) => !isStoreFunded(payment));
  if (rest <= 0) await changePayments(work, others, { state: 'invalid' });
  else if (others.length === 1) await changePayments(work, others, { amountCents: rest });
  const counting = work.order.payments.filter(
    (payment) => isOpen(payment) || secured.some(({ id }) => id === payment.id),
  );
  if (work.order.appliedGiftCards.length > 0 && sum(counting) < work.order.totalCents)
    throw transitionRefused({ base: [insufficientGiftCard] });
  if (counting.length > 0 && sum(counting) !== work.order.totalCents) {
    throw transitionRefused({ base: ['Unable to pay for order using store credits'] });
  }
}

/** Gives back the store credit that an earlier attempt authorized, and that the customer keeps for later now. */
export async function releaseStoreCredit(work: OrderWork): Promise<void> {
  const held = work.order.payments.filter(({ state, storeCreditId }) => state === 'pending' && storeCreditId !== null);
  for (const { storeCreditId, amountCents } of held) {
    await work.store
      .updateTable('storeCredits')
      .set((column) => ({ authorizedCents: column('authorizedCents', '-', amountCents) }))
      .where('id', '=', storeCreditId)
      .execute();
  }
  await changePayments(work, held, { state: 'void' });
}

async function addStoreCreditPayments(work: OrderWork, upToCents: number): Promise<number> {
  const { order, shop, store } = work;
  const method = shop.config.paymentMethods.find(({ kind }) => kind === 'store-credit');
  if (order.customerId === null || !order.useStoreCredit || !method) return 0;
  const credits = await spendableCredits(store, order.customerId);
  const availableCents = credits.reduce((total, { remainingCents }) => total + remainingCents, 0);
  const wantedCents = payableCents(upToCents, availableCents);
  let taken = 0;
  for (const credit of credits) {
    const amountCents = Math.min(credit.remainingCents, wantedCents - taken);
    if (amountCents <= 0) break;
    await insertPayment(work, {
      paymentMethodId: method.id,
      storeCreditId: credit.id,
      amountCents,
      state: 'checkout',
    });
    taken += amountCents;
  }
  if (taken > 0) await work.refresh();
  return taken;
}

function isOpen({ state }: Payment): boolean {
  return state === 'checkout';
}

function isStoreFunded({ storeCreditId, giftCardId }: Payment): boolean {
  return storeCreditId !== null || giftCardId !== null;
}

function sum(payments: readonly Payment[]): number {
  return payments.reduce((total, { amountCents }) => total + amountCents, 0);
}
