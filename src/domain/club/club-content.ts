import type { Picture, Product } from '#src/domain/catalogue/product';
import type { PageBlock } from '#src/domain/content/page-block';
import type { PageMeta } from '#src/domain/content/page-meta';
import type { Review, ReviewStats } from '#src/domain/reviews/review';
import type { ClubSize } from './club-discount';
import type { ClubType } from './club-join';

export interface BoxedProduct {
  readonly quantity: number;
  readonly product: Product;
}

export interface Point {
  readonly title: string;
  readonly text: string;
}

export interface ClubContent extends PageMeta {
  readonly kind: 'club';
  readonly headline: string;
  readonly text: string;
  readonly picture?: Picture;
  readonly how: readonly Point[];
  /** The cans of the next box of twelve, unless a member changes it. */
  readonly inside: Point & { readonly box: readonly BoxedProduct[] };
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  /** Best first. */
  readonly reviews: readonly { readonly review: Review; readonly product: Product }[];
  readonly reviewStats: ReviewStats;
}

/** All cans to choose from, for a club of one size (spec §9). */
export interface ClubJoinContent extends PageMeta {
  readonly kind: 'club-join';
  readonly size: ClubSize;
  readonly picture?: Picture;
  readonly types: readonly (Point & { readonly type: ClubType; readonly box: readonly BoxedProduct[] })[];
  readonly cans: readonly Product[];
  /** Below the steps. */
  readonly blocks: readonly PageBlock[];
}
