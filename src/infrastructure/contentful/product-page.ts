import type { CasePrices, Kit } from '#src/domain/catalogue/full-case';
import type { ProductContent } from '#src/domain/content/page-content';
import { reviewStats } from '#src/domain/reviews/review';
import { makerOf } from './maker-entry';
import { ownPackOf } from './own-pack';
import { relatedProducts } from './related-products';
import type { ProductReview } from './review-entry';
import type { Shelf } from './shelf';

export function productPath(slug: string): string {
  return `/products/${slug}/`;
}

/**
 * The page of something on the shelf; `reviews` are everything customers wrote, newest first. Throws `wrong_shape` when
 * the entry of its maker is not complete.
 */
export function productPageOf(
  { item, product }: Shelf['items'][number],
  { products }: Shelf,
  reviews: readonly ProductReview[],
  kits: readonly Kit[],
): ProductContent {
  const ownPack = ownPackOf(product, products);
  const casePrices = casePricesOf(kits.find(({ sku }) => sku === product.sku));
  const own = reviews.filter(({ sku }) => sku === product.sku).map(({ review }) => review);
  return {
    kind: 'product',
    path: productPath(product.slug),
    title: product.name,
    ...item.page,
    product,
    ...(item.maker && { maker: makerOf(item.maker) }),
    contents: product.parts.flatMap(({ sku, quantity }) => {
      const part = products.find((candidate) => candidate.sku === sku);
      return part ? [{ quantity, product: part }] : [];
    }),
    ...(ownPack && { ownPack }),
    ...(casePrices && { casePrices }),
    related: relatedProducts(product, products),
    reviews: own,
    reviewStats: reviewStats(own),
  };
}

function casePricesOf(kit: Kit | undefined): CasePrices | undefined {
  const { postPromoPrice, postPromoPrice24 } = kit ?? {};
  if (postPromoPrice === undefined && postPromoPrice24 === undefined) return undefined;
  return {
    ...(postPromoPrice !== undefined && { 12: postPromoPrice }),
    ...(postPromoPrice24 !== undefined && { 24: postPromoPrice24 }),
  };
}
