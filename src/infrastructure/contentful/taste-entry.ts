import type { TasteContent } from '#src/domain/taste/taste-content';
import type { ContentEntry } from './content-entry';
import { listingMeta } from './page-entries';
import type { ProductList } from './product-list';

const tastePath = '/taste/';

/** `entry` is the page entry with this path, if there is one. Throws `wrong_shape` when it is malformed. */
export function tasteOf(entry: ContentEntry | undefined, { items }: ProductList): TasteContent {
  return {
    kind: 'taste',
    ...listingMeta(tastePath, entry),
    wines: items.flatMap(({ product, entry: { page } }) =>
      product.family === 'wine' ? [{ product, pairings: page.pairings }] : [],
    ),
  };
}
