import type { OwnReview, ReviewableProduct } from '#src/domain/reviews/own-review';
import type { ProductReviews, Review, SiteReviews } from '#src/domain/reviews/review';
import { type Check, type Checked, fields, integer, maybe, rows, text, truth } from '#src/infrastructure/shared/checks';
import { between, filledText, number, oneOf } from '#src/infrastructure/shared/value-checks';
import { day } from '#src/infrastructure/shop-api/checks';

const stars = between(integer, 1, 5);

const reviewResponse = fields({
  author: filledText,
  score: stars,
  title: filledText,
  body: text,
  date: day,
  sku: maybe(text),
});

/** Published reviews; a malformed one is left out. */
export const reviewsResponse = fields({
  stats: fields({ count: between(integer, 0, Infinity), score: between(number, 0, 5) }),
  reviews: rows(reviewResponse),
});

export type ReviewsResponse = Checked<typeof reviewsResponse>;

export const ownReviewResponse = fields({
  score: stars,
  title: text,
  body: text,
  author: text,
  status: oneOf(['waiting', 'published', 'rejected']),
}) satisfies Check<OwnReview>;

export const ownReviewPageResponse = fields({
  product: fields({ sku: filledText, name: filledText }),
  purchased: truth,
  review: maybe(ownReviewResponse),
});

export function toProductReviews({ stats, reviews }: ReviewsResponse): ProductReviews {
  return { stats, reviews: reviews.map(toReview) };
}

/** A review that names no product cannot be shown among those of all products. */
export function toSiteReviews({ stats, reviews }: ReviewsResponse): SiteReviews {
  return {
    stats,
    reviews: reviews.flatMap((review) => (review.sku === undefined ? [] : [{ ...toReview(review), sku: review.sku }])),
  };
}

export function toReviewableProduct({
  product,
  purchased,
  review,
}: Checked<typeof ownReviewPageResponse>): ReviewableProduct {
  return { ...product, isPurchased: purchased, ...(review && { review }) };
}

function toReview({ author, score, title, body, date }: Checked<typeof reviewResponse>): Review {
  return { author, score, title, body, date };
}
