import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeShippingProgress } from '#src/domain/cart/free-shipping';
import { cents } from '#src/domain/money/money';
import { aLine } from '#test/builders/a-line';
import { anOrder } from '#test/builders/an-order';

const offer = { threshold: cents(15_000), method: 'Standard' };

describe('How far an order is from free shipping (spec §3 Order, docs/adr/0020)', () => {
  it('is the amount that the goods lack, and nothing once they are enough', () => {
    const worth = fc.integer({ min: 1, max: 40_000 });
    fc.assert(
      fc.property(worth, (amount) => {
        const order = anOrder({ lineItems: [aLine({ price: cents(amount), quantity: 1 })] });
        const progress = freeShippingProgress(order, offer);
        expect(progress?.goods).toBe(amount);
        expect(progress?.missing).toBe(amount >= 15_000 ? 0 : 15_000 - amount);
      }),
    );
  });

  it('is nothing to speak of without an offer, without goods, and for e-mailed goods', () => {
    expect(freeShippingProgress(anOrder(), undefined)).toBeUndefined();
    expect(freeShippingProgress(anOrder({ lineItems: [] }), offer)).toBeUndefined();
    expect(freeShippingProgress(anOrder({ checkoutSteps: ['contact', 'payment'] }), offer)).toBeUndefined();
  });
});
