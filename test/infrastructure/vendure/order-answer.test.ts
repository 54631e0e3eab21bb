import { describe, expect, it } from 'vitest';
import type { SavedCardGateway } from '#src/application/ports/shop/saved-card-gateway';
import { checked } from '#src/infrastructure/shared/checks';
import { toOrder } from '#src/infrastructure/vendure/cart/order-answer';
import { notOffered } from '#src/infrastructure/vendure/not-offered';
import { readOrder } from '#src/infrastructure/vendure/operations.generated';
import { rejection } from '#test/contracts/shop/rejection';
import { aLineAnswer, anOrderAnswer } from './answers';

const orderOf = (overrides: object) =>
  toOrder(checked(readOrder.check, { shopOrder: anOrderAnswer(overrides) }).shopOrder);

const placed = {
  state: 'PaymentAuthorized',
  active: false,
  checkoutStep: 'confirm',
  orderPlacedAt: '2026-11-20T16:00:00.000Z',
  shippingLines: [{ id: '3', price: 1000, discounts: [] }],
  shippingQuotes: [{ id: '7-1-1', name: 'Standard', price: 1000, selected: true }],
  shopPayments: [
    {
      id: '5',
      amount: 2400,
      state: 'authorized',
      isCaptured: false,
      cardType: 'visa',
      lastDigits: '1111',
      methodName: 'Card',
    },
  ],
  totalWithTax: 2400,
  total: 2400,
  amountDue: 2400,
};
const parcel = {
  id: '9',
  state: 'Shipped',
  method: 'Pigeon Post',
  trackingCode: 'PP-1',
  updatedAt: '2026-11-21T09:00:00.000Z',
  lines: [{ orderLineId: '1', quantity: 2 }],
};

describe('An order of the engine in another currency (spec §1 USD)', () => {
  it('is malformed', async () => {
    expect(await rejection(Promise.resolve({ currencyCode: 'EUR' }).then(orderOf))).toMatchObject({
      code: 'wrong_shape',
    });
  });
});

describe('A placed order of the engine', () => {
  it('waits for its parcel and its money', () => {
    expect(orderOf(placed)).toMatchObject({
      state: 'complete',
      isComplete: true,
      isReadyToPlace: false,
      shipmentState: 'pending',
      paymentState: 'balance_due',
      paymentTotal: 0,
      shipments: [{ id: 'S7', state: 'pending' }],
      payments: [{ amount: 2400, state: 'authorized', lastDigits: '1111' }],
    });
  });

  it('is shipped in the dashboard: its parcel has carrier, number and contents, cans and not packs', () => {
    const pack = aLineAnswer({
      customFields: { parts: '[{"sku":"WHITE-1","quantity":4},{"sku":"RED-1","quantity":2}]' },
    });
    const captured = [{ ...placed.shopPayments[0], isCaptured: true }];
    expect(
      orderOf({ ...placed, state: 'Shipped', lines: [pack], fulfillments: [parcel], shopPayments: captured }),
    ).toMatchObject({
      state: 'complete',
      shipmentState: 'shipped',
      paymentState: 'paid',
      paymentTotal: 2400,
      shipments: [
        {
          id: 'F9',
          state: 'shipped',
          carrier: 'Pigeon Post',
          trackingNumber: 'PP-1',
          shippedAt: Date.parse('2026-11-21T09:00:00.000Z'),
          contents: [
            { sku: 'WHITE-1', quantity: 8 },
            { sku: 'RED-1', quantity: 4 },
          ],
        },
      ],
    });
  });

  it('has money given back', () => {
    const refunds = [
      {
        refunds: [
          { total: 400, state: 'Settled' },
          { total: 100, state: 'Pending' },
        ],
      },
    ];
    const captured = [{ ...placed.shopPayments[0], isCaptured: true }];
    expect(orderOf({ ...placed, payments: refunds, shopPayments: captured }).paymentTotal).toBe(2000);
  });

  it('is paid at once when it costs nothing, as prepaid goods do, and void when it is canceled', () => {
    const free = { ...placed, shopPayments: [], total: 0, totalWithTax: 0, amountDue: 0 };
    expect(orderOf(free)).toMatchObject({ paymentState: 'paid', paymentTotal: 0, payments: [] });
    expect(orderOf({ ...free, state: 'Cancelled' }).paymentState).toBe('void');
  });

  it('names the early end of a prepaid plan (spec §3 Prepaid subscription)', () => {
    const plan = { installmentCount: 3, intervalLength: 1, intervalUnit: 'month', installmentPrice: 2000 };
    const ending = { endedOn: '2027-01-05', delivered: 1, refunded: 4000 };
    const endingOf = (sent: object | null): unknown => {
      const prepaid = { ...plan, actionableDate: null, ending: sent };
      return orderOf({ lines: [aLineAnswer({ prepaid })] }).lineItems[0]!.prePaidSubscription?.ending;
    };
    expect(endingOf(ending)).toEqual(ending);
    expect(endingOf({ ...ending, refunded: null })).toEqual({ endedOn: '2027-01-05', delivered: 1 });
    expect([endingOf(null), endingOf({ ...ending, endedOn: 'soon' })]).toEqual([undefined, undefined]);
  });

  it('names the end of the time for additions, and the additions (spec §7 PUT cross_sell)', () => {
    const lines = [aLineAnswer(), aLineAnswer({ id: '2', orderPlacedQuantity: 0 })];
    const order = orderOf({ ...placed, lines, additionsEndAt: '2026-11-20T16:15:00.000Z' });
    expect(order.crossSellEndsAt).toBe(Date.parse('2026-11-20T16:15:00.000Z'));
    expect(order.lineItems.map(({ crossSold }) => crossSold)).toEqual([undefined, 2]);
    const cart = orderOf({ lines: [aLineAnswer({ orderPlacedQuantity: 0 })] });
    expect([cart.crossSellEndsAt, cart.lineItems[0]!.crossSold]).toEqual([undefined, undefined]);
  });

  it('has the units that it was placed with when it is canceled (spec §7 PUT orders/cancel)', () => {
    const lines = [
      aLineAnswer({ quantity: 0, orderPlacedQuantity: 3 }),
      aLineAnswer({ id: '2', quantity: 0, orderPlacedQuantity: 0 }),
    ];
    const order = orderOf({ ...placed, lines, state: 'Cancelled', canceledAt: '2026-11-20T16:15:00.000Z' });
    expect(order.canceledAt).toBe(Date.parse('2026-11-20T16:15:00.000Z'));
    expect(order.lineItems.map(({ quantity }) => quantity)).toEqual([3]);
  });

  it('is canceled', () => {
    const given = [{ ...placed.shopPayments[0], state: 'void' }];
    expect(orderOf({ ...placed, state: 'Cancelled', shopPayments: given })).toMatchObject({
      state: 'canceled',
      isComplete: true,
      shipmentState: 'canceled',
      paymentState: 'void',
    });
  });
});

