import { describe, expect, it } from 'vitest';
import type { OrderState } from '#src/domain/cart/order';
import { allowedStep, type CheckoutStep, checkoutSteps, furthestStep } from '#src/domain/checkout/checkout-step';
import { aShipment } from '#test/builders/a-shipment';
import { anOrder } from '#test/builders/an-order';

const order = (state: OrderState, shipments = [aShipment()]) => anOrder({ state, shipments });

describe('Checkout steps (spec §1 Checkout in three steps)', () => {
  it('are address, delivery and payment, in this order', () => {
    expect(checkoutSteps).toEqual(['address', 'delivery', 'payment']);
  });
});

describe('The furthest step an order has earned (spec §4 Checkout update states)', () => {
  it.each<[OrderState, CheckoutStep]>([
    ['cart', 'address'],
    ['address', 'address'],
    ['delivery', 'delivery'],
    ['payment', 'payment'],
    ['confirm', 'payment'],
    ['complete', 'address'],
    ['other', 'address'],
  ])('in state %s is %s', (state, step) => {
    expect(furthestStep(order(state))).toBe(step);
  });

  it.each<OrderState>(['cart', 'address', 'delivery', 'payment', 'confirm'])(
    'is address in state %s once it was emptied: the server keeps the state and drops the rest',
    (state) => {
      expect(furthestStep(anOrder({ state, lineItems: [] }))).toBe('address');
    },
  );

  it.each<[OrderState, CheckoutStep]>([
    ['delivery', 'delivery'],
    ['payment', 'payment'],
  ])('in state %s is %s also without shipments: what comes by e-mail is not shipped', (state, step) => {
    expect(furthestStep(order(state, []))).toBe(step);
  });
});

describe('The step to show (spec §1 Checkout in three steps)', () => {
  it.each<[OrderState, CheckoutStep | undefined, CheckoutStep]>([
    ['cart', undefined, 'address'],
    ['cart', 'address', 'address'],
    ['cart', 'delivery', 'address'],
    ['cart', 'payment', 'address'],
    ['delivery', undefined, 'delivery'],
    ['delivery', 'address', 'address'],
    ['delivery', 'delivery', 'delivery'],
    ['delivery', 'payment', 'delivery'],
    ['payment', undefined, 'payment'],
    ['payment', 'address', 'address'],
    ['payment', 'delivery', 'delivery'],
    ['payment', 'payment', 'payment'],
    ['confirm', 'payment', 'payment'],
  ])('for an order in state %s when %s is asked for is %s', (state, requested, shown) => {
    expect(allowedStep(order(state), requested)).toBe(shown);
  });
});
