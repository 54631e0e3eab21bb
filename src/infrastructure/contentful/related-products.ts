import type { Product } from '#src/domain/catalogue/product';

const relatedCount = 4;

export function inStock(product: Product): boolean {
  return product.stock.kind !== 'out-of-stock';
}

/**
 * Four things of the same family to look at next: what can be bought before what cannot, then the same type of wine,
 * then whatever has most features in common; the shop's own order decides the rest.
 */
export function relatedProducts(product: Product, products: readonly Product[]): readonly Product[] {
  const sameType = (other: Product): boolean => other.wineType === product.wineType;
  const shared = (other: Product): number =>
    other.features.filter((feature) => product.features.includes(feature)).length;
  return products
    .filter((other) => other.family === product.family && other.sku !== product.sku)
    .sort(
      (a, b) =>
        Number(inStock(b)) - Number(inStock(a)) || Number(sameType(b)) - Number(sameType(a)) || shared(b) - shared(a),
    )
    .slice(0, relatedCount);
}
