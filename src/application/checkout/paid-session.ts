import { isComplete, type Order } from '../../domain/cart/order';
import { livePayments, type Payment } from '../../domain/checkout/payment';
import { addMoney, cents, type Cents } from '../../domain/money/money';

/**
 * The session by which an order was paid that is not complete yet: the card is authorised for the present total, but the
 * shopper never came back from the payment page (spec §4 Order states). Such an order is completed, not paid again.
 */
export function paidSession(order: Order): string | undefined {
  if (isComplete(order) || !order.paymentPage) return undefined;
  const payments = livePayments(order.payments);
  const authorised = payments.filter(({ state }) => state === 'pending' || state === 'completed');
  // What gift cards and store credit pay may not be among the payments yet.
  const isCovered = sum(payments) === order.total || sum(authorised) === order.amountDue;
  return authorised.length > 0 && isCovered ? order.paymentPage.sessionId : undefined;
}

function sum(payments: readonly Payment[]): Cents {
  return addMoney(cents(0), ...payments.map(({ amount }) => amount));
}

/** Where the payment page sends the shopper back to, without language prefix; settling the payment begins there. */
export function settlementPath({ number, id }: Order, sessionId: string): string {
  const parameters = [`checkout_session_id=${encodeURIComponent(sessionId)}`, `number=${encodeURIComponent(number)}`];
  return `/order/confirmation/${number}/${id}/?${parameters.join('&')}`;
}
