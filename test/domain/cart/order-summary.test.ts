import { describe, expect, it } from 'vitest';
import type { Adjustment } from '#src/domain/cart/adjustment';
import type { CheckoutSteps } from '#src/domain/cart/checkout-step';
import type { Order } from '#src/domain/cart/order';
import { discountsOf, summarize } from '#src/domain/cart/order-summary';
import { addMoney, cents } from '#src/domain/money/money';
import { aLine } from '#test/builders/a-line';
import { aShipment } from '#test/builders/a-shipment';
import { anAdjustment } from '#test/builders/an-adjustment';
import { anOrder } from '#test/builders/an-order';
import { measuredOrders } from './measured-orders';

function shownTotal(order: Order): number {
  const { items, shipping, discounts, tax } = summarize(order);
  return addMoney(items, shipping, tax, ...discounts.map(({ amount }) => amount));
}

/** An adjustment without a code: by an automatic promotion, by a tax rate or by hand. */
function uncoded(changes: Partial<Adjustment> = {}): Adjustment {
  const { promotionCode: _code, promotionCodeId: _id, ...rest } = anAdjustment();
  return { ...rest, ...changes };
}

describe('Order totals (spec §3 Order)', () => {
  it.each(measuredOrders)('$name: everything shown adds up to the total of the server', ({ order, discounts }) => {
    const {
      itemTotal: items,
      shipTotal: shipping,
      additionalTaxTotal: tax,
      total,
      appliedGiftCards: giftCards,
      storeCredit,
      amountDue: due,
    } = order;
    const shippingState = shipping > 0 ? 'known' : 'later';
    expect(summarize(order)).toMatchObject({
      items,
      shipping,
      shippingState,
      tax,
      total,
      discounts,
      giftCards,
      storeCredit,
      due,
    });
    expect(shownTotal(order)).toBe(total);
  });

  it('shows the tax to be paid on top', () => {
    const order = anOrder({ additionalTaxTotal: cents(50) });
    expect(summarize(order).tax).toBe(50);
  });
});

describe('Shipping of an order (spec §4 Checkout update states)', () => {
  const withoutDelivery: CheckoutSteps = ['address', 'payment'];

  it.each([
    [
      'has a price once there is a parcel, also when it is free',
      { shipments: [aShipment()], shipTotal: cents(0) },
      'known',
    ],
    ['has a price that the server counts without a parcel', { shipTotal: cents(900) }, 'known'],
    ['comes later before the address', {}, 'later'],
    ['is nothing where no step is about it', { checkoutSteps: withoutDelivery }, 'none'],
    ['is nothing at payment without a parcel', { furthestStep: 'payment' }, 'none'],
    ['is nothing for a complete order without a parcel', { isComplete: true }, 'none'],
  ] as const)('%s', (_what, changes, state) => {
    expect(summarize(anOrder(changes)).shippingState).toBe(state);
  });
});

describe('Lines that cost less (spec §3 Adjustment)', () => {
  const discounted = aLine({
    id: 'line-2',
    sku: 'RED-1',
    adjustments: [anAdjustment({ amount: cents(-100) })],
  });

  it('are some of the lines, or none', () => {
    expect(summarize(anOrder({ lineItems: [aLine(), discounted] })).areLinesDiscounted).toBe(true);
    expect(summarize(anOrder({ lineItems: [aLine()] })).areLinesDiscounted).toBe(false);
  });
});

describe('Discounts (spec §3 Adjustment, §9 Coupon codes)', () => {
  it('gathers one code wherever in the order it takes off', () => {
    const off = (amount: number) => anAdjustment({ promotionCode: 'spring', amount: cents(amount) });
    const order = anOrder({
      adjustments: [off(-100)],
      lineItems: [aLine({ adjustments: [off(-20)] }), aLine({ id: 'line-2', sku: 'RED-1', adjustments: [off(-3)] })],
      shipments: [aShipment({ adjustments: [off(-1000)] })],
    });
    expect(discountsOf(order)).toEqual([
      { code: 'spring', label: 'Promotion (Ten off order)', amount: -1123, eligible: true },
    ]);
  });

  it('keeps two codes apart, in the order in which they were attached', () => {
    const order = anOrder({
      adjustments: [
        anAdjustment({ promotionCode: 'b', promotionCodeId: 'promotion-2', amount: cents(-200) }),
        anAdjustment({ promotionCode: 'a', amount: cents(-100) }),
      ],
    });
    expect(discountsOf(order).map(({ code, amount }) => [code, amount])).toEqual([
      ['b', -200],
      ['a', -100],
    ]);
  });

  it('counts only the eligible amounts of a code', () => {
    const order = anOrder({
      adjustments: [
        anAdjustment({ eligible: false, amount: cents(-500) }),
        anAdjustment({ eligible: true, amount: cents(-300) }),
      ],
    });
    expect(discountsOf(order)).toEqual([
      { code: 'ten', label: 'Promotion (Ten off order)', amount: -300, eligible: true },
    ]);
  });

  it('shows a code that does not count now, with nothing', () => {
    const order = anOrder({ adjustments: [anAdjustment({ eligible: false, amount: cents(-500) })] });
    expect(discountsOf(order)).toEqual([
      { code: 'ten', label: 'Promotion (Ten off order)', amount: 0, eligible: false },
    ]);
  });

  it('gathers an automatic promotion by its label, and one whose code is not told by its id', () => {
    const order = anOrder({
      adjustments: [
        uncoded({ label: 'Promotion (Summer)', amount: cents(-100) }),
        uncoded({ label: 'Promotion (Winter)', amount: cents(-10) }),
        uncoded({ label: 'Promotion (Summer)', amount: cents(-1) }),
        uncoded({ promotionCodeId: 'promotion-7', label: 'Promotion (Summer)', amount: cents(-2000) }),
        uncoded({ promotionCodeId: 'promotion-7', label: 'Promotion (renamed)', amount: cents(-3000) }),
      ],
    });
    expect(discountsOf(order)).toStrictEqual([
      { label: 'Promotion (Summer)', amount: -101, eligible: true },
      { label: 'Promotion (Winter)', amount: -10, eligible: true },
      { label: 'Promotion (Summer)', amount: -5000, eligible: true },
    ]);
  });

  it('does not take a code for the automatic promotion of the same label', () => {
    const label = 'ten';
    const order = anOrder({
      adjustments: [
        uncoded({ label, amount: cents(-1) }),
        anAdjustment({ promotionCode: label, label, amount: cents(-2) }),
      ],
    });
    expect(discountsOf(order).map(({ code, amount }) => [code, amount])).toEqual([
      [undefined, -1],
      ['ten', -2],
    ]);
  });

  it('is no place for tax', () => {
    const order = anOrder({ lineItems: [aLine({ adjustments: [uncoded({ source: 'tax', amount: cents(56) })] })] });
    expect(discountsOf(order)).toEqual([]);
  });

  it('shows manual adjustments only while they count', () => {
    const byHand = (eligible: boolean) =>
      anOrder({ adjustments: [uncoded({ source: 'other', label: 'Sorry', amount: cents(-250), eligible })] });
    expect(discountsOf(byHand(true))).toEqual([{ label: 'Sorry', amount: -250, eligible: true }]);
    expect(discountsOf(byHand(false))).toEqual([]);
  });

  it('is empty for an empty order', () => {
    expect(discountsOf(anOrder({ lineItems: [] }))).toEqual([]);
  });
});
