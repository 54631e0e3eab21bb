import type { OwnPack } from '#src/domain/catalogue/catalogue-content';
import type { CasePrices, Kit } from '#src/domain/catalogue/full-case';
import type { Product } from '#src/domain/catalogue/product';
import type { ProductContent } from '#src/domain/page/page-content';
import { reviewStats } from '#src/domain/reviews/review';
import { makerOf } from './maker-entry';
import { pageBlocksOf } from './page-blocks';
import { inStock, type ProductList, singleCans } from './product-list';
import type { ProductReview } from './review-entry';

export function productPath(slug: string): string {
  return `/products/${slug}/`;
}

/** The sources of a product's page besides the product; `reviews` are those of all products, newest first. */
export interface ProductPageSources {
  readonly reviews: readonly ProductReview[];
  readonly kits: readonly Kit[];
}

/** Throws `wrong_shape` when the maker's entry is incomplete. */
export function productPageOf(
  { entry, product }: ProductList['items'][number],
  { products }: ProductList,
  { reviews, kits }: ProductPageSources,
): ProductContent {
  const ownPack = ownPackOf(product, products);
  const casePrices = casePricesOf(kits.find(({ sku }) => sku === product.sku));
  const blocks = pageBlocksOf(entry.source, { products });
  const own = reviews.filter(({ sku }) => sku === product.sku).map(({ review }) => review);
  return {
    kind: 'product',
    path: productPath(product.slug),
    title: product.name,
    ...entry.page,
    product,
    ...(entry.maker && { maker: makerOf(entry.maker) }),
    contents: product.parts.flatMap(({ sku, quantity }) => {
      const part = products.find((candidate) => candidate.sku === sku);
      return part ? [{ quantity, product: part }] : [];
    }),
    ...(ownPack && { ownPack }),
    ...(casePrices && { casePrices }),
    related: relatedProducts(product, products),
    ...(blocks.length > 0 && { blocks }),
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

/** The cans to choose from and the pack sizes. Undefined for a product that is no custom pack. */
function ownPackOf({ composedOf }: Product, products: readonly Product[]): OwnPack | undefined {
  if (composedOf === undefined) return undefined;
  const sizes = products.flatMap((product) =>
    product.composedOf === undefined ? [] : [{ cans: product.composedOf, slug: product.slug }],
  );
  return { cans: singleCans(products), sizes: sizes.sort((a, b) => a.cans - b.cans) };
}

const relatedCount = 4;

/** Products of the same family: those in stock first, then the same wine type, then those that share most features. */
function relatedProducts(product: Product, products: readonly Product[]): readonly Product[] {
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
