import type { Product } from '#src/domain/catalogue/product';
import {
  availabilities,
  type FilterGroup,
  filterGroups,
  type FilterOptions,
  filterOptions,
  filterProducts,
  leastScores,
  noFilters,
  priceBounds,
  type PriceOf,
  type PriceRange,
  type ProductFilters,
} from '#src/domain/catalogue/product-list';
import { type ProductSort, productSorts, sortProducts } from '#src/domain/catalogue/product-sort';
import { listedPrice, type PriceTerms } from '#src/domain/catalogue/shopper-price';
import { sweetnesses, wineTypes } from '#src/domain/catalogue/wine-kinds';
import { type Cents, cents } from '#src/domain/money/money';
import { readPageNumber } from '#src/ui/kit/page-number';

/**
 * The address holds productFilters (spec §3, shop-wines: wineType, diversityFilters, featuresFilters), so that a choice
 * can be linked, reloaded and reached with Back: `type`, `made` and `with` are those three, `dry` is the dryness of a
 * wine, `price` a range in whole dollars such as `5-12`, `family` is the set.
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
  features: 'with',
  diversity: 'made',
  region: 'region',
  grape: 'grape',
  rating: 'stars',
  availability: 'stock',
};

/** Ignores unknown parameters. */
export function readShopQuery(parameters: URLSearchParams): ShopQuery {
  const values = (group: FilterGroup) => [...new Set(parameters.getAll(parameterOf[group]))];
  return {
    family: families.find((family) => family === parameters.get('family')),
    filters: {
      wineType: wineTypes.filter((type) => values('wineType').includes(type)),
      sweetness: sweetnesses.filter((sweetness) => values('sweetness').includes(sweetness)),
      features: values('features'),
      diversity: values('diversity'),
      region: values('region'),
      grape: values('grape'),
      rating: leastScores.filter((least) => values('rating').includes(least)),
      availability: availabilities.filter((availability) => values('availability').includes(availability)),
      price: readPriceRange(parameters.get('price') ?? ''),
    },
    sort: productSorts.find((sort) => sort === parameters.get('sort')) ?? 'featured',
    page: readPageNumber(parameters),
  };
}

/** Text of another form is no range. */
function readPriceRange(text: string): PriceRange {
  const [, from = '', to = ''] = /^(\d{0,5})-(\d{0,5})$/.exec(text) ?? [];
  return { ...(from && { from: cents(Number(from) * 100) }), ...(to && { to: cents(Number(to) * 100) }) };
}

function writePriceRange({ from, to }: PriceRange): string {
  const dollars = (amount: number | undefined) => (amount === undefined ? '' : String(Math.round(amount / 100)));
  return `${dollars(from)}-${dollars(to)}`;
}

export function hasPriceRange({ filters: { price } }: ShopQuery): boolean {
  return price.from !== undefined || price.to !== undefined;
}

export function shopAddress(query: ShopQuery): string {
  const { family, filters, sort, page } = query;
  const parameters = new URLSearchParams();
  if (family) parameters.set('family', family);
  for (const group of filterGroups) {
    for (const value of filters[group]) parameters.append(parameterOf[group], value);
  }
  if (hasPriceRange(query)) parameters.set('price', writePriceRange(filters.price));
  if (sort !== 'featured') parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  const search = parameters.toString();
  return search ? `/shop/?${search}` : '/shop/';
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

/** Sort and category stay. */
export function withoutFilters(query: ShopQuery): string {
  return changed(query, { filters: noFilters });
}

/** Whole dollars: the bounds of a set, and the ends of the chosen range within them. */
export interface PriceView {
  readonly min: number;
  readonly max: number;
  readonly low: number;
  readonly high: number;
}

/** Returns the range of prices that this shopper pays, as a member or with a full case; undefined where there is no choice. */
export function viewPrices(products: readonly Product[], query: ShopQuery, terms: PriceTerms): PriceView | undefined {
  const bounds = priceBounds(products, (product) => listedPrice(product, terms));
  if (!bounds) return undefined;
  const [min, max] = [Math.floor(bounds.lowest / 100), Math.ceil(bounds.highest / 100)];
  if (max - min < 2) return undefined;
  const { from, to } = query.filters.price;
  const end = (amount: Cents | undefined, open: number) =>
    amount === undefined ? open : Math.min(max, Math.max(min, amount / 100));
  return { min, max, low: end(from, min), high: end(to, max) };
}

/** An end at its bound is open, so that the address names the choice alone. */
export function withPrices(query: ShopQuery, { min, max }: PriceView, low: number, high: number): string {
  const price = {
    ...(low > min && { from: cents(low * 100) }),
    ...(high < max && { to: cents(high * 100) }),
  };
  return changed(query, { filters: { ...query.filters, price } });
}

export function activeFilters(query: ShopQuery): number {
  const price = hasPriceRange(query) ? 1 : 0;
  return filterGroups.reduce((sum, group) => sum + query.filters[group].length, price);
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
  /** The products of the family, without filters. */
  readonly family: readonly Product[];
  readonly options: FilterOptions;
}

export function viewShelf(products: readonly Product[], query: ShopQuery, priceOf?: PriceOf): ShelfView {
  const family = products.filter((product) => !query.family || product.family === query.family);
  const fitting = sortProducts(filterProducts(family, query.filters, priceOf), query.sort);
  const end = query.page * pageSize;
  return {
    total: fitting.length,
    shown: fitting.slice(0, end),
    hidden: fitting.slice(end),
    next: fitting.length > end ? shopAddress({ ...query, page: query.page + 1 }) : undefined,
    family,
    options: filterOptions(family, query.filters, priceOf),
  };
}
