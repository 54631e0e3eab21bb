import type { Product } from './product';
import { type Sweetness, sweetnesses, type WineType } from './wine-kinds';

/** The filters that a shopper chose; an empty group does not filter (spec §3 productFilters). */
export interface ProductFilters {
  readonly wineType: readonly WineType[];
  readonly sweetness: readonly Sweetness[];
  readonly diversity: readonly string[];
  readonly features: readonly string[];
}

export type FilterGroup = keyof ProductFilters;
export const filterGroups: readonly FilterGroup[] = ['wineType', 'sweetness', 'features', 'diversity'];
export const noFilters: ProductFilters = { wineType: [], sweetness: [], diversity: [], features: [] };

const valuesOf: Record<FilterGroup, (product: Product) => readonly string[]> = {
  wineType: (product) => (product.wineType ? [product.wineType] : []),
  sweetness: (product) => (product.sweetness ? [product.sweetness] : []),
  diversity: (product) => product.diversity,
  features: (product) => product.features,
};

/**
 * A product must have all chosen features: vegan and zero sugar. The values of every other group are alternatives. Groups
 * narrow one another (spec §3 productFilters).
 */
export function matchesFilters(product: Product, filters: ProductFilters): boolean {
  return filterGroups.every((group) => {
    const wanted: readonly string[] = filters[group];
    if (wanted.length === 0) return true;
    const own = valuesOf[group](product);
    return group === 'features'
      ? wanted.every((value) => own.includes(value))
      : wanted.some((value) => own.includes(value));
  });
}

export function filterProducts(products: readonly Product[], filters: ProductFilters): readonly Product[] {
  return products.filter((product) => matchesFilters(product, filters));
}

export interface FilterOption {
  readonly value: string;
  /**
   * A feature: products that have it besides everything chosen. Another value: products that would be shown if it were
   * the only one chosen in its group.
   */
  readonly count: number;
}

/**
 * The values a group offers in this set: dryness by its scale, others by their number of remaining products, each with its
 * count.
 */
export function filterOptions(
  products: readonly Product[],
  filters: ProductFilters,
  group: FilterGroup,
): readonly FilterOption[] {
  const matching = filterProducts(products, group === 'features' ? filters : { ...filters, [group]: [] });
  const left = countsOf(matching, group);
  const options = [...countsOf(products, group).keys()].map((value) => ({ value, count: left.get(value) ?? 0 }));
  const scale: readonly string[] = sweetnesses;
  return options.sort((a, b) =>
    group === 'sweetness'
      ? scale.indexOf(a.value) - scale.indexOf(b.value)
      : b.count - a.count || a.value.localeCompare(b.value),
  );
}

/** The number of products that have each value. */
function countsOf(products: readonly Product[], group: FilterGroup): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const product of products)
    for (const value of new Set(valuesOf[group](product))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
