import type { Product, WineType } from '#src/domain/catalogue/product';
import {
  type FilterGroup,
  type ProductFilters,
  type ProductSort,
  productSorts,
} from '#src/domain/catalogue/product-list';

/**
 * What the address of the shop asks for. The specification keeps productFilters per set (spec §3, shop-wines: wineType,
 * diversityFilters, featuresFilters); here the address is that state, so that a choice can be linked, reloaded and walked
 * with Back: `type`, `made` and `with` are those three, `family` is the set.
 */
export interface ShopQuery {
  readonly family: Product['family'] | undefined;
  readonly filters: ProductFilters;
  readonly sort: ProductSort;
  /** From 1; everything up to this page is shown. */
  readonly page: number;
}

const families: readonly Product['family'][] = ['wine', 'pack', 'merch'];
const wineTypes: readonly WineType[] = ['red', 'white', 'rosé', 'orange', 'sparkling', 'piquette', 'mixed'];
const parameterOf: Record<FilterGroup, string> = { wineType: 'type', diversity: 'made', features: 'with' };

/** Reads an address; what it does not know is left out. */
export function readShopQuery(parameters: URLSearchParams): ShopQuery {
  const values = (group: FilterGroup) => [...new Set(parameters.getAll(parameterOf[group]))];
  return {
    family: families.find((family) => family === parameters.get('family')),
    filters: {
      wineType: wineTypes.filter((type) => values('wineType').includes(type)),
      diversity: values('diversity'),
      features: values('features'),
    },
    sort: productSorts.find((sort) => sort === parameters.get('sort')) ?? 'featured',
    page: /^[1-9]\d{0,3}$/.test(parameters.get('page') ?? '') ? Number(parameters.get('page')) : 1,
  };
}

/** The address of the shop that asks for this. */
export function shopAddress({ family, filters, sort, page }: ShopQuery): string {
  const parameters = new URLSearchParams();
  if (family) parameters.set('family', family);
  for (const group of Object.keys(parameterOf) as FilterGroup[]) {
    for (const value of filters[group]) parameters.append(parameterOf[group], value);
  }
  if (sort !== 'featured') parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query ? `/shop/?${query}` : '/shop/';
}

/** The address that asks for something else: its list starts at the top again. */
export function changed(query: ShopQuery, change: Partial<Omit<ShopQuery, 'page'>>): string {
  return shopAddress({ ...query, ...change, page: 1 });
}

/** The address with one filter turned on or off. */
export function toggled(query: ShopQuery, group: FilterGroup, value: string): string {
  const chosen: readonly string[] = query.filters[group];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return changed(query, { filters: { ...query.filters, [group]: next } });
}

/** How many filters are on. */
export function activeFilters({ filters }: ShopQuery): number {
  return filters.wineType.length + filters.diversity.length + filters.features.length;
}
