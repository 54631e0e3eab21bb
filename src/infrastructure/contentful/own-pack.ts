import { isBottle } from '#src/domain/catalogue/can-count';
import type { Product } from '#src/domain/catalogue/product';
import type { OwnPack } from '#src/domain/content/page-content';

/** What a pack of one's own can hold: wine, can by can. */
export function singleCans(products: readonly Product[]): readonly Product[] {
  return products.filter((product) => product.family === 'wine' && isBottle(product));
}

/** The cans to choose from and the sizes there are; undefined for everything that is sold as it is. */
export function ownPackOf({ composedOf }: Product, products: readonly Product[]): OwnPack | undefined {
  if (composedOf === undefined) return undefined;
  const sizes = products.flatMap((product) =>
    product.composedOf === undefined ? [] : [{ cans: product.composedOf, slug: product.slug }],
  );
  return { cans: singleCans(products), sizes: sizes.sort((a, b) => a.cans - b.cans) };
}
