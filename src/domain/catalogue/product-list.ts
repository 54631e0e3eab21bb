import type { Product, WineType } from './product';

/** What a shopper narrowed a product set down to; an empty group does not narrow (spec §3 productFilters). */
export interface ProductFilters {
  readonly wineType: readonly WineType[];
  readonly diversity: readonly string[];
  readonly features: readonly string[];
}

export type FilterGroup = keyof ProductFilters;
export const noFilters: ProductFilters = { wineType: [], diversity: [], features: [] };

const valuesOf: Record<FilterGroup, (product: Product) => readonly string[]> = {
  wineType: (product) => (product.wineType ? [product.wineType] : []),
  diversity: (product) => product.diversity,
  features: (product) => product.features,
};

/** Values of one group are alternatives; groups narrow one another (spec §3 productFilters). */
export function matchesFilters(product: Product, filters: ProductFilters): boolean {
  return (Object.keys(valuesOf) as FilterGroup[]).every((group) => {
    const wanted: readonly string[] = filters[group];
    return wanted.length === 0 || valuesOf[group](product).some((value) => wanted.includes(value));
  });
}

export function filterProducts(products: readonly Product[], filters: ProductFilters): readonly Product[] {
  return products.filter((product) => matchesFilters(product, filters));
}

export interface FilterOption {
  readonly value: string;
  /** Products that would be shown if this option joined the other groups' choice. */
  readonly count: number;
}

/** The values a group offers in this set, most frequent first, each with what it would leave on the shelf. */
export function filterOptions(
  products: readonly Product[],
  filters: ProductFilters,
  group: FilterGroup,
): readonly FilterOption[] {
  const others = filterProducts(products, { ...filters, [group]: [] });
  const values = new Set(products.flatMap((product) => valuesOf[group](product)));
  return [...values]
    .map((value) => ({ value, count: others.filter((product) => valuesOf[group](product).includes(value)).length }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
}

export const productSorts = ['featured', 'price-up', 'price-down', 'name'] as const;
export type ProductSort = (typeof productSorts)[number];

const comparisons: Record<Exclude<ProductSort, 'featured'>, (a: Product, b: Product) => number> = {
  'price-up': (a, b) => a.price - b.price,
  'price-down': (a, b) => b.price - a.price,
  name: (a, b) => a.name.localeCompare(b.name),
};

/** Sorts a product set; `featured` is the shop's own order. What is sold out always comes last. */
export function sortProducts(products: readonly Product[], sort: ProductSort): readonly Product[] {
  const sorted = sort === 'featured' ? [...products] : [...products].sort(comparisons[sort]);
  const soldOut = (product: Product) => product.stock.kind === 'out-of-stock';
  return [...sorted.filter((product) => !soldOut(product)), ...sorted.filter(soldOut)];
}
