import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from '#src/domain/catalogue/product';
import { type ProductSort, productSorts, sortProducts } from '#src/domain/catalogue/product-sort';
import { cents } from '#src/domain/money/money';
import { aProduct } from '#test/builders/a-product';

const shelf: readonly Product[] = [
  aProduct({
    sku: 'gone',
    name: 'Absent Red',
    price: cents(100),
    stock: { kind: 'out-of-stock' },
    rank: 1,
    addedOn: '2026-09-01',
    rating: { count: 90, score: 5 },
  }),
  aProduct({
    sku: 'dear',
    name: 'Loud Fizz',
    price: cents(900),
    stock: { kind: 'few', left: 2 },
    rating: { count: 1, score: 5 },
  }),
  aProduct({
    sku: 'cheap',
    name: 'Émile',
    price: cents(500),
    stock: { kind: 'back-order' },
    rank: 3,
    addedOn: '2026-01-31',
    rating: { count: 40, score: 4.8 },
  }),
  aProduct({ sku: 'middle', name: 'Brisk White', price: cents(700), rank: 2, addedOn: '2026-02-01' }),
  aProduct({ sku: 'gone-too', name: 'Vanished White', price: cents(9900), stock: { kind: 'out-of-stock' } }),
];

describe('Sorting a product set (spec §2 shop)', () => {
  it.each<[ProductSort, readonly string[]]>([
    ['featured', ['middle', 'cheap', 'dear', 'gone', 'gone-too']],
    ['newest', ['middle', 'cheap', 'dear', 'gone', 'gone-too']],
    ['rating', ['cheap', 'dear', 'middle', 'gone', 'gone-too']],
    ['price-up', ['cheap', 'middle', 'dear', 'gone', 'gone-too']],
    ['price-down', ['dear', 'middle', 'cheap', 'gone-too', 'gone']],
    ['name', ['middle', 'cheap', 'dear', 'gone', 'gone-too']],
  ])('%s puts sold-out products last', (sort, skus) => {
    expect(sortProducts(shelf, sort).map(({ sku }) => sku)).toEqual(skus);
  });

  it('weighs a score by how many gave it', () => {
    const rated = (sku: string, count: number, score: number) => aProduct({ sku, rating: { count, score } });
    const products = [
      rated('many-poor', 100, 2),
      rated('two-bad', 2, 1),
      rated('one-best', 1, 5),
      rated('many-good', 40, 4.8),
    ];
    expect(sortProducts(products, 'rating').map(({ sku }) => sku)).toEqual([
      'many-good',
      'one-best',
      'two-bad',
      'many-poor',
    ]);
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

  it('by rating goes by the mean where counts are equal, and never puts unrated products before rated ones', () => {
    const rating = fc.option(
      fc.record({
        count: fc.integer({ min: 1, max: 500 }),
        score: fc.integer({ min: 10, max: 50 }).map((n) => n / 10),
      }),
      { nil: undefined },
    );
    const products = fc
      .array(rating, { maxLength: 10 })
      .map((all) => all.map((one, index) => aProduct({ sku: `sku-${index}`, ...(one && { rating: one }) })));
    fc.assert(
      fc.property(products, (all) => {
        const ratings = sortProducts(all, 'rating').map((product) => product.rating);
        ratings.slice(1).forEach((next, index) => {
          const previous = ratings[index];
          if (next) expect(previous).toBeDefined();
          if (next && previous?.count === next.count) expect(previous.score).toBeGreaterThanOrEqual(next.score);
        });
      }),
    );
  });

  it('by rating lets no single review win against ten that are good on average (spec §3 reviews)', () => {
    const good = fc.record({ count: fc.integer({ min: 10, max: 500 }), score: fc.integer({ min: 40, max: 50 }) });
    fc.assert(
      fc.property(good, ({ count, score }) => {
        const single = aProduct({ sku: 'single', rating: { count: 1, score: 5 } });
        const proven = aProduct({ sku: 'proven', rating: { count, score: score / 10 } });
        expect(sortProducts([single, proven], 'rating')[0]?.sku).toBe('proven');
      }),
    );
  });
});
