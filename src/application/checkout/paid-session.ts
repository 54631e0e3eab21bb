import { isComplete, type Order } from '#src/domain/cart/order';
import { livePayments, type Payment } from '#src/domain/checkout/payment';
import { addMoney, type Cents, cents } from '#src/domain/money/money';

/**
 * Whether an order that is not complete yet is paid: the card is authorised for the present total, but the shopper never came
 * back from the payment page (spec §4 Order states). Such an order is completed, not paid again.
 */
export function isPaid(order: Order): boolean {
  if (isComplete(order)) return false;
  const payments = livePayments(order.payments);
  const authorised = payments.filter(({ state }) => state === 'pending' || state === 'completed');
  // What gift cards and store credit pay may not be among the payments yet.
  const isCovered = sum(payments) === order.total || sum(authorised) === order.amountDue;
  return authorised.length > 0 && isCovered;
}

function sum(payments: readonly Payment[]): Cents {
  return addMoney(cents(0), ...payments.map(({ amount }) => amount));
}
