import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from '#src/domain/catalogue/product';
import {
  type FilterGroup,
  filterOptions,
  filterProducts,
  matchesFilters,
  noFilters,
  type ProductFilters,
} from '#src/domain/catalogue/product-list';
import { aProduct } from '#test/builders/a-product';

const white = aProduct({
  sku: 'white',
  wineType: 'white',
  diversity: ['women-owned'],
  features: ['zero-sugar', 'vegan'],
});
const red = aProduct({ sku: 'red', wineType: 'red', diversity: ['women-owned', 'family-owned'], features: ['vegan'] });
const orange = aProduct({ sku: 'orange', wineType: 'orange', diversity: [], features: [] });
const { wineType: _wineType, ...glass } = aProduct({ sku: 'glass', family: 'merch' });
const shelf: readonly Product[] = [white, red, orange, glass];

const chosen = (filters: Partial<ProductFilters>): ProductFilters => ({ ...noFilters, ...filters });
const skusFor = (filters: Partial<ProductFilters>) => filterProducts(shelf, chosen(filters)).map(({ sku }) => sku);

describe('Product filters (spec §3 productFilters)', () => {
  it('show everything while nothing is chosen', () => {
    expect(skusFor({})).toEqual(['white', 'red', 'orange', 'glass']);
  });

  it('take the values of one group as alternatives', () => {
    expect(skusFor({ wineType: ['red'] })).toEqual(['red']);
    expect(skusFor({ wineType: ['red', 'orange'] })).toEqual(['red', 'orange']);
    expect(skusFor({ features: ['zero-sugar', 'vegan'] })).toEqual(['white', 'red']);
  });

  it('narrow across groups', () => {
    expect(skusFor({ diversity: ['women-owned'] })).toEqual(['white', 'red']);
    expect(skusFor({ diversity: ['women-owned'], features: ['zero-sugar'] })).toEqual(['white']);
    expect(skusFor({ wineType: ['orange'], features: ['vegan'] })).toEqual([]);
  });

  it('show nothing for a value that no product has', () => {
    expect(skusFor({ features: ['sparkling'] })).toEqual([]);
  });

  it('pass a product that has no wine type only while no wine type is chosen', () => {
    expect(matchesFilters(glass, noFilters)).toBe(true);
    expect(matchesFilters(glass, chosen({ wineType: ['white'] }))).toBe(false);
  });
});

describe('Filter options (spec §3 productFilters)', () => {
  it('offer the values of the set, the most frequent first and then by name', () => {
    expect(filterOptions(shelf, noFilters, 'features')).toEqual([
      { value: 'vegan', count: 2 },
      { value: 'zero-sugar', count: 1 },
    ]);
    expect(filterOptions(shelf, noFilters, 'wineType').map(({ value }) => value)).toEqual(['orange', 'red', 'white']);
  });

  it("count within the other groups' choice, and not within their own", () => {
    const filters = chosen({ wineType: ['red'], features: ['zero-sugar'] });
    expect(filterOptions(shelf, filters, 'features')).toEqual([
      { value: 'vegan', count: 1 },
      { value: 'zero-sugar', count: 0 },
    ]);
    expect(filterOptions(shelf, filters, 'wineType')).toEqual([
      { value: 'white', count: 1 },
      { value: 'orange', count: 0 },
      { value: 'red', count: 0 },
    ]);
  });

  it('count a product once when it names a value twice', () => {
    expect(filterOptions([aProduct({ features: ['vegan', 'vegan'] })], noFilters, 'features')).toEqual([
      { value: 'vegan', count: 1 },
    ]);
  });

  it('are none for an empty shelf', () => {
    expect(filterOptions([], noFilters, 'wineType')).toEqual([]);
  });

  it('are honest: choosing one shows exactly as many products as it says', () => {
    const wineTypes = ['red', 'white', 'rosé'] as const;
    const traits = ['a', 'b', 'c'];
    const product = fc
      .record({
        wineType: fc.constantFrom(...wineTypes),
        diversity: fc.subarray(traits),
        features: fc.subarray(traits),
      })
      .map((traitsOf) => aProduct(traitsOf));
    const filtersOf = fc.record({
      wineType: fc.subarray([...wineTypes]),
      diversity: fc.subarray(traits),
      features: fc.subarray(traits),
    });
    const group = fc.constantFrom<FilterGroup>('wineType', 'diversity', 'features');
    fc.assert(
      fc.property(fc.array(product, { maxLength: 12 }), filtersOf, group, (products, filters, which) => {
        const options = filterOptions(products, filters, which);
        for (const { value, count } of options) {
          expect(filterProducts(products, { ...filters, [which]: [value] })).toHaveLength(count);
        }
        expect(options.map(({ count }) => count)).toEqual(options.map(({ count }) => count).sort((a, b) => b - a));
      }),
    );
  });
});
