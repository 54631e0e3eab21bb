import type { AppliedGiftCard } from '#src/domain/gift-card/gift-card';
import { addMoney, type Cents, cents, multiplyMoney } from '#src/domain/money/money';
import type { Adjustment } from './adjustment';
import type { LineItem } from './line-item';
import type { Order } from './order';

/** One discount as shoppers see it: everything one promotion, or one hand, takes off, wherever in the order it does so. */
export interface Discount {
  /** The stored, lower-case code; absent for an automatic promotion. */
  readonly code?: string;
  readonly label: string;
  /** Negative, or zero when the code does not count now. */
  readonly amount: Cents;
  readonly eligible: boolean;
}

/** The amounts to show for an order. Only discounts are gathered here; every other sum is the server's. */
export interface OrderSummary {
  readonly items: Cents;
  readonly discounts: readonly Discount[];
  readonly shipping: Cents;
  /** Tax to be paid on top; tax inside prices is not shown again. */
  readonly tax: Cents;
  readonly total: Cents;
  /** What pays of the total before a card does: these are payments and no discounts. */
  readonly giftCards: readonly AppliedGiftCard[];
  readonly storeCredit: Cents;
  /** What is left to pay after them. */
  readonly due: Cents;
}

export function summarize(order: Order): OrderSummary {
  return {
    items: order.itemTotal,
    discounts: discountsOf(order),
    shipping: order.shipTotal,
    tax: order.additionalTaxTotal,
    total: order.total,
    giftCards: order.appliedGiftCards,
    storeCredit: order.storeCredit,
    due: order.amountDue,
  };
}

/** Adjustments of one promotion; there is at least one. */
type Group = readonly [Adjustment, ...Adjustment[]];

/**
 * Adjustments of the order, its lines and its shipments, grouped by code (spec §3 Adjustment). Tax is shown elsewhere;
 * what was adjusted by hand is here while it counts, so that everything shown adds up to the total.
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

/** Price times quantity, before any adjustment. */
export function lineAmount(line: LineItem): Cents {
  return multiplyMoney(line.price, line.quantity);
}

/**
 * What the line costs after its own discounts. `LineItem.total` is not that: it holds additional tax once an address
 * is known, and tax is shown once, below.
 */
export function discountedLineAmount(line: LineItem): Cents {
  const discounts = line.adjustments.filter(({ source, eligible }) => source === 'promotion' && eligible);
  return addMoney(lineAmount(line), ...discounts.map(({ amount }) => amount));
}
