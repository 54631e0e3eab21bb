import type { Product } from '#src/domain/catalogue/product';
import {
  type FilterGroup,
  filterGroups,
  type FilterOption,
  filterOptions,
  filterProducts,
  noFilters,
  type ProductFilters,
} from '#src/domain/catalogue/product-list';
import { type ProductSort, productSorts, sortProducts } from '#src/domain/catalogue/product-sort';
import { sweetnesses, wineTypes } from '#src/domain/catalogue/wine-kinds';
import { readPageNumber } from '#src/ui/kit/page-number';

/**
 * The address holds productFilters (spec §3, shop-wines: wineType, diversityFilters, featuresFilters), so that a choice
 * can be linked, reloaded and reached with Back: `type`, `made` and `with` are those three, `dry` is the dryness of a
 * wine, `family` is the set.
 */
export interface ShopQuery {
  readonly family: Product['family'] | undefined;
  readonly filters: ProductFilters;
  readonly sort: ProductSort;
  /** Counted from 1; all products up to this page are shown. */
  readonly page: number;
}

const families: readonly Product['family'][] = ['wine', 'pack', 'merch'];
const parameterOf: Record<FilterGroup, string> = {
  wineType: 'type',
  sweetness: 'dry',
  diversity: 'made',
  features: 'with',
};

/** Ignores unknown parameters. */
export function readShopQuery(parameters: URLSearchParams): ShopQuery {
  const values = (group: FilterGroup) => [...new Set(parameters.getAll(parameterOf[group]))];
  return {
    family: families.find((family) => family === parameters.get('family')),
    filters: {
      wineType: wineTypes.filter((type) => values('wineType').includes(type)),
      sweetness: sweetnesses.filter((sweetness) => values('sweetness').includes(sweetness)),
      diversity: values('diversity'),
      features: values('features'),
    },
    sort: productSorts.find((sort) => sort === parameters.get('sort')) ?? 'featured',
    page: readPageNumber(parameters),
  };
}

export function shopAddress({ family, filters, sort, page }: ShopQuery): string {
  const parameters = new URLSearchParams();
  if (family) parameters.set('family', family);
  for (const group of filterGroups) {
    for (const value of filters[group]) parameters.append(parameterOf[group], value);
  }
  if (sort !== 'featured') parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query ? `/shop/?${query}` : '/shop/';
}

/** As many are shown as before. */
export function sorted(query: ShopQuery, sort: ProductSort): string {
  return shopAddress({ ...query, sort });
}

/** The changed list starts at the top again. */
export function changed(query: ShopQuery, change: Partial<Omit<ShopQuery, 'page' | 'sort'>>): string {
  return shopAddress({ ...query, ...change, page: 1 });
}

export function toggled(query: ShopQuery, group: FilterGroup, value: string): string {
  const chosen: readonly string[] = query.filters[group];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return changed(query, { filters: { ...query.filters, [group]: next } });
}

export function activeFilters({ filters }: ShopQuery): number {
  return filterGroups.reduce((sum, group) => sum + filters[group].length, 0);
}

export const pageSize = 24;

export interface ShelfView {
  /** Counts the matching products of all pages. */
  readonly total: number;
  readonly shown: readonly Product[];
  /** These match and are on later pages. */
  readonly hidden: readonly Product[];
  /** Undefined on the last page. */
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
    options: {
      wineType: options('wineType'),
      sweetness: options('sweetness'),
      diversity: options('diversity'),
      features: options('features'),
    },
  };
}

/** Keeps the order without filters, so that a chip never moves away from under a finger. */
function optionsInPlace(
  products: readonly Product[],
  { filters }: ShopQuery,
  group: FilterGroup,
): readonly FilterOption[] {
  const now = new Map(filterOptions(products, filters, group).map(({ value, count }) => [value, count]));
  return filterOptions(products, noFilters, group).map(({ value }) => ({ value, count: now.get(value) ?? 0 }));
}
