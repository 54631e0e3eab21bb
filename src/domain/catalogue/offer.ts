import type { Product } from './product';

/** A product's price and stock in the back end today. */
export type Offer = Pick<Product, 'price' | 'stock'>;

/**
 * Returns a product of the build with today's price and stock, or as it is when today's are not known (spec §3 catalog). A
 * pack that shoppers put together costs what its cans cost, which the back end's own price of it does not include.
 */
export function withOffer(product: Product, offer: Offer | undefined): Product {
  if (!offer) return product;
  const { price } = product.composedOf === undefined ? offer : product;
  return { ...product, price, stock: offer.stock };
}
