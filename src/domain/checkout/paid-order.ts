import type { Order } from '#src/domain/cart/order';
import { addMoney, type Cents, cents } from '#src/domain/money/money';
import { livePayments, type Payment } from './payment';

/**
 * Whether an order that is not complete yet is paid: the card is authorized for the present total, but the shopper never came
 * back from the payment page (spec §4 Order states). Such an order is completed, not paid again.
 */
export function isPaid(order: Order): boolean {
  if (order.isComplete) return false;
  const payments = livePayments(order.payments);
  const authorized = payments.filter(({ state }) => state === 'authorized');
  // The payments may not yet include gift cards and store credit.
  const isCovered = sum(payments) === order.total || sum(authorized) === order.amountDue;
  return authorized.length > 0 && isCovered;
}

function sum(payments: readonly Payment[]): Cents {
  return addMoney(cents(0), ...payments.map(({ amount }) => amount));
}
