import type { Product } from '#src/domain/catalogue/product';
import type { FilterGroup, ProductSort } from '#src/domain/catalogue/product-list';

/** The words of the shop page. */
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
  /** What stands below the name of a family. */
  abouts: {
    wine: 'A glass and a half each. Mix any you like.',
    pack: 'Cans that belong together, and packs that you fill yourself.',
    merch: 'Gift cards, glasses and other good company for a can.',
  } satisfies Record<Product['family'], string>,
  groups: { wineType: 'Color', diversity: 'Made by', features: 'With' } satisfies Record<FilterGroup, string>,
  sorts: {
    featured: 'Our favorites',
    'price-up': 'Price, low to high',
    'price-down': 'Price, high to low',
    name: 'Name',
  } satisfies Record<ProductSort, string>,
  nothing: {
    title: 'No products match',
    text: 'Remove a filter to see more.',
    action: 'Clear all filters',
  },
} as const;
