import { describe, expect, it } from 'vitest';
import type { Order } from '#src/domain/cart/order';
import { reviewableSkus } from '#src/domain/orders/reviewable-skus';
import { aLine } from '#test/builders/a-line';
import { anOrder } from '#test/builders/an-order';

const lineItems = [
  aLine({ id: '1', sku: 'RED-1' }),
  aLine({ id: '2', sku: 'GIFT-CARD-50' }),
  aLine({
    id: '3',
    sku: 'OWN-6',
    variant: { isComposable: true },
    parts: [
      { sku: 'RED-1', quantity: 3 },
      { sku: 'PINK-1', quantity: 3 },
    ],
  }),
  aLine({ id: '4', sku: 'RED-1' }),
];
const order = (overrides: Partial<Order>) => anOrder({ state: 'complete', completedAt: 1, lineItems, ...overrides });

describe('Products of an order that can be reviewed (spec §3 Client state, reviews)', () => {
  it('is everything but gift cards, each once, and of a pack of one’s own its cans', () => {
    expect(reviewableSkus(order({ shipmentState: 'shipped' }))).toEqual(['RED-1', 'PINK-1']);
  });

  it.each<[string, Partial<Order>]>([
    ['was ordered', { shipmentState: 'pending' }],
    ['is packed', { shipmentState: 'ready' }],
    ['was canceled', { state: 'canceled', shipmentState: 'canceled' }],
    ['was returned', { state: 'returned', shipmentState: 'shipped' }],
  ])('is nothing when it %s', (_name, overrides) => {
    expect(reviewableSkus(order(overrides))).toEqual([]);
  });

  it('is offered as soon as a part has left', () => {
    expect(reviewableSkus(order({ shipmentState: 'partial' }))).toEqual(['RED-1', 'PINK-1']);
  });
});
