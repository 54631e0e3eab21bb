import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Order } from '#src/domain/cart/order';
import { summarize } from '#src/domain/cart/order-summary';
import { shownLines } from '#src/domain/cart/quantity';
import { addMoney, type Cents, cents } from '#src/domain/money/money';
import { anyOrder } from '#test/builders/any-order';
import { measuredOrders } from './measured-orders';

const sum = (amounts: readonly Cents[]) => addMoney(cents(0), ...amounts);
const lineSum = (order: Order) => sum(shownLines(order, new Map()).map(({ amount }) => amount));

describe('Shown amounts (spec §3 Order, Line item, Adjustment)', () => {
  it.each(measuredOrders)('$name: shown lines sum to the subtotal that a real back end answered', ({ order }) => {
    expect(lineSum(order)).toBe(order.itemTotal);
  });

  it('shown lines sum to the shown subtotal, and the subtotal with the rows below it to the shown total', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { items, discounts, shipping, tax, total } = summarize(order);
        expect(lineSum(order)).toBe(items);
        expect(sum([items, ...discounts.map(({ amount }) => amount), shipping, tax])).toBe(total);
      }),
    );
  });

  it('an amount after discounts stands beside the amount, and only where it is lower', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        for (const { amount, discounted } of shownLines(order, new Map()))
          if (discounted !== undefined) expect(discounted).toBeLessThan(amount);
      }),
    );
  });
});
