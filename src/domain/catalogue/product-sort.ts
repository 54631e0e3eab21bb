import type { Product } from './product';

export const productSorts = ['featured', 'rating', 'newest', 'price-up', 'price-down', 'name'] as const;
export type ProductSort = (typeof productSorts)[number];

type Comparison = (a: Product, b: Product) => number;

const comparisons: Record<ProductSort, Comparison> = {
  featured: (a, b) => orderOf(a) - orderOf(b),
  rating: (a, b) => weightedScore(b) - weightedScore(a),
  newest: (a, b) => (b.addedOn ?? '').localeCompare(a.addedOn ?? ''),
  'price-up': (a, b) => a.price - b.price,
  'price-down': (a, b) => b.price - a.price,
  name: (a, b) => a.name.localeCompare(b.name),
};

/**
 * Sorts a product set; `featured` is the order of the shop's editor. Products without a rank, a day or a review come after
 * those with one, in the order of the set, and sold-out products always come last.
 */
export function sortProducts(products: readonly Product[], sort: ProductSort): readonly Product[] {
  const sorted = [...products].sort(comparisons[sort]);
  const soldOut = (product: Product) => product.stock.kind === 'out-of-stock';
  return [...sorted.filter((product) => !soldOut(product)), ...sorted.filter(soldOut)];
}

/** Below every place that an editor can give. */
const unranked = Number.MAX_SAFE_INTEGER;

function orderOf({ rank = unranked }: Product): number {
  return rank;
}

const assumedReviews = 5;
const assumedScore = 3;

/**
 * The mean that a product would have with five more reviews of three stars: one review of five stars therefore does not
 * outrank forty with a mean of 4.8 (spec §3 reviews, count and score). Zero without reviews.
 */
function weightedScore({ rating }: Product): number {
  if (!rating) return 0;
  return (assumedReviews * assumedScore + rating.score * rating.count) / (assumedReviews + rating.count);
}
