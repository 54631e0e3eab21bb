import type { Adjustment } from '#src/domain/cart/adjustment';
import { shippedSteps } from '#src/domain/cart/checkout-step';
import { lineAmount } from '#src/domain/cart/line-item';
import type { Order } from '#src/domain/cart/order';
import { addMoney, type Cents, cents } from '#src/domain/money/money';
import { aLine } from './a-line';

/**
 * A cart that holds one line. Its totals follow from its lines, shipments and adjustments, and its possible actions from its
 * state, unless they are given.
 */
export function anOrder(overrides: Partial<Order> = {}): Order {
  const {
    state = 'cart',
    checkoutSteps = shippedSteps,
    lineItems = [aLine()],
    shipments = [],
    adjustments = [],
  } = overrides;
  const counting = [
    ...adjustments,
    ...lineItems.flatMap((line) => line.adjustments),
    ...shipments.flatMap((shipment) => shipment.adjustments),
  ].filter(({ eligible }) => eligible);
  const itemTotal = addMoney(cents(0), ...lineItems.map(lineAmount));
  const shipTotal = addMoney(
    cents(0),
    ...shipments.flatMap(({ rates }) => rates.filter(({ selected }) => selected).map(({ cost }) => cost)),
  );
  const taxTotal = sum(counting.filter(({ source }) => source === 'tax'));
  const total = addMoney(itemTotal, shipTotal, sum(counting));
  return {
    id: 'order-1',
    number: 'R100000001',
    token: 'token-of-order-1------',
    state,
    isComplete: state === 'complete' || overrides.completedAt !== undefined,
    checkoutSteps,
    furthestStep: checkoutSteps.find((step) => step === state && lineItems.length > 0) ?? checkoutSteps[0],
    isReadyToPlace: false,
    lineItems,
    adjustments,
    shipments,
    payments: [],
    itemTotal,
    shipTotal,
    additionalTaxTotal: taxTotal,
    total,
    paymentTotal: cents(0),
    appliedGiftCards: [],
    storeCredit: cents(0),
    amountDue: overrides.total ?? total,
    createdAt: Date.UTC(2026, 10, 20, 15, 0, 0),
    subscriptionInCart: false,
    ...overrides,
  };
}

function sum(adjustments: readonly Adjustment[]): Cents {
  return addMoney(cents(0), ...adjustments.map(({ amount }) => amount));
}
