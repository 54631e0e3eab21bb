import { describe, expect, it } from 'vitest';
import { shippedSteps } from '#src/domain/cart/checkout-step';
import type { Order } from '#src/domain/cart/order';
import { orderOf } from '#src/infrastructure/shop-api/cart/order-calls';
import { mailedSteps } from '#test/builders/mailed-steps';
import { recordedOrders } from '#test/infrastructure/shop-api/recordings';

const read = (wire: unknown): Order => orderOf(JSON.stringify(wire));
const paid = recordedOrders.find(({ payments, shipments }) =>
  [payments, shipments].every((list) => (list as unknown[]).length > 0),
)!;

describe('Orders by their state on the wire (spec §4 Order states)', () => {
  it.each([
    ['canceled', 'canceled'],
    ['returned', 'returned'],
    ['awaiting_return', 'returning'],
    ['resumed', 'complete'],
    ['something new', 'other'],
  ])('may be %s, which the shop knows as %s', (state, known) => {
    expect(read({ ...paid, state }).state).toBe(known);
  });

  it.each<[string, Partial<Order>]>([
    ['cart', { state: 'cart', isComplete: false, furthestStep: 'address', isReadyToPlace: false }],
    ['address', { state: 'address', isComplete: false, furthestStep: 'address', isReadyToPlace: false }],
    ['delivery', { state: 'delivery', isComplete: false, furthestStep: 'delivery', isReadyToPlace: false }],
    ['payment', { state: 'payment', isComplete: false, furthestStep: 'payment', isReadyToPlace: false }],
    ['confirm', { state: 'payment', isComplete: false, furthestStep: 'payment', isReadyToPlace: true }],
    ['complete', { state: 'complete', isComplete: true, furthestStep: 'address', isReadyToPlace: false }],
    ['something new', { state: 'other', isComplete: false, furthestStep: 'address', isReadyToPlace: false }],
  ])('in state %s state the possible actions', (state, status) => {
    expect(read({ ...paid, state, completed_at: null })).toMatchObject(status);
  });

  it.each(['delivery', 'payment', 'confirm'])('that were emptied in state %s begin checkout anew', (state) => {
    expect(read({ ...paid, state, line_items: [] }).furthestStep).toBe('address');
  });

  it.each(['delivery', 'payment'])('in state %s need no shipments: e-mailed goods are not shipped', (state) => {
    expect(read({ ...paid, state, shipments: [] }).furthestStep).toBe(state);
  });

  it.each([
    [['address', 'delivery', 'payment', 'confirm', 'complete'], shippedSteps],
    [['address', 'delivery', 'confirm', 'complete'], shippedSteps],
    [
      ['address', 'payment', 'confirm', 'complete'],
      ['address', 'payment'],
    ],
    [['payment', 'confirm', 'complete'], mailedSteps],
    [['confirm', 'complete'], mailedSteps],
    [undefined, shippedSteps],
    ['no list', shippedSteps],
  ])('with the checkout steps %s have the steps %s (spec §1 Checkout in three steps)', (wire, steps) => {
    expect(read({ ...paid, checkout_steps: wire }).checkoutSteps).toEqual(steps);
  });

  it.each([
    ['cart', 'contact'],
    ['address', 'contact'],
    ['delivery', 'contact'],
    ['payment', 'payment'],
    ['confirm', 'payment'],
  ])('in state %s can open %s when nothing is shipped', (state, step) => {
    const mailed = { ...paid, state, checkout_steps: ['payment', 'confirm', 'complete'], ship_address: null };
    expect(read(mailed).furthestStep).toBe(step);
  });

  it.each(['delivery', 'payment', 'confirm'])('in state %s without an address have to be given one', (state) => {
    expect(read({ ...paid, state, ship_address: null }).furthestStep).toBe('address');
  });

  it('stay complete when they are canceled or returned later: they can never be carts again', () => {
    expect(read({ ...paid, state: 'returned', completed_at: '2026-11-20T15:00:00.000Z' }).isComplete).toBe(true);
  });

  it.each([
    ['checkout', 'open'],
    ['processing', 'processing'],
    ['pending', 'authorized'],
    ['completed', 'authorized'],
    ['failed', 'void'],
    ['void', 'void'],
    ['invalid', 'void'],
  ])('tell that a payment that is %s is %s', (state, expected) => {
    const [payment] = paid['payments'] as object[];
    expect(read({ ...paid, payments: [{ ...payment, state }] }).payments[0]!.state).toBe(expected);
  });
});
