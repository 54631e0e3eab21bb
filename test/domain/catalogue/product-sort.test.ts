import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from '#src/domain/catalogue/product';
import { type ProductSort, productSorts, sortProducts } from '#src/domain/catalogue/product-list';
import { cents } from '#src/domain/money/money';
import { aProduct } from '#test/builders/a-product';

const shelf: readonly Product[] = [
  aProduct({ sku: 'gone', name: 'Absent Red', price: cents(100), stock: { kind: 'out-of-stock' } }),
  aProduct({ sku: 'dear', name: 'Loud Fizz', price: cents(900), stock: { kind: 'few', left: 2 } }),
  aProduct({ sku: 'cheap', name: 'Émile', price: cents(500), stock: { kind: 'back-order' } }),
  aProduct({ sku: 'middle', name: 'Brisk White', price: cents(700) }),
  aProduct({ sku: 'gone-too', name: 'Vanished White', price: cents(9900), stock: { kind: 'out-of-stock' } }),
];

describe('Sorting a product set (spec §2 shop)', () => {
  it.each<[ProductSort, readonly string[]]>([
    ['featured', ['dear', 'cheap', 'middle', 'gone', 'gone-too']],
    ['price-up', ['cheap', 'middle', 'dear', 'gone', 'gone-too']],
    ['price-down', ['dear', 'middle', 'cheap', 'gone-too', 'gone']],
    ['name', ['middle', 'cheap', 'dear', 'gone', 'gone-too']],
  ])('%s puts what is sold out last', (sort, skus) => {
    expect(sortProducts(shelf, sort).map(({ sku }) => sku)).toEqual(skus);
  });

  it('leaves the set it was given as it was', () => {
    const before = [...shelf];
    for (const sort of productSorts) sortProducts(shelf, sort);
    expect(shelf).toEqual(before);
  });

  it('loses no product, and keeps equals in the order of the shop', () => {
    const kinds = fc.constantFrom({ kind: 'in-stock' } as const, { kind: 'out-of-stock' } as const);
    const products = fc
      .array(
        fc.record({ price: fc.integer({ min: 1, max: 3 }).map((dollars) => cents(dollars * 100)), stock: kinds }),
        { maxLength: 10 },
      )
      .map((all) => all.map((one, index) => aProduct({ ...one, sku: `sku-${index}` })));
    fc.assert(
      fc.property(products, fc.constantFrom(...productSorts), (all, sort) => {
        const sorted = sortProducts(all, sort);
        expect([...sorted].sort((a, b) => all.indexOf(a) - all.indexOf(b))).toEqual(all);
        sorted.slice(1).forEach((next, index) => {
          const previous = sorted[index]!;
          const isTie = previous.price === next.price && previous.stock.kind === next.stock.kind;
          if (isTie || sort === 'featured')
            expect(all.indexOf(previous) < all.indexOf(next) || previous.stock.kind !== next.stock.kind).toBe(true);
        });
      }),
    );
  });
});
