import type { Product } from './product';

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
