import type { Product } from '#src/domain/catalogue/product';
import {
  type FilterGroup,
  type FilterOption,
  filterOptions,
  filterProducts,
  noFilters,
  sortProducts,
} from '#src/domain/catalogue/product-list';
import { shopAddress, type ShopQuery } from './shop-query';

/** Products that one page of the shelf adds. */
export const pageSize = 24;

export const filterGroups: readonly FilterGroup[] = ['wineType', 'diversity', 'features'];

/** What of the shelf is in sight, and what it can be narrowed down by. */
export interface ShelfView {
  /** Everything that fits, page or not. */
  readonly total: number;
  readonly shown: readonly Product[];
  /** What fits and is on later pages. */
  readonly hidden: readonly Product[];
  /** Address of the next page, when there is one. */
  readonly next: string | undefined;
  readonly options: Readonly<Record<FilterGroup, readonly FilterOption[]>>;
}

export function viewShelf(products: readonly Product[], query: ShopQuery): ShelfView {
  const family = products.filter((product) => !query.family || product.family === query.family);
  const fitting = sortProducts(filterProducts(family, query.filters), query.sort);
  const end = query.page * pageSize;
  const options = (group: FilterGroup) => optionsInPlace(family, query, group);
  return {
    total: fitting.length,
    shown: fitting.slice(0, end),
    hidden: fitting.slice(end),
    next: fitting.length > end ? shopAddress({ ...query, page: query.page + 1 }) : undefined,
    options: { wineType: options('wineType'), diversity: options('diversity'), features: options('features') },
  };
}

/** Options keep the place that they have with nothing chosen: a chip never jumps away from under a finger. */
function optionsInPlace(
  products: readonly Product[],
  { filters }: ShopQuery,
  group: FilterGroup,
): readonly FilterOption[] {
  const now = new Map(filterOptions(products, filters, group).map(({ value, count }) => [value, count]));
  return filterOptions(products, noFilters, group).map(({ value }) => ({ value, count: now.get(value) ?? 0 }));
}
