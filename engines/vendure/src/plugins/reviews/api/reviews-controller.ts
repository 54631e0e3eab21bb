import { Controller, Get, Param, Put, Req, Res, UseFilters } from '@nestjs/common';
import { Ctx, RequestContext, TransactionalConnection } from '@vendure/core';
import type { Request, Response } from 'express';
import { networkOf } from '#src/http/network-of';
import type { RawRequest } from '#src/http/raw-body';
import { isStorable, sentJson } from '#src/http/sent-json';
import { dayOf } from '#src/plugins/core/interval/calendar-day';
import { invalid } from '#src/plugins/core/shop-failure';
import { ShopFailureFilter } from '#src/plugins/core/shop-failure-filter';
import { ShopCustomers } from '#src/plugins/customer/shop-customers';
import type { Review } from '#src/plugins/reviews/entities/review.entity';
import { ReviewLimits } from '#src/plugins/reviews/review-limits';
import { ReviewMails } from '#src/plugins/reviews/review-mails';
import { readReviewText } from '#src/plugins/reviews/review-text';
import { ReviewedProducts } from '#src/plugins/reviews/reviewed-products';
import { Reviews } from '#src/plugins/reviews/reviews';

const reviewsPath = 'api/reviews';

/** The addresses of a customer's own reviews. */
export const ownReviewsPath = `${reviewsPath}/mine`;

/** Bytes of a review: its texts, each sign in as many as JSON may take for one. */
const mostBytes = 32_768;

/** The review service (docs/hosting.md): published reviews are public, customers write about bought products. */
@Controller(reviewsPath)
@UseFilters(ShopFailureFilter)
export class ReviewsController {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly customers: ShopCustomers,
    private readonly products: ReviewedProducts,
    private readonly reviews: Reviews,
    private readonly mails: ReviewMails,
    private readonly limits: ReviewLimits,
  ) {}

  @Get()
  async ofShop(@Ctx() ctx: RequestContext): Promise<object> {
    return published(await this.reviews.published(ctx));
  }

  @Get('products/:sku')
  async ofProduct(@Ctx() ctx: RequestContext, @Param('sku') sku: string): Promise<object> {
    return published(isStorable(sku) ? await this.reviews.published(ctx, sku) : []);
  }

  @Get('mine/:sku')
  async own(@Ctx() ctx: RequestContext, @Param('sku') sku: string): Promise<object> {
    const { id } = await this.customers.required(ctx);
    const { name, isBought } = await this.products.require(ctx, sku, id);
    const review = await this.reviews.own(ctx, id, sku);
    return { product: { sku, name }, purchased: isBought, review: review && ownReview(review) };
  }

  /** Sending the same review again leaves one review. */
  @Put('mine/:sku')
  async write(
    @Ctx() ctx: RequestContext,
    @Param('sku') sku: string,
    @Req() request: RawRequest & Pick<Request, 'ip'>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<object> {
    const { id, customFields } = await this.customers.required(ctx);
    const text = readReviewText(sentJson(request, mostBytes));
    this.limits.take(networkOf(request.ip ?? ''), id);
    const { review, isChanged } = await this.connection.withTransaction(ctx, async (inside) => {
      const { name, isBought } = await this.products.require(inside, sku, id);
      if (!isBought) throw invalid({ sku: ['was not bought by you'] });
      const written = await this.reviews.write(inside, id, sku, text);
      if (written.isChanged && this.limits.mayThank(id))
        await this.mails.thank(inside, { review: written.review, product: name, to: customFields.provenEmail ?? '' });
      return written;
    });
    response.status(isChanged && review.revision === 1 ? 201 : 200);
    return ownReview(review);
  }
}

function published(reviews: readonly Review[]): object {
  const sum = reviews.reduce((total, { score }) => total + score, 0);
  const score = reviews.length === 0 ? 0 : Math.round((sum / reviews.length) * 10) / 10;
  return { stats: { count: reviews.length, score }, reviews: reviews.map(publishedReview) };
}

function publishedReview({ sku, author, score, title, body, writtenAt }: Review): object {
  return { sku, author, score, title, body, date: dayOf(writtenAt) };
}

function ownReview({ id, sku, score, title, body, author, status, writtenAt }: Review): object {
  return { id, sku, score, title, body, author, status, updated_at: writtenAt.toISOString() };
}
