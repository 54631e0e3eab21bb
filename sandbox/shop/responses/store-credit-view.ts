import { formatMoney, toDecimal } from '#sandbox/shop/money';
import type { Order } from '#sandbox/shop/orders/order';
import { validPayments } from '#sandbox/shop/orders/order';
import { isClosed } from '#sandbox/shop/orders/order-access';
import { giftCardTotal } from '#sandbox/shop/payments/gift-card-shares';

/** The store credit applied after gift cards, in cents: an estimate until the order is complete, then its payments. */
export function applicableStoreCreditCents(order: Order): number {
  const mine = validPayments(order).filter(({ storeCreditId }) => storeCreditId !== null);
  if (isClosed(order)) return sum(mine);
  if (!order.useStoreCredit) return 0;
  // Already authorized by an earlier attempt in which another payment failed.
  const setAside = sum(mine.filter(({ state }) => state === 'pending'));
  return Math.min(order.totalCents - giftCardTotal(order), order.availableStoreCreditCents + setAside);
}

/** The amount due after gift cards and store credit, in cents. */
export function amountDueCents(order: Order): number {
  return order.totalCents - giftCardTotal(order) - applicableStoreCreditCents(order);
}

export function storeCreditOf(order: Order): object {
  const applicable = applicableStoreCreditCents(order);
  const available = order.availableStoreCreditCents;
  return {
    covered_by_store_credit:
      order.customerId !== null && order.useStoreCredit && available >= order.totalCents - giftCardTotal(order),
    total_applicable_store_credit: isNumberZero(order, applicable) ? 0 : toDecimal(applicable),
    order_total_after_store_credit: toDecimal(amountDueCents(order)),
    display_total_applicable_store_credit: formatMoney(negative(applicable)),
    display_total_available_store_credit: formatMoney(available),
    display_order_total_after_store_credit: formatMoney(amountDueCents(order)),
    display_store_credit_remaining_after_capture: formatMoney(available - applicable),
  };
}

function isSettled(order: Order): boolean {
  return order.state === 'confirm' || isClosed(order);
}

/** Zero is sent as the number 0 for guests with a total, and from `confirm` on; otherwise as money. */
function isNumberZero(order: Order, applicable: number): boolean {
  if (applicable !== 0) return false;
  return isSettled(order) || (order.customerId === null && order.totalCents > 0);
}

function negative(cents: number): number {
  return cents === 0 ? 0 : -cents;
}

function sum(payments: readonly { readonly amountCents: number }[]): number {
  return payments.reduce((total, { amountCents }) => total + amountCents, 0);
}
