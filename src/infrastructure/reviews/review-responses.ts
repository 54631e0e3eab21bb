import { IsBoolean, IsIn, IsInt, IsNotEmpty, IsNumber, IsOptional, IsString, Max, Min } from 'class-validator';
import type { OwnReview, ReviewableProduct, ReviewStatus } from '#src/domain/reviews/own-review';
import type { ProductReviews, Review, SiteReviews } from '#src/domain/reviews/review';
import { IsMoment } from '#src/infrastructure/shop-api/checks';
import { Nested, NestedList } from '#src/infrastructure/shop-api/response-fields';
import { toDay } from '#src/infrastructure/shop-api/wire';

class StatsResponse {
  @IsInt() @Min(0) readonly count!: number;
  @IsNumber() @Min(0) @Max(5) readonly score!: number;
}

class ReviewResponse {
  @IsString() @IsNotEmpty() readonly author!: string;
  @IsInt() @Min(1) @Max(5) readonly score!: number;
  @IsString() @IsNotEmpty() readonly title!: string;
  @IsString() readonly body!: string;
  @IsMoment() readonly date!: string;
  @IsOptional() @IsString() readonly sku?: string;
}

/** Published reviews; a malformed one is left out. */
export class ReviewsResponse {
  @Nested(StatsResponse) readonly stats!: StatsResponse;
  @NestedList(ReviewResponse) readonly reviews!: readonly ReviewResponse[];
}

const statuses = ['waiting', 'published', 'rejected'] as const satisfies readonly ReviewStatus[];

export class OwnReviewResponse {
  @IsInt() @Min(1) @Max(5) readonly score!: number;
  @IsString() readonly title!: string;
  @IsString() readonly body!: string;
  @IsString() readonly author!: string;
  @IsIn(statuses) readonly status!: ReviewStatus;
}

class ReviewedProductResponse {
  @IsString() @IsNotEmpty() readonly sku!: string;
  @IsString() @IsNotEmpty() readonly name!: string;
}

export class OwnReviewPageResponse {
  @Nested(ReviewedProductResponse) readonly product!: ReviewedProductResponse;
  @IsBoolean() readonly purchased!: boolean;
  @IsOptional() @Nested(OwnReviewResponse) readonly review?: OwnReviewResponse;
}

export function toProductReviews({ stats: { count, score }, reviews }: ReviewsResponse): ProductReviews {
  return { stats: { count, score }, reviews: reviews.map(toReview) };
}

/** A review that names no product cannot be shown among those of all products. */
export function toSiteReviews({ stats: { count, score }, reviews }: ReviewsResponse): SiteReviews {
  return {
    stats: { count, score },
    reviews: reviews.flatMap((review) => (review.sku === undefined ? [] : [{ ...toReview(review), sku: review.sku }])),
  };
}

export function toReviewableProduct({ product, purchased, review }: OwnReviewPageResponse): ReviewableProduct {
  const { sku, name } = product;
  return { sku, name, isPurchased: purchased, ...(review && { review: toOwnReview(review) }) };
}

export function toOwnReview({ score, title, body, author, status }: OwnReviewResponse): OwnReview {
  return { score, title, body, author, status };
}

function toReview({ author, score, title, body, date }: ReviewResponse): Review {
  return { author, score, title, body, date: toDay(date) };
}
