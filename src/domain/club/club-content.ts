import type { Picture, Product } from '#src/domain/catalogue/product';
import type { PageBlock } from '#src/domain/content/page-block';
import type { PageMeta } from '#src/domain/content/page-meta';
import type { Review, ReviewStats } from '#src/domain/reviews/review';
import type { ClubSize } from './club-discount';
import type { ClubType } from './club-join';

/** A product in a box, with its quantity. */
export interface BoxedProduct {
  readonly quantity: number;
  readonly product: Product;
}

/** A heading with a short text. */
export interface Point {
  readonly title: string;
  readonly text: string;
}

/** The landing page of the club: how it works, the current box, the discount, reviews and questions. */
export interface ClubContent extends PageMeta {
  readonly kind: 'club';
  readonly headline: string;
  readonly text: string;
  readonly picture?: Picture;
  readonly how: readonly Point[];
  /** The cans of the next box of twelve, unless a member changes them. */
  readonly inside: Point & { readonly box: readonly BoxedProduct[] };
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  /** Reviews of the cans inside, best first. */
  readonly reviews: readonly { readonly review: Review; readonly product: Product }[];
  readonly reviewStats: ReviewStats;
}

/** Joining the club of one size: the types with their default selections, and all cans to choose from (spec §9). */
export interface ClubJoinContent extends PageMeta {
  readonly kind: 'club-join';
  readonly size: ClubSize;
  /** A box of this size. */
  readonly picture?: Picture;
  readonly types: readonly (Point & { readonly type: ClubType; readonly box: readonly BoxedProduct[] })[];
  readonly cans: readonly Product[];
  /** The blocks below the steps. */
  readonly blocks: readonly PageBlock[];
}
