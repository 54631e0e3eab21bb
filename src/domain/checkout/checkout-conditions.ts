import { needsAddress } from '#src/domain/cart/checkout-step';
import type { Order } from '#src/domain/cart/order';
import { livePayments, type Payment } from '#src/domain/cart/payment';
import { addMoney, type Cents, cents } from '#src/domain/money/money';
import { type Catalogue, findProduct } from '#src/domain/site/site-content';

/**
 * True when an order contains wine: the buyer must be 21 or over, an adult must sign for it, and only some states allow it
 * (spec §1). Unknown items count as wine, to be safe.
 */
export function needsAdult(order: Order, catalogue: Catalogue): boolean {
  return order.lineItems.some((line) => findProduct(catalogue, line.sku)?.family !== 'merch');
}

/**
 * True when only a signed-in customer can place the order: subscription and prepaid lines need a customer (spec §6 Signed-in
 * only: subscriptions).
 */
export function needsCustomer({ subscriptionInCart, lineItems }: Order): boolean {
  return (
    subscriptionInCart ||
    lineItems.some((line) => line.subscriptionLineItems.length > 0 || line.prePaidSubscription !== undefined)
  );
}

/**
 * True when the order is back at its address step although its address is known: the cart was changed, so delivery has to be
 * calculated again (spec §4 Checkout update states).
 */
export function hasFallenBack(order: Order): boolean {
  if (order.state !== 'address' || order.email === undefined) return false;
  return order.shipAddress !== undefined || !needsAddress(order);
}

/**
 * True when an incomplete order is paid: the card is authorized for the current total, but the shopper never came back from
 * the payment page (spec §4 Order states). Such an order is completed, not paid again.
 */
export function isPaid(order: Order): boolean {
  if (order.isComplete) return false;
  const payments = livePayments(order.payments);
  const authorized = payments.filter(({ state }) => state === 'authorized');
  // The payments may not yet include gift cards and store credit.
  const isCovered = sum(payments) === order.total || sum(authorized) === order.amountDue;
  return authorized.length > 0 && isCovered;
}

/** Cents that a card is charged at least: payment providers refuse less. */
export const leastCharge: Cents = cents(50);

/** True when a card would be charged less than it can be, as a discount may leave it: then something has to be added first. */
export function isTooLittleForCard({ amountDue }: Order): boolean {
  return amountDue > 0 && amountDue < leastCharge;
}

function sum(payments: readonly Payment[]): Cents {
  return addMoney(cents(0), ...payments.map(({ amount }) => amount));
}
