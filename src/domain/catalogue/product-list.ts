import type { Cents } from '#src/domain/money/money';
import type { Product } from './product';
import { type Sweetness, sweetnesses, type WineType } from './wine-kinds';

/** The lowest scores that shoppers filter by, in stars. */
export const leastScores = ['4.5', '4', '3'] as const;
export type LeastScore = (typeof leastScores)[number];

/** The availabilities of products, from those that ship now to those that are gone. */
export const availabilities = ['now', 'later', 'sold-out'] as const;
export type Availability = (typeof availabilities)[number];

/** Cents, both ends included; an absent end is open. */
export interface PriceRange {
  readonly from?: Cents;
  readonly to?: Cents;
}

/** The filters that a shopper chose; an empty group does not filter (spec §3 productFilters). */
export interface ProductFilters {
  readonly wineType: readonly WineType[];
  readonly sweetness: readonly Sweetness[];
  readonly features: readonly string[];
  readonly diversity: readonly string[];
  readonly region: readonly string[];
  readonly grape: readonly string[];
  readonly rating: readonly LeastScore[];
  readonly availability: readonly Availability[];
  /** Of the price that this shopper pays. */
  readonly price: PriceRange;
}

/** The filters whose values are options with counts. */
export type FilterGroup = Exclude<keyof ProductFilters, 'price'>;
export const filterGroups: readonly FilterGroup[] = [
  'wineType',
  'sweetness',
  'features',
  'diversity',
  'region',
  'grape',
  'rating',
  'availability',
];
export const noFilters: ProductFilters = {
  wineType: [],
  sweetness: [],
  features: [],
  diversity: [],
  region: [],
  grape: [],
  rating: [],
  availability: [],
  price: {},
};

/** The price of one unit for this shopper, in cents. */
export type PriceOf = (product: Product) => Cents;

const regularPrice: PriceOf = ({ price }) => price;

const availabilityOf: Record<Product['stock']['kind'], Availability> = {
  'in-stock': 'now',
  few: 'now',
  'back-order': 'later',
  'out-of-stock': 'sold-out',
};

const valuesOf: Record<FilterGroup, (product: Product) => readonly string[]> = {
  wineType: ({ wineType }) => (wineType ? [wineType] : []),
  sweetness: ({ sweetness }) => (sweetness ? [sweetness] : []),
  features: ({ features }) => features,
  diversity: ({ diversity }) => diversity,
  region: ({ region }) => (region === undefined ? [] : [region]),
  grape: ({ grapes = [] }) => grapes,
  rating: ({ rating }) => (rating ? leastScores.filter((least) => rating.score >= Number(least)) : []),
  availability: ({ stock }) => [availabilityOf[stock.kind]],
};

/**
 * A product must have all chosen features: vegan and zero sugar. The values of every other group are alternatives. Groups
 * and the price narrow one another (spec §3 productFilters).
 */
export function matchesFilters(product: Product, filters: ProductFilters, priceOf: PriceOf = regularPrice): boolean {
  return (
    isWithin(filters.price, priceOf, product) && filterGroups.every((group) => matchesGroup(product, filters, group))
  );
}

function matchesGroup(product: Product, filters: ProductFilters, group: FilterGroup): boolean {
  const wanted: readonly string[] = filters[group];
  if (wanted.length === 0) return true;
  const own = valuesOf[group](product);
  return group === 'features'
    ? wanted.every((value) => own.includes(value))
    : wanted.some((value) => own.includes(value));
}

function isWithin({ from, to }: PriceRange, priceOf: PriceOf, product: Product): boolean {
  if (from === undefined && to === undefined) return true;
  const price = priceOf(product);
  return (from === undefined || price >= from) && (to === undefined || price <= to);
}

export function filterProducts(
  products: readonly Product[],
  filters: ProductFilters,
  priceOf?: PriceOf,
): readonly Product[] {
  return products.filter((product) => matchesFilters(product, filters, priceOf));
}

export interface FilterOption {
  readonly value: string;
  /**
   * A feature: products that have it besides everything chosen. Another value: products that would be shown if it were
   * the only one chosen in its group.
   */
  readonly count: number;
}

export type FilterOptions = Readonly<Record<FilterGroup, readonly FilterOption[]>>;

/** Groups whose values have an order of their own. The values of all others stand by their number of products. */
const scales: Partial<Record<FilterGroup, readonly string[]>> = {
  sweetness: sweetnesses,
  rating: leastScores,
  availability: availabilities,
};

/**
 * The values that each group offers in this set, each with its count. They keep the order that they have without filters,
 * so that a chip never moves away from under a finger. One pass over the products counts all groups.
 */
export function filterOptions(
  products: readonly Product[],
  filters: ProductFilters,
  priceOf: PriceOf = regularPrice,
): FilterOptions {
  const all = emptyCounts();
  const left = emptyCounts();
  for (const product of products) {
    count(all, filterGroups, product);
    if (!isWithin(filters.price, priceOf, product)) continue;
    const failed = filterGroups.filter((group) => !matchesGroup(product, filters, group));
    // A product counts for the values of a group if it matches all others; features must match as well.
    if (failed.length === 0) count(left, filterGroups, product);
    else if (failed.length === 1 && failed[0] !== 'features') count(left, failed, product);
  }
  return mapGroups((group) =>
    sortValues(group, all[group]).map((value) => ({ value, count: left[group].get(value) ?? 0 })),
  );
}

type Counts = Readonly<Record<FilterGroup, Map<string, number>>>;

function emptyCounts(): Counts {
  return mapGroups(() => new Map<string, number>());
}

function count(counts: Counts, groups: readonly FilterGroup[], product: Product): void {
  for (const group of groups)
    for (const value of new Set(valuesOf[group](product)))
      counts[group].set(value, (counts[group].get(value) ?? 0) + 1);
}

function sortValues(group: FilterGroup, counts: ReadonlyMap<string, number>): readonly string[] {
  const scale = scales[group];
  const order = scale
    ? ([a]: Counted, [b]: Counted) => scale.indexOf(a) - scale.indexOf(b)
    : ([a, countOfA]: Counted, [b, countOfB]: Counted) => countOfB - countOfA || a.localeCompare(b);
  return [...counts].sort(order).map(([value]) => value);
}

/** A value with its number of products. */
type Counted = readonly [string, number];

function mapGroups<Result>(map: (group: FilterGroup) => Result): Record<FilterGroup, Result> {
  return Object.fromEntries(filterGroups.map((group) => [group, map(group)])) as Record<FilterGroup, Result>;
}

/** The lowest and the highest price of a set, in cents; undefined of an empty set. */
export function priceBounds(
  products: readonly Product[],
  priceOf: PriceOf = regularPrice,
): { readonly lowest: Cents; readonly highest: Cents } | undefined {
  const prices = products.map(priceOf).sort((a, b) => a - b);
  const [lowest] = prices;
  const highest = prices.at(-1);
  return lowest === undefined || highest === undefined ? undefined : { lowest, highest };
}
