import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from '#src/domain/catalogue/product';
import {
  availabilities,
  type FilterGroup,
  filterGroups,
  filterOptions,
  filterProducts,
  leastScores,
  matchesFilters,
  noFilters,
  type PriceOf,
  priceBounds,
  type ProductFilters,
} from '#src/domain/catalogue/product-list';
import { sweetnesses } from '#src/domain/catalogue/wine-kinds';
import { cents } from '#src/domain/money/money';
import { aProduct } from '#test/builders/a-product';

const white = aProduct({
  sku: 'white',
  wineType: 'white',
  sweetness: 'bone dry',
  diversity: ['women-owned'],
  features: ['zero-sugar', 'vegan'],
});
const red = aProduct({
  sku: 'red',
  wineType: 'red',
  sweetness: 'dry',
  diversity: ['women-owned', 'family-owned'],
  features: ['vegan'],
});
const orange = aProduct({ sku: 'orange', wineType: 'orange', sweetness: 'off-dry', diversity: [], features: [] });
const { wineType: _wineType, ...glass } = aProduct({ sku: 'glass', family: 'merch' });
const shelf: readonly Product[] = [white, red, orange, glass];

const chosen = (filters: Partial<ProductFilters>): ProductFilters => ({ ...noFilters, ...filters });
const skusFor = (filters: Partial<ProductFilters>) => filterProducts(shelf, chosen(filters)).map(({ sku }) => sku);

describe('Product filters (spec §3 productFilters)', () => {
  it('show everything while nothing is chosen', () => {
    expect(skusFor({})).toEqual(['white', 'red', 'orange', 'glass']);
  });

  it('take the values of one group as alternatives, but features as demands, of which all must be met', () => {
    expect(skusFor({ wineType: ['red'] })).toEqual(['red']);
    expect(skusFor({ wineType: ['red', 'orange'] })).toEqual(['red', 'orange']);
    expect(skusFor({ sweetness: ['dry', 'bone dry'] })).toEqual(['white', 'red']);
    expect(skusFor({ features: ['vegan'] })).toEqual(['white', 'red']);
    expect(skusFor({ features: ['zero-sugar', 'vegan'] })).toEqual(['white']);
  });

  it('narrow across groups', () => {
    expect(skusFor({ diversity: ['women-owned'] })).toEqual(['white', 'red']);
    expect(skusFor({ diversity: ['women-owned'], features: ['zero-sugar'] })).toEqual(['white']);
    expect(skusFor({ wineType: ['orange'], features: ['vegan'] })).toEqual([]);
  });

  it('show nothing for a value that no product has', () => {
    expect(skusFor({ features: ['sparkling'] })).toEqual([]);
  });

  it('take region, grape, the least rating and availability as alternatives within their group', () => {
    const albarino = aProduct({
      sku: 'a',
      region: 'Lodi, California',
      grapes: ['Albariño'],
      rating: { score: 4.6, count: 9 },
    });
    const blend = aProduct({
      sku: 'b',
      region: 'Texas High Plains',
      grapes: ['Syrah', 'Viognier'],
      rating: { score: 4, count: 2 },
    });
    const gone = aProduct({ sku: 'c', grapes: ['Syrah'], stock: { kind: 'out-of-stock' } });
    const last = aProduct({ sku: 'd', stock: { kind: 'few', left: 2 }, rating: { score: 2.9, count: 1 } });
    const later = aProduct({ sku: 'e', stock: { kind: 'back-order' } });
    const found = (filters: Partial<ProductFilters>) =>
      filterProducts([albarino, blend, gone, last, later], chosen(filters)).map(({ sku }) => sku);
    expect(found({ region: ['Lodi, California'] })).toEqual(['a']);
    expect(found({ region: ['Lodi, California', 'Texas High Plains'] })).toEqual(['a', 'b']);
    expect(found({ grape: ['Syrah'] })).toEqual(['b', 'c']);
    expect(found({ rating: ['4.5'] })).toEqual(['a']);
    expect(found({ rating: ['4.5', '4'] })).toEqual(['a', 'b']);
    expect(found({ availability: ['now'] })).toEqual(['a', 'b', 'd']);
    expect(found({ availability: ['later', 'sold-out'] })).toEqual(['c', 'e']);
  });

  it('compare a range with the price that this shopper pays, both ends included', () => {
    const priced = [500, 700, 900].map((price) => aProduct({ sku: String(price), price: cents(price) }));
    const found = (price: ProductFilters['price'], priceOf?: PriceOf) =>
      filterProducts(priced, chosen({ price }), priceOf).map(({ sku }) => sku);
    expect(found({ from: cents(700) })).toEqual(['700', '900']);
    expect(found({ to: cents(700) })).toEqual(['500', '700']);
    expect(found({ from: cents(501), to: cents(899) })).toEqual(['700']);
    expect(found({ to: cents(699) }, ({ price }) => cents(price - 1))).toEqual(['500', '700']);
  });

  it('know the lowest and the highest price of a set', () => {
    const priced = [900, 500, 700].map((price) => aProduct({ price: cents(price) }));
    expect(priceBounds(priced)).toEqual({ lowest: 500, highest: 900 });
    expect(priceBounds(priced, ({ price }) => cents(price / 2))).toEqual({ lowest: 250, highest: 450 });
    expect(priceBounds([])).toBeUndefined();
  });

  it('pass a product that has no wine type only while no wine type is chosen', () => {
    expect(matchesFilters(glass, noFilters)).toBe(true);
    expect(matchesFilters(glass, chosen({ wineType: ['white'] }))).toBe(false);
  });
});

