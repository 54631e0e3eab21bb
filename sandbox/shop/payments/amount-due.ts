import type { Order } from '#sandbox/shop/orders/order';
import { validPayments } from '#sandbox/shop/orders/order';
import { isClosed } from '#sandbox/shop/orders/order-access';
import { giftCardTotal } from './gift-card-shares';
import { payableCents } from './least-charge';

/** The store credit applied after gift cards, in cents: an estimate until the order is complete, then its payments. */
export function applicableStoreCreditCents(order: Order): number {
  const mine = validPayments(order).filter(({ storeCreditId }) => storeCreditId !== null);
  if (isClosed(order)) return sum(mine);
  if (!order.useStoreCredit) return 0;
  // Already authorized by an earlier attempt in which another payment failed.
  const setAside = sum(mine.filter(({ state }) => state === 'pending'));
  return payableCents(order.totalCents - giftCardTotal(order), order.availableStoreCreditCents + setAside);
}

/** The amount due after gift cards and store credit, in cents. */
export function amountDueCents(order: Order): number {
  return order.totalCents - giftCardTotal(order) - applicableStoreCreditCents(order);
}

function sum(payments: readonly { readonly amountCents: number }[]): number {
  return payments.reduce((total, { amountCents }) => total + amountCents, 0);
}
