import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { ID } from '@vendure/core';
import { Allow, Ctx, RequestContext, Transaction } from '@vendure/core';
import { requiredReason } from '#src/plugins/core/required-reason';
import type { ReviewStatus } from '#src/plugins/reviews/entities/review.entity';
import type { ModeratedPage, ModeratedReview } from '#src/plugins/reviews/moderation';
import { Moderation } from '#src/plugins/reviews/moderation';
import { manageReviews } from '#src/plugins/reviews/review-permission';

/** Shows reviews to those who run the shop, and lets them decide which appear in it. */
@Resolver()
export class ReviewAdminResolver {
  constructor(private readonly moderation: Moderation) {}

  @Query()
  @Allow(manageReviews.Permission)
  shopReviews(
    @Ctx() ctx: RequestContext,
    @Args('status') status: ReviewStatus,
    @Args('page') page: number,
  ): Promise<ModeratedPage> {
    return this.moderation.page(ctx, status, page);
  }

  @Mutation()
  @Transaction()
  @Allow(manageReviews.Permission)
  publishShopReview(
    @Ctx() ctx: RequestContext,
    @Args('id') id: ID,
    @Args('revision') revision: number,
  ): Promise<ModeratedReview> {
    return this.moderation.decide(ctx, { id, revision }, { status: 'published' });
  }

  @Mutation()
  @Transaction()
  @Allow(manageReviews.Permission)
  rejectShopReview(
    @Ctx() ctx: RequestContext,
    @Args('id') id: ID,
    @Args('revision') revision: number,
    @Args('reason') reason: string,
  ): Promise<ModeratedReview> {
    return this.moderation.decide(ctx, { id, revision }, { status: 'rejected', reason: requiredReason(reason) });
  }
}
