import { decimal, displayed } from '../money';
import { validPayments } from './order';
import type { Order } from './order';

/** What store credit takes of the total, in cents: a forecast before `confirm`, the payments from there on. */
export function applicableStoreCreditCents(order: Order): number {
  if (!isSettled(order)) return Math.min(order.totalCents, order.availableStoreCreditCents);
  return validPayments(order).reduce((sum, { storeCredit, amountCents }) => (storeCredit ? sum + amountCents : sum), 0);
}

/** The order's keys about store credit. */
export function storeCreditOf(order: Order): object {
  const applicable = applicableStoreCreditCents(order);
  const available = order.availableStoreCreditCents;
  return {
    covered_by_store_credit: order.customerId !== null && available >= order.totalCents,
    total_applicable_store_credit: isPlainZero(order, applicable) ? 0 : decimal(applicable),
    order_total_after_store_credit: decimal(order.totalCents - applicable),
    display_total_applicable_store_credit: displayed(negative(applicable)),
    display_total_available_store_credit: displayed(available),
    display_order_total_after_store_credit: displayed(order.totalCents - applicable),
    display_store_credit_remaining_after_capture: displayed(available - applicable),
  };
}

function isSettled(order: Order): boolean {
  return order.state === 'confirm' || order.state === 'complete';
}

/** Nothing to apply is the number 0 for guests who owe something, and once the payments are settled; else it is money. */
function isPlainZero(order: Order, applicable: number): boolean {
  if (applicable !== 0) return false;
  return isSettled(order) || (order.customerId === null && order.totalCents > 0);
}

function negative(cents: number): number {
  return cents === 0 ? 0 : -cents;
}
