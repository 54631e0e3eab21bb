import type { Adjustment } from '#src/domain/cart/adjustment';
import type { LineItem } from '#src/domain/cart/line-item';
import type { Order } from '#src/domain/cart/order';
import type { Discount } from '#src/domain/cart/order-summary';
import { cents } from '#src/domain/money/money';
import { aLine } from '#test/builders/a-line';
import { aShipment } from '#test/builders/a-shipment';
import { anAdjustment } from '#test/builders/an-adjustment';
import { anOrder } from '#test/builders/an-order';

/** An order with the amounts that a real back end answered, and a shopper's view of it. */
export interface MeasuredOrder {
  readonly name: string;
  readonly order: Order;
  readonly discounts: readonly Discount[];
}

interface Totals {
  readonly items: number;
  readonly ship: number;
  readonly tax: number;
  readonly adjustment: number;
  readonly total: number;
}

function measured(totals: Totals, parts: Partial<Order>): Order {
  return anOrder({
    ...parts,
    itemTotal: cents(totals.items),
    shipTotal: cents(totals.ship),
    additionalTaxTotal: cents(totals.tax),
    total: cents(totals.total),
  });
}

const tenOff = anAdjustment({
  promotionCodeId: 'promotion-1',
  promotionCode: 'ten',
  label: 'Promotion (Ten off order)',
  amount: cents(-1000),
});
const tenPercent = (amount: number) =>
  anAdjustment({
    promotionCodeId: 'promotion-2',
    promotionCode: 'pct10',
    label: 'Promotion (Ten percent off items)',
    amount: cents(amount),
  });
const freeShipping = anAdjustment({
  promotionCodeId: 'promotion-3',
  promotionCode: 'shipfree',
  label: 'Promotion (Free shipping)',
  amount: cents(-1000),
});
const fifteenOff = (amount: number, eligible: boolean) =>
  anAdjustment({
    promotionCodeId: 'promotion-5',
    promotionCode: 'big100',
    label: 'Promotion (Fifteen off)',
    amount: cents(amount),
    eligible,
  });
const { promotionCodeId: _id, promotionCode: _code, ...withoutCode } = anAdjustment();
const tax = (amount: number): Adjustment => ({
  ...withoutCode,
  source: 'tax',
  label: 'Sales tax 8.0%',
  amount: cents(amount),
});

const white = (quantity: number, ...adjustments: readonly Adjustment[]): LineItem =>
  aLine({ id: 'line-1', quantity, adjustments });
const red = (quantity: number, ...adjustments: readonly Adjustment[]): LineItem =>
  aLine({
    id: 'line-2',
    sku: 'RED-1',
    quantity,
    price: cents(800),
    adjustments,
    variant: { name: 'Quiet Red', slug: 'quiet-red' },
  });

const standard = aShipment();
const express = aShipment({
  rates: [
    { id: 'rate-1', name: 'Standard', cost: cents(1000), selected: false },
    { id: 'rate-2', name: 'Express', cost: cents(2500), selected: true },
  ],
});

const ten: Discount = { code: 'ten', label: 'Promotion (Ten off order)', amount: cents(-1000), eligible: true };
const pct10 = (amount: number): Discount => ({
  code: 'pct10',
  label: 'Promotion (Ten percent off items)',
  amount: cents(amount),
  eligible: true,
});
const linesOfA = [white(2, tenPercent(-140), tax(101)), red(3, tenPercent(-240), tax(173))];

/** Measured on a real back end: 8 % tax on the discounted lines, Standard shipping at 10, Express at 25. */
export const measuredOrders: readonly MeasuredOrder[] = [
  {
    name: 'A: two lines, a code on the order and one on the lines, Standard',
    order: measured(
      { items: 3800, ship: 1000, tax: 274, adjustment: -1106, total: 3694 },
      { lineItems: linesOfA, adjustments: [tenOff], shipments: [standard] },
    ),
    discounts: [ten, pct10(-380)],
  },
  {
    name: 'A with Express',
    order: measured(
      { items: 3800, ship: 2500, tax: 274, adjustment: -1106, total: 5194 },
      { lineItems: linesOfA, adjustments: [tenOff], shipments: [express] },
    ),
    discounts: [ten, pct10(-380)],
  },
  {
    name: 'A before any address',
    order: measured(
      { items: 3800, ship: 0, tax: 0, adjustment: -1380, total: 2420 },
      { lineItems: [white(2, tenPercent(-140)), red(3, tenPercent(-240))], adjustments: [tenOff] },
    ),
    discounts: [ten, pct10(-380)],
  },
  {
    name: 'B: a code on the lines, Standard',
    order: measured(
      { items: 2300, ship: 1000, tax: 165, adjustment: -65, total: 3235 },
      { lineItems: [red(2, tenPercent(-160), tax(115)), white(1, tenPercent(-70), tax(50))], shipments: [standard] },
    ),
    discounts: [pct10(-230)],
  },
  {
    name: 'C: two of one, no code, Standard',
    order: measured(
      { items: 1400, ship: 1000, tax: 112, adjustment: 112, total: 2512 },
      { lineItems: [white(2, tax(112))], shipments: [standard] },
    ),
    discounts: [],
  },
  {
    name: 'D: one, no code, Standard',
    order: measured(
      { items: 800, ship: 1000, tax: 64, adjustment: 64, total: 1864 },
      { lineItems: [red(1, tax(64))], shipments: [standard] },
    ),
    discounts: [],
  },
  {
    name: 'E: a code for free shipping, Standard',
    order: measured(
      { items: 2200, ship: 1000, tax: 176, adjustment: -824, total: 2376 },
      { lineItems: [white(2, tax(112)), red(1, tax(64))], shipments: [{ ...standard, adjustments: [freeShipping] }] },
    ),
    discounts: [{ code: 'shipfree', label: 'Promotion (Free shipping)', amount: cents(-1000), eligible: true }],
  },
  {
    name: 'F: fifteen off from a hundred on',
    order: measured(
      { items: 14_000, ship: 0, tax: 0, adjustment: -1500, total: 12_500 },
      { lineItems: [white(20)], adjustments: [fifteenOff(-1500, true)] },
    ),
    discounts: [{ code: 'big100', label: 'Promotion (Fifteen off)', amount: cents(-1500), eligible: true }],
  },
  {
    name: 'F reduced below a hundred: the code stays and does not count',
    order: measured(
      { items: 1400, ship: 0, tax: 0, adjustment: 0, total: 1400 },
      { lineItems: [white(2)], adjustments: [fifteenOff(-1400, false)] },
    ),
    discounts: [{ code: 'big100', label: 'Promotion (Fifteen off)', amount: cents(0), eligible: false }],
  },
];
