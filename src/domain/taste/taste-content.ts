import type { Product } from '#src/domain/catalogue/product';
import type { PageMeta } from '#src/domain/content/page-meta';

/** A few questions that lead to a wine. */
export interface TasteContent extends PageMeta {
  readonly kind: 'taste';
  /** Single cans, each with the food that it goes with. */
  readonly wines: readonly { readonly product: Product; readonly pairings: readonly string[] }[];
}
