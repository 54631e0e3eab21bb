import { describe, expect, it } from 'vitest';
import { allowedStep, type CheckoutStep, checkoutSteps } from '#src/domain/checkout/checkout-step';

describe('Checkout steps (spec §1 Checkout in three steps)', () => {
  it('are address, delivery and payment, in this order', () => {
    expect(checkoutSteps).toEqual(['address', 'delivery', 'payment']);
  });
});

describe('The step to show (spec §1 Checkout in three steps)', () => {
  it.each<[CheckoutStep, CheckoutStep | undefined, CheckoutStep]>([
    ['address', undefined, 'address'],
    ['address', 'address', 'address'],
    ['address', 'delivery', 'address'],
    ['address', 'payment', 'address'],
    ['delivery', undefined, 'delivery'],
    ['delivery', 'address', 'address'],
    ['delivery', 'delivery', 'delivery'],
    ['delivery', 'payment', 'delivery'],
    ['payment', undefined, 'payment'],
    ['payment', 'address', 'address'],
    ['payment', 'delivery', 'delivery'],
    ['payment', 'payment', 'payment'],
  ])('for an order that has earned %s when %s is asked for is %s', (furthest, requested, shown) => {
    expect(allowedStep(furthest, requested)).toBe(shown);
  });
});
