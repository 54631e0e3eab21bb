import { describe, expect, it } from 'vitest';
import { withOffer } from '#src/domain/catalogue/offer';
import { cents } from '#src/domain/money/money';
import { aProduct } from '#test/builders/a-product';

const today = { price: cents(700), stock: { kind: 'few', left: 2 } } as const;

describe('Today’s price and stock of a product (spec §1 Price and stock lookups, §7 GET variants)', () => {
  it('stand instead of those of the build', () => {
    const product = aProduct({ price: cents(650) });
    expect(withOffer(product, today)).toEqual({ ...product, ...today });
  });

  it('are those of the build until they are known', () => {
    const product = aProduct({ price: cents(650) });
    expect(withOffer(product, undefined)).toBe(product);
  });

  it('of a pack that shoppers put together are the price of its cans and the stock of the back end', () => {
    const product = aProduct({ price: cents(4200), composedOf: 6 });
    expect(withOffer(product, today)).toEqual({ ...product, stock: today.stock });
  });
});
