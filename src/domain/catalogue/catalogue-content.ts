import type { PageMeta } from '#src/domain/content/page-meta';
import type { Picture, Product } from './product';

export interface ShopContent extends PageMeta {
  readonly kind: 'shop';
  readonly products: readonly Product[];
}

export interface Maker {
  readonly name: string;
  /** The last part of the path of the maker's page. */
  readonly slug: string;
  readonly place: string;
  /** The first paragraph of the maker's story. */
  readonly story: string;
  readonly picture?: Picture;
}

/** A path of the shop or a web address, under a name. */
export interface MakerLink {
  readonly label: string;
  readonly to: string;
}

/** An award of one of a maker's wines. */
export interface MakerAward {
  readonly wine: Pick<Product, 'name' | 'slug'>;
  /** The award and its giver: "Gold, Pacific Blind Tasting 2025". */
  readonly award: string;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The choices for a pack that the shopper puts together. */
export interface OwnPack {
  readonly cans: readonly Product[];
  /** All sizes, the smallest first, with the slug of their page. */
  readonly sizes: readonly { readonly cans: number; readonly slug: string }[];
}
