import type { PageBlock } from '#src/domain/content/page-block';
import type { PageMeta } from '#src/domain/content/page-meta';
import type { Review, ReviewStats } from '#src/domain/reviews/review';
import type { CasePrices } from './full-case';
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
  /** The award and who gave it: "Gold, Pacific Blind Tasting 2025". */
  readonly award: string;
}

/** The page of one maker (spec §2 Content-driven templates: maker links). */
export interface MakerContent extends PageMeta {
  readonly kind: 'maker';
  readonly maker: Maker;
  /** All paragraphs of its story. */
  readonly story: readonly string[];
  readonly facts: readonly Fact[];
  readonly awards: readonly MakerAward[];
  readonly links: readonly MakerLink[];
  readonly products: readonly Product[];
  readonly blocks: readonly PageBlock[];
  /** Of all reviews of these products. */
  readonly reviewStats: ReviewStats;
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

export interface ProductContent extends PageMeta {
  readonly kind: 'product';
  readonly product: Product;
  readonly pictures: readonly Picture[];
  readonly text: string;
  readonly tastingNotes: readonly string[];
  /** Dishes and occasions that it goes with; empty for a product that is no single wine. */
  readonly pairings: readonly string[];
  readonly facts: readonly Fact[];
  /** Details of a product that is not wine, such as size and care. */
  readonly details: readonly string[];
  readonly maker?: Maker;
  /** The contents of a pack, with the product of each can that is also sold alone. */
  readonly contents: readonly { readonly quantity: number; readonly product: Product }[];
  /** Its prices in a full case of 12 and of 24 cans (spec §3 Kit: postPromoPrice, postPromoPrice24). */
  readonly casePrices?: CasePrices;
  /** For a pack that the shopper puts together: the cans to choose from, and its sizes. */
  readonly ownPack?: OwnPack;
  readonly related: readonly Product[];
  /** Absent on most products, so that their code does not come with every page. */
  readonly blocks?: readonly PageBlock[];
  readonly reviews: readonly Review[];
  readonly reviewStats: ReviewStats;
}