describe('Filter options (spec §3 productFilters)', () => {
  it('offer the values of the set, the most frequent first and then by name', () => {
    expect(filterOptions(shelf, noFilters).features).toEqual([
      { value: 'vegan', count: 2 },
      { value: 'zero-sugar', count: 1 },
    ]);
    expect(filterOptions(shelf, noFilters).wineType.map(({ value }) => value)).toEqual(['orange', 'red', 'white']);
  });

  it('offer dryness by its scale, however many there are of each', () => {
    const sweet = [1, 2, 3].map((n) => aProduct({ sku: `sweet-${n}`, sweetness: 'sweet' }));
    expect(filterOptions([...sweet, ...shelf], noFilters).sweetness).toEqual([
      { value: 'bone dry', count: 1 },
      { value: 'dry', count: 1 },
      { value: 'off-dry', count: 1 },
      { value: 'sweet', count: 3 },
    ]);
  });

  it("count alternatives within the other groups' choice, and features within every choice", () => {
    const filters = chosen({ wineType: ['red'], features: ['zero-sugar'] });
    expect(filterOptions(shelf, filters).features).toEqual([
      { value: 'vegan', count: 0 },
      { value: 'zero-sugar', count: 0 },
    ]);
    expect(filterOptions(shelf, filters).wineType).toEqual([
      { value: 'orange', count: 0 },
      { value: 'red', count: 0 },
      { value: 'white', count: 1 },
    ]);
  });

  it('count a product once when it names a value twice', () => {
    expect(filterOptions([aProduct({ features: ['vegan', 'vegan'] })], noFilters).features).toEqual([
      { value: 'vegan', count: 1 },
    ]);
  });

  it('are none for an empty shelf', () => {
    expect(filterOptions([], noFilters).wineType).toEqual([]);
  });

  it('are honest: choosing one shows exactly as many products as it says', () => {
    const wineTypes = ['red', 'white', 'rosé'] as const;
    const traits = ['a', 'b', 'c'];
    const product = fc
      .record({
        wineType: fc.constantFrom(...wineTypes),
        sweetness: fc.constantFrom(...sweetnesses),
        diversity: fc.subarray(traits),
        features: fc.subarray(traits),
        region: fc.constantFrom(...traits),
        grapes: fc.subarray(traits),
        rating: fc.record({
          score: fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10),
          count: fc.constant(1),
        }),
        stock: fc.constantFrom<Product['stock']>(
          { kind: 'in-stock' },
          { kind: 'back-order' },
          { kind: 'out-of-stock' },
        ),
        price: fc.constantFrom(cents(500), cents(700), cents(900)),
      })
      .map((traitsOf) => aProduct(traitsOf));
    const filtersOf = fc.record({
      wineType: fc.subarray([...wineTypes]),
      sweetness: fc.subarray([...sweetnesses]),
      diversity: fc.subarray(traits),
      features: fc.subarray(traits),
      region: fc.subarray(traits),
      grape: fc.subarray(traits),
      rating: fc.subarray([...leastScores]),
      availability: fc.subarray([...availabilities]),
      price: fc.constantFrom({}, { from: cents(600) }, { to: cents(800) }),
    });
    const group = fc.constantFrom<FilterGroup>(...filterGroups);
    fc.assert(
      fc.property(fc.array(product, { maxLength: 12 }), filtersOf, group, (products, filters, which) => {
        const options = filterOptions(products, filters)[which];
        for (const { value, count } of options) {
          const chosen = which === 'features' ? [...filters.features, value] : [value];
          expect(filterProducts(products, { ...filters, [which]: chosen })).toHaveLength(count);
        }
      }),
    );
  });

  it('never let one more feature show more, nor one more alternative show less', () => {
    const traits = ['a', 'b', 'c'];
    const product = fc
      .record({ sweetness: fc.constantFrom(...sweetnesses), features: fc.subarray(traits) })
      .map((traitsOf) => aProduct(traitsOf));
    const filtersOf = fc.record({
      sweetness: fc.subarray([...sweetnesses], { minLength: 1 }),
      features: fc.subarray(traits),
    });
    const more = fc.record({ feature: fc.constantFrom(...traits), sweetness: fc.constantFrom(...sweetnesses) });
    fc.assert(
      fc.property(
        fc.array(product, { maxLength: 12 }),
        filtersOf,
        more,
        (products, filters, { feature, sweetness }) => {
          const shown = (change: Partial<ProductFilters>) =>
            filterProducts(products, chosen({ ...filters, ...change })).length;
          expect(shown({ features: [...filters.features, feature] })).toBeLessThanOrEqual(shown({}));
          expect(shown({ sweetness: [...filters.sweetness, sweetness] })).toBeGreaterThanOrEqual(shown({}));
        },
      ),
    );
  });
});
