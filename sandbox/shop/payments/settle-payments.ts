import { transitionRefused } from '#sandbox/http/refusals';
import { payWithGiftCards } from '#sandbox/shop/gift-cards/pay-with-gift-cards';
import type { Payment } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { changePayments } from './order-payments';
import { spendableCredits } from './store-credit';

/** Said when a gift card holds less than the shopper was shown. */
export const fallsShort = 'A gift card no longer covers its share of this order. Please choose how to pay the rest.';

/**
 * Makes the payments add up to the total: what is already authorised counts, then gift cards are taken, then the customer's
 * store credit, and the one remaining payment is set to the rest. Without any payment a guest still passes; completing
 * refuses that.
 */
export async function settlePayments(work: OrderWork): Promise<void> {
  await changePayments(work, work.order.payments.filter(isOpen).filter(isOurs), { state: 'invalid' });
  const secured = work.order.payments.filter(({ state }) => state === 'pending' || state === 'completed');
  let rest = work.order.totalCents - sum(secured);
  rest -= await payWithGiftCards(work, Math.max(rest, 0));
  rest -= await takeStoreCredit(work, Math.max(rest, 0));
  const others = work.order.payments.filter(isOpen).filter((payment) => !isOurs(payment));
  if (rest <= 0) await changePayments(work, others, { state: 'invalid' });
  else if (others.length === 1) await changePayments(work, others, { amountCents: rest });
  const counting = work.order.payments.filter(
    (payment) => isOpen(payment) || secured.some(({ id }) => id === payment.id),
  );
  if (work.order.appliedGiftCards.length > 0 && sum(counting) < work.order.totalCents)
    throw transitionRefused({ base: [fallsShort] });
  if (counting.length > 0 && sum(counting) !== work.order.totalCents) {
    throw transitionRefused({ base: ['Unable to pay for order using store credits'] });
  }
}

async function takeStoreCredit(work: OrderWork, upToCents: number): Promise<number> {
  const { order, shop, store, now } = work;
  const method = shop.world.paymentMethods.find(({ kind }) => kind === 'store-credit');
  if (order.customerId === null || !method) return 0;
  let taken = 0;
  for (const credit of await spendableCredits(store, order.customerId)) {
    const amountCents = Math.min(credit.remainingCents, upToCents - taken);
    if (amountCents <= 0) break;
    await store
      .insertInto('payments')
      .values({
        orderId: order.id,
        paymentMethodId: method.id,
        storeCreditId: credit.id,
        amountCents,
        state: 'checkout',
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    taken += amountCents;
  }
  if (taken > 0) await work.refresh();
  return taken;
}

function isOpen({ state }: Payment): boolean {
  return state === 'checkout';
}

/** Money that the shop itself holds. */
function isOurs({ storeCreditId, giftCardId }: Payment): boolean {
  return storeCreditId !== null || giftCardId !== null;
}

function sum(payments: readonly Payment[]): number {
  return payments.reduce((total, { amountCents }) => total + amountCents, 0);
}
