import { describe, expect, it } from 'vitest';
import {
  allowedStep,
  type CheckoutStep,
  isOpen,
  needsAddress,
  shippedSteps,
  stepAfter,
} from '#src/domain/cart/checkout-step';
import { mailedSteps } from '#test/builders/mailed-steps';

describe('Checkout steps (spec §1 Checkout in three steps)', () => {
  it('are address, delivery and payment, in this order', () => {
    expect(shippedSteps).toEqual(['address', 'delivery', 'payment']);
    expect(shippedSteps.map((step) => stepAfter({ checkoutSteps: shippedSteps }, step))).toEqual([
      'delivery',
      'payment',
      'payment',
    ]);
    expect(needsAddress({ checkoutSteps: shippedSteps })).toBe(true);
  });

  it('are contact and payment where nothing is shipped: no address, no delivery', () => {
    expect(stepAfter({ checkoutSteps: mailedSteps }, 'contact')).toBe('payment');
    expect(needsAddress({ checkoutSteps: mailedSteps })).toBe(false);
  });
});

describe('The step to show (spec §1 Checkout in three steps)', () => {
  it.each<[CheckoutStep, string | null, CheckoutStep]>([
    ['address', null, 'address'],
    ['address', 'address', 'address'],
    ['address', 'delivery', 'address'],
    ['address', 'payment', 'address'],
    ['delivery', null, 'delivery'],
    ['delivery', 'address', 'address'],
    ['delivery', 'delivery', 'delivery'],
    ['delivery', 'payment', 'delivery'],
    ['payment', null, 'payment'],
    ['payment', 'address', 'address'],
    ['payment', 'delivery', 'delivery'],
    ['payment', 'payment', 'payment'],
    ['payment', 'contact', 'payment'],
    ['delivery', 'nonsense', 'delivery'],
  ])('for an order that has earned %s when %s is asked for is %s', (furthestStep, requested, shown) => {
    expect(allowedStep({ checkoutSteps: shippedSteps, furthestStep }, requested)).toBe(shown);
  });

  it.each<[CheckoutStep, string | null, CheckoutStep]>([
    ['contact', 'payment', 'contact'],
    ['contact', 'address', 'contact'],
    ['payment', 'contact', 'contact'],
    ['payment', 'delivery', 'payment'],
  ])('for an order that is e-mailed and has earned %s when %s is asked for is %s', (furthestStep, requested, shown) => {
    expect(allowedStep({ checkoutSteps: mailedSteps, furthestStep }, requested)).toBe(shown);
  });

  it('can be opened up to the furthest one', () => {
    const progress = { checkoutSteps: shippedSteps, furthestStep: 'delivery' } as const;
    expect(shippedSteps.map((step) => isOpen(progress, step))).toEqual([true, true, false]);
  });
});
