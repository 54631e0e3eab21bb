import type { Product } from './product';

/** Single cans that can be had now, as the editors rank them; those without a rank come last, in the shop's order. */
export function popularWines(products: readonly Product[], count: number): readonly Product[] {
  const wines = products.filter(({ family, stock }) => family === 'wine' && stock.kind !== 'out-of-stock');
  return wines
    .sort(({ rank: one = Infinity }, { rank: other = Infinity }) => (one === other ? 0 : one - other))
    .slice(0, count);
}
