import type { Product } from '#src/domain/catalogue/product';
import type { Availability, FilterGroup, LeastScore } from '#src/domain/catalogue/product-list';
import type { ProductSort } from '#src/domain/catalogue/product-sort';
import type { Sweetness } from '#src/domain/catalogue/wine-kinds';

export const shopMessages = {
  filters: 'Filters',
  clear: 'Clear all',
  active: 'on',
  showMore: 'Show more',
  shownOf: (shown: number, total: number) => `${shown} of ${total}`,
  sort: 'Sort by',
  count: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  family: 'Category',
  families: { all: 'Everything', wine: 'Single cans', pack: 'Packs and sets', merch: 'Gifts and glasses' },
  abouts: {
    wine: 'A glass and a half each. Mix any you like.',
    pack: 'Cans that belong together, and packs that you fill yourself.',
    merch: 'Gift cards, glasses and other good company for a can.',
  } satisfies Record<Product['family'], string>,
  show: (count: number) => `Show ${shopMessages.count(count)}`,
  groups: {
    wineType: 'Color',
    sweetness: 'Dryness',
    features: 'All of these',
    diversity: 'Made by',
    region: 'Region',
    grape: 'Grape',
    rating: 'Rating',
    availability: 'Availability',
  } satisfies Record<FilterGroup, string>,
  moreValues: (count: number) => `${count} more`,
  price: 'Your price',
  priceEnds: { low: 'Lowest price', high: 'Highest price', lowField: 'From $', highField: 'To $' },
  dollars: (amount: number) => `$${amount}`,
  priceRange: (from: number | undefined, to: number | undefined): string =>
    from === undefined ? `up to $${to}` : to === undefined ? `$${from} and more` : `$${from} to $${to}`,
  ratings: {
    '4.5': '4.5 stars and up',
    '4': '4 stars and up',
    '3': '3 stars and up',
  } satisfies Record<LeastScore, string>,
  availabilities: {
    now: 'Ships now',
    later: 'Ships later',
    'sold-out': 'Sold out',
  } satisfies Record<Availability, string>,
  sweetnesses: {
    'bone dry': 'Bone dry',
    dry: 'Dry',
    'off-dry': 'Off-dry',
    sweet: 'Sweet',
  } satisfies Record<Sweetness, string>,
  sorts: {
    featured: 'Our favorites',
    rating: 'Rating',
    newest: 'Newest',
    'price-up': 'Price, low to high',
    'price-down': 'Price, high to low',
    name: 'Name',
  } satisfies Record<ProductSort, string>,
  sorted: (sort: ProductSort, count: number): string => {
    const name = shopMessages.sorts[sort];
    return `Sorted by ${name.charAt(0).toLowerCase()}${name.slice(1)}: ${shopMessages.count(count)}`;
  },
  nothing: {
    title: 'No products match',
    text: 'Remove a filter to see more.',
    action: 'Clear all filters',
  },
} as const;
