import { formatMoney, toDecimal } from '#sandbox/shop/money';
import type { Order } from '#sandbox/shop/orders/order';
import { isClosed } from '#sandbox/shop/orders/order-access';
import { amountDueCents, applicableStoreCreditCents } from '#sandbox/shop/payments/amount-due';
import { giftCardTotal } from '#sandbox/shop/payments/gift-card-shares';

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