describe('A cart of the engine', () => {
  it('owes the card the rest after gift cards and credit, as the engine says', () => {
    expect(orderOf({ amountDue: 400 })).toMatchObject({ total: 1400, amountDue: 400 });
  });

  it('tells codes that do not count, and cans that could not be read', () => {
    const order = orderOf({ couponCodes: ['BIG100'], lines: [aLineAnswer({ customFields: { parts: 'cans' } })] });
    expect(order.adjustments).toMatchObject([{ promotionCode: 'big100', eligible: false, amount: 0 }]);
    expect(order.lineItems).toMatchObject([{ hasUnreadableParts: true, parts: [] }]);
  });

  it('lists its lines as they were added, with the engine’s pictures in three sizes (spec §3 Line item)', () => {
    const preview = 'https://engine.example/assets/preview/can.png';
    const { lineItems } = orderOf({
      lines: [
        aLineAnswer({ id: 'second', createdAt: '2026-11-20T15:00:00.002Z', featuredAsset: { preview } }),
        aLineAnswer({ id: 'first', createdAt: '2026-11-20T15:00:00.001Z' }),
      ],
    });
    expect(lineItems.map(({ id, variant }) => [id, variant.picture?.url])).toEqual([
      ['first', undefined],
      ['second', `${preview}?preset=medium&format=webp`],
    ]);
    const sizes = [
      ['small', 300],
      ['medium', 500],
      ['large', 800],
    ].map(([preset, width]) => `${preview}?preset=${preset}&format=webp ${width}w`);
    expect(lineItems[1]?.variant.picture?.formats).toEqual([{ type: 'image/webp', srcSet: sizes.join(', ') }]);
  });

  it('says the options of a variant in one text, as the back end of the specification does (spec §3 Line item)', () => {
    const option = (name: string, group: string) => ({ name, group: { name: group } });
    const line = aLineAnswer();
    const { productVariant } = line as { productVariant: object };
    const options = [option('Small', 'Size'), option('Red', 'Color')];
    const { lineItems } = orderOf({ lines: [{ ...line, productVariant: { ...productVariant, options } }] });
    expect(lineItems[0]?.variant.optionsText).toBe('Size: Small, Color: Red');
  });

  it('names the store that sells it (spec §3 Order)', () => {
    expect(orderOf({}).store).toEqual({ id: '2', name: 'Ringpull', code: 'cans' });
  });

  it('leads a browser to web addresses only', () => {
    const paymentPage = { sessionId: 'one', url: 'javascript:alert(1)' };
    expect(orderOf({ paymentPage }).paymentPage).toEqual({ sessionId: 'one' });
  });
});

it('A call that the engine cannot answer is refused', async () => {
  const cards: SavedCardGateway = notOffered;
  expect(await rejection(cards.list())).toMatchObject({ code: 'not_allowed' });
  expect(await Promise.resolve(cards)).toBe(cards);
});
