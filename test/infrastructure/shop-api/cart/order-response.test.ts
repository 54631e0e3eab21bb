import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { Adjustment } from '#src/domain/cart/adjustment';
import type { Order } from '#src/domain/cart/order';
import { orderOf } from '#src/infrastructure/shop-api/cart/order-calls';
import { lineTotal } from '#test/builders/line-total';
import { recordedOrders } from '#test/infrastructure/shop-api/recordings';

type Json = Readonly<Record<string, unknown>>;

const read = (wire: unknown): Order => orderOf(JSON.stringify(wire));

/** Cents as the wire writes them: shortest decimal with at least one fraction digit. */
function amount(value: number): string {
  const digits = String(Math.abs(value)).padStart(3, '0');
  const fraction = digits.slice(-2).replace(/0$/, '');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)}.${fraction}`;
}

const time = (instant: number | undefined) => (instant === undefined ? null : new Date(instant).toISOString());
const sources = { promotion: 'Spree::PromotionAction', tax: 'Spree::TaxRate', other: null };

function writeAdjustment(adjustment: Adjustment): Json {
  return {
    label: adjustment.label,
    eligible: adjustment.eligible,
    amount: amount(adjustment.amount),
    source_type: sources[adjustment.source],
    promotion_code_id: adjustment.promotionCodeId === undefined ? null : Number(adjustment.promotionCodeId),
  };
}

/** Maps an order back, independently of the mapping: everything that the mapping lost or changed differs from the recording. */
function writeOrder(order: Order): Json {
  return {
    id: Number(order.id),
    number: order.number,
    token: order.token,
    ...(order.store && { store: { ...order.store, id: Number(order.store.id) } }),
    email: order.email ?? null,
    user_id: order.userId === undefined ? null : Number(order.userId),
    item_total: amount(order.itemTotal),
    ship_total: amount(order.shipTotal),
    additional_tax_total: amount(order.additionalTaxTotal),
    total: amount(order.total),
    order_total_after_store_credit: amount(order.amountDue),
    created_at: time(order.createdAt),
    completed_at: time(order.completedAt),
    adjustments: order.adjustments.map(writeAdjustment),
    line_items: order.lineItems.map((line) => ({
      id: Number(line.id),
      quantity: line.quantity,
      price: amount(line.price),
      total: amount(lineTotal(line)),
      adjustments: line.adjustments.map(writeAdjustment),
      variant: {
        sku: line.sku,
        name: line.variant.name,
        slug: line.variant.slug,
        options_text: line.variant.optionsText,
        weight: line.variant.weight?.toFixed(1) ?? null,
      },
    })),
    shipments: order.shipments.map((shipment) => ({
      id: Number(shipment.id),
      number: shipment.number,
      adjustments: shipment.adjustments.map(writeAdjustment),
      shipping_rates: shipment.rates.map(({ id, name, cost, selected }) => ({
        id: Number(id),
        name,
        cost: amount(cost),
        selected,
      })),
    })),
    payments: order.payments.map((payment) => ({
      id: Number(payment.id),
      amount: amount(payment.amount),
      payment_method: { name: payment.methodName },
      ...(payment.lastDigits !== undefined && { source: { last_digits: payment.lastDigits } }),
    })),
    ship_address: order.shipAddress
      ? {
          name: order.shipAddress.name,
          address1: order.shipAddress.address1,
          address2: order.shipAddress.address2,
          city: order.shipAddress.city,
          zipcode: order.shipAddress.zipcode,
          phone: order.shipAddress.phone,
          country_iso: order.shipAddress.countryIso,
          state: order.shipAddress.stateAbbr === '' ? null : { abbr: order.shipAddress.stateAbbr },
        }
      : null,
  };
}

const [full] = recordedOrders.filter(({ shipments, payments, adjustments }) =>
  [shipments, payments, adjustments].every((list) => (list as unknown[]).length > 0),
);

describe('Orders of the wire (spec §3 Order / cart)', () => {
  it('are recorded in numbers that say something', () => {
    expect(recordedOrders.length).toBeGreaterThan(100);
    expect(new Set(recordedOrders.map(({ state }) => state))).toEqual(
      new Set(['cart', 'address', 'delivery', 'payment', 'confirm', 'complete']),
    );
  });

  it.each(recordedOrders.map((wire, index) => ({ index, number: wire['number'], state: wire['state'], wire })))(
    'are mapped without loss: $index, $number in $state',
    ({ wire }) => {
      expect(wire).toMatchObject(writeOrder(read(wire)));
    },
  );

  it('are malformed in another currency', () => {
    expect(() => read({ ...full, currency: 'EUR' })).toThrow('The answer of the shop has the wrong shape: currency');
  });

  describe('of newer versions', () => {
    it('tell the code of an adjustment, in lower case', () => {
      const [adjustment] = full!['adjustments'] as Json[];
      const order = read({ ...full, adjustments: [{ ...adjustment, promotion_code: { id: 1, value: 'TEN' } }] });
      expect(order.adjustments[0]).toMatchObject({
        promotionCode: 'ten',
        promotionCodeId: String(adjustment!['promotion_code_id']),
      });
    });

    it('tell where to pay, once session and page are known', () => {
      const url = 'https://pay.example.test/cs_1';
      expect(read({ ...full, checkout_session_id: 'cs_1', checkout_session_url: url }).paymentPage).toEqual({
        sessionId: 'cs_1',
        url,
      });
      expect(read({ ...full, checkout_session_id: 'cs_1', checkout_session_url: null }).paymentPage).toEqual({
        sessionId: 'cs_1',
      });
    });

    it('never send the browser anywhere but to a web page', () => {
      expect(
        read({ ...full, checkout_session_id: 'cs_1', checkout_session_url: 'javascript:alert(1)' }).paymentPage,
      ).toEqual({ sessionId: 'cs_1' });
    });

    it('tell subscription and referral', () => {
      expect(read({ ...full, subscription_in_cart: true, referral_identifier: 'ref-1' })).toMatchObject({
        subscriptionInCart: true,
        referralIdentifier: 'ref-1',
      });
    });

    it('have the parts of a line, its repetitions, and its looks', () => {
      const [line] = full!['line_items'] as Json[];
      const image = {
        id: 1,
        position: 1,
        alt: null,
        mini_url: '/m',
        small_url: '/s',
        product_url: '/p',
        large_url: '/l',
        attachment_width: 300,
        attachment_height: 400,
      };
      const more = {
        sku: 'PACK',
        parts: [{ sku: 'A', quantity: 3 }],
        subscription_line_items: [
          { id: 1, sku: 'A', quantity: 3, interval_length: 2, interval_units: 'months', end_date: '2027-02-20' },
        ],
        variant: {
          ...(line!['variant'] as Json),
          weight: '9.3',
          options_text: 'Size: Small',
          metadata: { no_individual_purchase: true },
          images: [image],
        },
      };
      expect(read({ ...full, line_items: [{ ...line, ...more }] }).lineItems[0]).toMatchObject({
        sku: 'PACK',
        parts: [{ sku: 'A', quantity: 3 }],
        subscriptionLineItems: [
          { sku: 'A', quantity: 3, interval: { length: 2, unit: 'month' }, endDate: '2027-02-20' },
        ],
        variant: {
          weight: 9.3,
          optionsText: 'Size: Small',
          noIndividualPurchase: true,
          picture: { url: '/s', alt: (line!['variant'] as Json)['name'], width: 300, height: 400 },
        },
      });
    });

    it.each([
      ['three sizes', {}, '/m 48w, /s 400w, /l 1200w'],
      ['two of them', { mini_url: null }, '/s 400w, /l 1200w'],
      ['one, whatever it is called', { mini_url: '/s', large_url: '/s' }, undefined],
      ['no kind', { attachment_content_type: null }, undefined],
      ['a size that nobody can read', { mini_url: 7 }, '/s 400w, /l 1200w'],
    ])('tell the picture of a line with %s', (_, change, srcSet) => {
      const [line] = full!['line_items'] as Json[];
      const image = { mini_url: '/m', small_url: '/s', large_url: '/l', attachment_content_type: 'image/jpeg' };
      const variant = { ...(line!['variant'] as Json), images: [{ ...image, ...change }] };
      const { picture } = read({ ...full, line_items: [{ ...line, variant }] }).lineItems[0]!.variant;
      expect(picture).toMatchObject({ url: '/s', width: 400, height: 400 });
      expect(picture?.formats).toEqual(srcSet && [{ type: 'image/jpeg', srcSet }]);
    });

    it('tell the deliveries that a line pays ahead, wherever their interval stands', () => {
      const [line] = full!['line_items'] as Json[];
      const plan = {
        id: 4,
        state: 'pending',
        quantity: 1,
        installment_count: 3,
        single_installment_price: '30.0',
        interval: { length: 2, unit: 'months' },
      };
      const prepaid = (more: Json) =>
        read({ ...full, line_items: [{ ...line, pre_paid_subscription: { ...plan, ...more } }] }).lineItems[0]!
          .prePaidSubscription;
      const expected = {
        quantity: 1,
        installmentCount: 3,
        interval: { length: 2, unit: 'month' },
        installmentPrice: 3000,
      };
      expect(prepaid({})).toEqual(expected);
      expect(prepaid({ interval: undefined, interval_length: 2, interval_units: 'month' })).toEqual(expected);
      expect(prepaid({ actionable_date: '2027-02-20' })).toEqual({
        ...expected,
        actionableDate: '2027-02-20',
      });
      const ended = { ended_on: '2027-01-05', delivered_count: 1, refunded_amount: '40.0' };
      expect(prepaid(ended)?.ending).toEqual({ endedOn: '2027-01-05', delivered: 1, refunded: 4000 });
      expect(prepaid({ ...ended, refunded_amount: null })?.ending).toEqual({ endedOn: '2027-01-05', delivered: 1 });
      expect(prepaid({ ended_on: null, delivered_count: 2 })).toEqual(expected);
    });

    it('stay readable when one line repeats at an unknown interval; that line says so (spec §5 unsupported unit)', () => {
      const [line] = full!['line_items'] as Json[];
      const plan = {
        id: 4,
        state: 'pending',
        quantity: 1,
        installment_count: 3,
        interval_length: 1,
        interval_units: 'fortnight',
      };
      const repeating = { id: 1, sku: 'A', quantity: 1, interval_length: 1, interval_units: 'decades', end_date: null };
      const lines = [
        line,
        { ...line, id: 902, pre_paid_subscription: plan },
        { ...line, id: 903, subscription_line_items: [repeating] },
      ];
      const { lineItems } = read({ ...full, line_items: lines });
      expect(lineItems.map(({ unsupportedUnit }) => unsupportedUnit)).toEqual([undefined, 'fortnight', 'decades']);
      expect(
        lineItems.map(({ prePaidSubscription, subscriptionLineItems }) => [prePaidSubscription, subscriptionLineItems]),
      ).toEqual([
        [undefined, []],
        [undefined, []],
        [undefined, []],
      ]);
    });

    it('tell which pack the shopper put together', () => {
      const [line] = full!['line_items'] as Json[];
      const own = { ...line, variant: { ...(line!['variant'] as Json), metadata: { composable: true } } };
      expect(read({ ...full, line_items: [line, own] }).lineItems.map(({ variant }) => variant.isComposable)).toEqual([
        undefined,
        true,
      ]);
    });

    it('tell who receives a gift card, and when', () => {
      const [line] = full!['line_items'] as Json[];
      const filled = {
        id: 1,
        amount: '50.0',
        redemption_code: null,
        recipient_name: 'Grace',
        recipient_email: 'grace@example.test',
        purchaser_name: 'Ada',
        gift_message: 'Cheers',
        send_email_at: '2026-12-24T08:00:00.000Z',
        filled: true,
      };
      const empty = {
        id: 2,
        amount: '50.0',
        redemption_code: null,
        recipient_name: null,
        send_email_at: null,
        filled: false,
      };
      expect(read({ ...full, line_items: [{ ...line, gift_cards: [filled, empty] }] }).lineItems[0]!.giftCards).toEqual(
        [
          {
            id: '1',
            amount: 5000,
            recipientName: 'Grace',
            recipientEmail: 'grace@example.test',
            purchaserName: 'Ada',
            message: 'Cheers',
            sendAt: Date.UTC(2026, 11, 24, 8),
            isFilled: true,
          },
          { id: '2', amount: 5000, isFilled: false },
        ],
      );
    });

    it('tell the gift cards of a line from the oldest to the newest', () => {
      const [line] = full!['line_items'] as Json[];
      const cards = [10, 9, 101].map((id) => ({ id, amount: '50.0' }));
      const order = read({ ...full, line_items: [{ ...line, gift_cards: cards }] });
      expect(order.lineItems[0]!.giftCards.map(({ id }) => id)).toEqual(['9', '10', '101']);
    });

    it('have the paying gift cards, the paying store credit, and the amount due', () => {
      const cards = [{ redemption_code: 'ABCD', amount: '20.0', remaining: '5.5' }];
      const paid = {
        applied_gift_cards: cards,
        total_applicable_store_credit: '12.0',
        order_total_after_store_credit: '4.94',
      };
      expect(read({ ...full, ...paid })).toMatchObject({
        appliedGiftCards: [{ last: 'ABCD', amount: 2000, remaining: 550 }],
        storeCredit: 1200,
        amountDue: 494,
      });
      expect(read({ ...full, total_applicable_store_credit: 0 }).storeCredit).toBe(0);
    });

    it('tell notes, and none where everything about them is empty', () => {
      expect(
        read({
          ...full,
          gift_note: { from: 'Ada', recipient: null, note: 'Cheers' },
          special_instructions: 'The green door.',
        }),
      ).toMatchObject({
        giftNote: { from: 'Ada', recipient: '', note: 'Cheers' },
        specialInstructions: 'The green door.',
      });
      const none = read({ ...full, gift_note: { from: null, recipient: null, note: '' }, special_instructions: '' });
      expect(none).not.toHaveProperty('giftNote');
      expect(none).not.toHaveProperty('specialInstructions');
    });

    it('tell until when something may be added, while it may', () => {
      const details = {
        cross_sellable: true,
        cross_sell_ends_at: '2026-11-20T15:15:00.000Z',
        cross_sell_duration_in_minutes: 15,
      };
      expect(read({ ...full, cross_sell_details: details }).crossSellEndsAt).toBe(Date.UTC(2026, 10, 20, 15, 15));
      expect(read({ ...full, cross_sell_details: { ...details, cross_sellable: false } })).not.toHaveProperty(
        'crossSellEndsAt',
      );
    });

    it('tell until when they can be canceled, and when they were', () => {
      const [ends, canceled] = ['2026-11-20T15:15:00.000Z', '2026-11-20T15:05:00.000Z'];
      expect(read({ ...full, cancel_ends_at: ends, canceled_at: canceled })).toMatchObject({
        cancelEndsAt: Date.parse(ends),
        canceledAt: Date.parse(canceled),
      });
      const never = read({ ...full, cancel_ends_at: null, canceled_at: null });
      for (const name of ['cancelEndsAt', 'canceledAt']) expect(never).not.toHaveProperty(name);
    });
  });

  describe('that are not as they should be', () => {
    it('are refused by one kind of error, whatever they are', () => {
      fc.assert(
        fc.property(fc.jsonValue(), (anything) => {
          expect(wrongShape(() => read(anything))).toBe(true);
        }),
      );
    });

    it('are refused by one kind of error, wherever they are broken', () => {
      fc.assert(
        fc.property(fc.constantFrom(...paths(full)), fc.jsonValue(), (path, anything) => {
          const order = structuredClone(full) as Record<string, unknown>;
          let holder = order;
          for (const part of path.slice(0, -1)) holder = holder[part] as Record<string, unknown>;
          holder[path.at(-1)!] = anything;
          const attempt = () => read(order);
          expect(!throws(attempt) || wrongShape(attempt)).toBe(true);
        }),
        { numRuns: 300 },
      );
    });
  });
});

function paths(value: unknown): readonly string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => [[key], ...paths(child).map((below) => [key, ...below])]);
}

function throws(attempt: () => unknown): boolean {
  return thrownBy(attempt) !== undefined;
}

function wrongShape(attempt: () => unknown): boolean {
  const error = thrownBy(attempt);
  return error instanceof GatewayError && error.code === 'wrong_shape';
}

function thrownBy(attempt: () => unknown): unknown {
  try {
    attempt();
    return undefined;
  } catch (error) {
    return error;
  }
}
