import type { AppliedGiftCard } from '#src/domain/gift-card/gift-card';
import { addMoney, type Cents, cents } from '#src/domain/money/money';
import type { Adjustment } from './adjustment';
import { discountedLineAmount, lineAmount } from './line-item';
import type { Order } from './order';

/** One discount as shown: the sum of one promotion, or of manual adjustments, over the whole order. */
export interface Discount {
  /** The stored, lower-case code; absent for an automatic promotion. */
  readonly code?: string;
  readonly label: string;
  /** Negative, or zero when the code does not count now. */
  readonly amount: Cents;
  readonly eligible: boolean;
}

/** The amounts to show for an order. Only discounts are grouped here; all other amounts are the server's. */
export interface OrderSummary {
  readonly items: Cents;
  /** True when some of the discounts below are of lines: the lines then sum to less than `items`. */
  readonly areLinesDiscounted: boolean;
  readonly discounts: readonly Discount[];
  readonly shipping: Cents;
  /** `later` until the address is known; `none` where nothing is shipped. */
  readonly shippingState: 'known' | 'later' | 'none';
  /** Additional tax; tax included in prices is not shown. */
  readonly tax: Cents;
  readonly total: Cents;
  /** Gift cards and store credit, which are payments and not discounts. */
  readonly giftCards: readonly AppliedGiftCard[];
  readonly storeCredit: Cents;
  /** The amount due after them. */
  readonly due: Cents;
}

export function summarize(order: Order): OrderSummary {
  return {
    items: order.itemTotal,
    areLinesDiscounted: order.lineItems.some((line) => discountedLineAmount(line) < lineAmount(line)),
    discounts: discountsOf(order),
    shipping: order.shipTotal,
    shippingState: shippingStateOf(order),
    tax: order.additionalTaxTotal,
    total: order.total,
    giftCards: order.appliedGiftCards,
    storeCredit: order.storeCredit,
    due: order.amountDue,
  };
}

/** An order that is past delivery without a shipment has nothing to ship (spec §4 Checkout update states). */
function shippingStateOf({
  shipments,
  shipTotal,
  checkoutSteps,
  furthestStep,
  isComplete,
}: Order): OrderSummary['shippingState'] {
  if (shipments.length > 0 || shipTotal !== 0) return 'known';
  return !checkoutSteps.includes('delivery') || furthestStep === 'payment' || isComplete ? 'none' : 'later';
}

/** The adjustments of one promotion; never empty. */
type Group = readonly [Adjustment, ...Adjustment[]];

/**
 * The adjustments of the order, its lines and its shipments, grouped by code (spec §3 Adjustment), without tax. Includes
 * eligible manual adjustments, so that the shown amounts add up to the total.
 */
export function discountsOf(order: Order): readonly Discount[] {
  const groups = new Map<string, Group>();
  for (const adjustment of discountAdjustments(order)) {
    const key = adjustment.promotionCode ?? `id:${adjustment.promotionCodeId ?? adjustment.label}`;
    const group = groups.get(key);
    groups.set(key, group ? [...group, adjustment] : [adjustment]);
  }
  return [...groups.values()].map(asDiscount);
}

function discountAdjustments(order: Order): readonly Adjustment[] {
  const all = [
    ...order.adjustments,
    ...order.lineItems.flatMap((line) => line.adjustments),
    ...order.shipments.flatMap((shipment) => shipment.adjustments),
  ];
  return all.filter(({ source, eligible }) => source === 'promotion' || (source === 'other' && eligible));
}

function asDiscount(group: Group): Discount {
  const counting = group.filter(({ eligible }) => eligible);
  const [{ promotionCode: code, label }] = group;
  return {
    ...(code === undefined ? {} : { code }),
    label,
    amount: addMoney(cents(0), ...counting.map(({ amount }) => amount)),
    eligible: counting.length > 0,
  };
}
