import { describe, expect, it } from 'vitest';
import { unitCount } from '#src/domain/cart/order';
import { aLine } from '#test/builders/a-line';
import { anOrder } from '#test/builders/an-order';

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
