import { giftCardTotal } from '#sandbox/shop/gift-cards/gift-card-shares';
import { decimal, displayed } from '#sandbox/shop/money';
import type { Order } from './order';
import { validPayments } from './order';
import { isClosed } from './order-access';

/** What store credit takes of what gift cards leave, in cents: a forecast, and from completion on the payments. */
export function applicableStoreCreditCents(order: Order): number {
  const mine = validPayments(order).filter(({ storeCreditId }) => storeCreditId !== null);
  if (order.state === 'complete') return sum(mine);
  // Set aside already, by a try to place the order that another payment stopped.
  const setAside = sum(mine.filter(({ state }) => state === 'pending'));
  return Math.min(order.totalCents - giftCardTotal(order), order.availableStoreCreditCents + setAside);
}

/** What is left to pay in another way, in cents. */
export function restToPayCents(order: Order): number {
  return order.totalCents - giftCardTotal(order) - applicableStoreCreditCents(order);
}

/** The order's keys about store credit. */
export function storeCreditOf(order: Order): object {
  const applicable = applicableStoreCreditCents(order);
  const available = order.availableStoreCreditCents;
  return {
    covered_by_store_credit: order.customerId !== null && available >= order.totalCents - giftCardTotal(order),
    total_applicable_store_credit: isPlainZero(order, applicable) ? 0 : decimal(applicable),
    order_total_after_store_credit: decimal(restToPayCents(order)),
    display_total_applicable_store_credit: displayed(negative(applicable)),
    display_total_available_store_credit: displayed(available),
    display_order_total_after_store_credit: displayed(restToPayCents(order)),
    display_store_credit_remaining_after_capture: displayed(available - applicable),
  };
}

function isSettled(order: Order): boolean {
  return order.state === 'confirm' || isClosed(order);
}

/** Nothing to apply is the number 0 for guests who owe something, and once the payments are settled; else it is money. */
function isPlainZero(order: Order, applicable: number): boolean {
  if (applicable !== 0) return false;
  return isSettled(order) || (order.customerId === null && order.totalCents > 0);
}

function negative(cents: number): number {
  return cents === 0 ? 0 : -cents;
}

function sum(payments: readonly { readonly amountCents: number }[]): number {
  return payments.reduce((total, { amountCents }) => total + amountCents, 0);
}
