import { describe, expect, it } from 'vitest';
import type { Payment } from '#src/domain/cart/payment';
import type { Shipment } from '#src/domain/cart/shipment';
import { cents } from '#src/domain/money/money';
import { type DeliveryState, deliveryState, refundedAmount } from '#src/domain/orders/delivery-state';
import type { PlacedOrder } from '#src/domain/orders/placed-order';
import { aShipment } from '#test/builders/a-shipment';
import { anOrder } from '#test/builders/an-order';

const captured: Payment = {
  id: 'payment-1',
  amount: cents(5000),
  state: 'authorized',
  methodName: 'Card',
  isCaptured: true,
};

function placed(overrides: Partial<PlacedOrder>): PlacedOrder {
  return { ...anOrder({ state: 'complete', total: cents(5000), completedAt: 1 }), ...overrides };
}

const parcels = (...states: readonly Shipment['state'][]) =>
  states.map((state, index) => aShipment({ id: `shipment-${index}`, ...(state && { state }) }));

/** The order as listed by a server that leaves out the line items. */
function small(overrides: Partial<PlacedOrder>): PlacedOrder {
  const { lineItems: _lines, shipments: _shipments, payments: _payments, ...row } = placed(overrides);
  return row;
}

describe('The state of a placed order (spec §1 Order history, §2 /account/*, §3 orders)', () => {
  it.each<[DeliveryState, Partial<PlacedOrder>]>([
    ['ordered', { shipmentState: 'pending', paymentState: 'balance_due' }],
    ['packed', { shipmentState: 'ready', paymentState: 'paid' }],
    ['waiting', { shipmentState: 'backorder' }],
    ['partly-shipped', { shipmentState: 'partial' }],
    ['shipped', { shipmentState: 'shipped' }],
    ['mailed', { shipments: [] }],
    ['payment-failed', { shipmentState: 'pending', paymentState: 'failed' }],
    ['canceled', { state: 'canceled', shipmentState: 'canceled', paymentState: 'void' }],
    ['canceled', { shipmentState: 'canceled' }],
    ['refund-due', { state: 'canceled', paymentState: 'credit_owed', payments: [captured], paymentTotal: cents(5000) }],
    ['refunded', { state: 'canceled', paymentState: 'void', payments: [captured], paymentTotal: cents(0) }],
    ['refunded', { shipmentState: 'shipped', payments: [captured], paymentTotal: cents(0) }],
    ['shipped', { shipmentState: 'shipped', payments: [captured], paymentTotal: cents(3000) }],
    ['returning', { state: 'returning', shipmentState: 'shipped' }],
    ['returned', { state: 'returned', shipmentState: 'shipped', payments: [captured], paymentTotal: cents(0) }],
    ['ordered', { state: 'other', shipmentState: 'pending' }],
  ])('is %s for %o', (state, order) => {
    expect(deliveryState(placed(order))).toBe(state);
  });

  it('counts events that end an order before shipments', () => {
    expect(deliveryState(placed({ state: 'canceled', shipmentState: 'shipped' }))).toBe('canceled');
  });

  it.each<[DeliveryState, readonly Shipment['state'][]]>([
    ['shipped', ['shipped', 'shipped']],
    ['partly-shipped', ['shipped', 'ready']],
    ['shipped', ['shipped', 'canceled']],
    ['packed', ['ready', 'ready']],
    ['ordered', ['ready', 'pending']],
    ['canceled', ['canceled', 'canceled']],
    ['ordered', [undefined]],
  ])('is %s by its shipments %j where the server does not say it of all', (state, states) => {
    expect(deliveryState(placed({ shipments: parcels(...states) }))).toBe(state);
  });

  it("believes the server's state of all shipments", () => {
    expect(deliveryState(placed({ shipmentState: 'partial', shipments: parcels('shipped') }))).toBe('partly-shipped');
  });

  it('needs no shipments and payments: small orders have none', () => {
    expect(deliveryState(small({ shipmentState: 'shipped' }))).toBe('shipped');
    expect(deliveryState(small({}))).toBe('ordered');
    expect(deliveryState(small({ state: 'canceled', paymentState: 'void', paymentTotal: cents(0) }))).toBe('canceled');
  });
});

describe('Refunds of an order (spec §3 orders)', () => {
  it.each([
    [5000, 0],
    [3800, 1200],
    [0, 5000],
    [6000, 0],
  ])('when %i of 5000 are kept is %i', (kept, refund) => {
    expect(refundedAmount(placed({ payments: [captured], paymentTotal: cents(kept) }))).toBe(refund);
  });

  it('is nothing of a payment that was only authorized', () => {
    const { isCaptured: _captured, ...authorized } = captured;
    expect(refundedAmount(placed({ payments: [authorized], paymentTotal: cents(0) }))).toBe(0);
  });

  it('is unknown where the payments are', () => {
    expect(refundedAmount(small({ paymentTotal: cents(0) }))).toBeUndefined();
  });
});
