import { describe, expect, it } from 'vitest';
import { isComplete, type OrderState, unitCount } from '#src/domain/cart/order';
import { aLine } from '#test/builders/a-line';
import { anOrder } from '#test/builders/an-order';

describe("Order states (spec §4 'complete' means finished)", () => {
  it.each(['cart', 'address', 'delivery', 'payment', 'confirm', 'other'] satisfies OrderState[])(
    '%s is not finished',
    (state) => {
      expect(isComplete(anOrder({ state }))).toBe(false);
    },
  );

  it('complete is', () => {
    expect(isComplete(anOrder({ state: 'complete' }))).toBe(true);
  });

  it('a completed order that was cancelled or returned later is finished too: it can never be a cart again', () => {
    expect(isComplete(anOrder({ state: 'other', completedAt: Date.UTC(2026, 10, 20) }))).toBe(true);
  });
});

describe('Units of an order (spec §2 cart flyout)', () => {
  it('are the quantities of all lines', () => {
    expect(
      unitCount(anOrder({ lineItems: [aLine({ quantity: 2 }), aLine({ id: 'line-2', sku: 'RED-1', quantity: 3 })] })),
    ).toBe(5);
  });

  it('are none in an empty order', () => {
    expect(unitCount(anOrder({ lineItems: [] }))).toBe(0);
  });
});
