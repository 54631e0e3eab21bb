import type { Picture, Product } from '#src/domain/catalogue/product';
import type { PageMeta } from '#src/domain/content/page-meta';
import type { Review, ReviewStats } from '#src/domain/reviews/review';

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
