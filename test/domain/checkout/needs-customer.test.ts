import { describe, expect, it } from 'vitest';
import { needsCustomer } from '#src/domain/checkout/checkout-conditions';
import { aLine } from '#test/builders/a-line';
import { anOrder } from '#test/builders/an-order';

const interval = { length: 1, unit: 'month' } as const;

describe('Orders that need a customer (spec §6 Signed-in only: subscriptions)', () => {
  it.each([
    ['wine alone', anOrder(), false],
    ['an empty cart', anOrder({ lineItems: [] }), false],
    ['a subscription that the server tells of', anOrder({ subscriptionInCart: true }), true],
    [
      'a line that repeats',
      anOrder({ lineItems: [aLine({ subscriptionLineItems: [{ sku: 'WHITE-1', quantity: 12, interval }] })] }),
      true,
    ],
    [
      'deliveries paid ahead',
      anOrder({
        lineItems: [
          aLine(),
          aLine({ id: 'line-2', prePaidSubscription: { quantity: 1, installmentCount: 3, interval } }),
        ],
      }),
      true,
    ],
  ])('%s', (_, order, expected) => {
    expect(needsCustomer(order)).toBe(expected);
  });
});
