import type { Day } from '#src/domain/interval/calendar-day';

/** A customer's review of a product (spec §3 Client state, reviews). */
export interface Review {
  readonly author: string;
  /** 1 to 5. */
  readonly score: number;
  readonly title: string;
  readonly body: string;
  /** Calendar day, "2026-03-31". */
  readonly date: Day;
}

export interface ReviewStats {
  readonly count: number;
  /** Mean with one decimal; 0 when there are none. */
  readonly score: number;
}

/** The published reviews of a product, newest first. */
export interface ProductReviews {
  readonly stats: ReviewStats;
  readonly reviews: readonly Review[];
}

/** The published reviews of everything, newest first. */
export interface SiteReviews {
  readonly stats: ReviewStats;
  readonly reviews: readonly (Review & { readonly sku: string })[];
}

export function reviewStats(reviews: readonly Review[]): ReviewStats {
  const sum = reviews.reduce((total, { score }) => total + score, 0);
  return { count: reviews.length, score: reviews.length === 0 ? 0 : Math.round((sum / reviews.length) * 10) / 10 };
}
