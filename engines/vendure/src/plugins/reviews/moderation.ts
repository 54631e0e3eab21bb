import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { Customer, TransactionalConnection } from '@vendure/core';
import { notFound, ShopFailure } from '#src/plugins/core/shop-failure';
import { isUuid } from '#src/plugins/core/uuid';
import type { ReviewStatus } from '#src/plugins/reviews/entities/review.entity';
import { Review } from '#src/plugins/reviews/entities/review.entity';
import { ReviewMails } from './review-mails';
import { ReviewedProducts } from './reviewed-products';

/** A review as those who run the shop see it. */
export type ModeratedReview = Review & { readonly productName: string };

export interface ModeratedPage {
  readonly items: readonly ModeratedReview[];
  readonly totalItems: number;
}

/** The review as somebody has read it. */
interface ReadReview {
  readonly id: ID;
  readonly revision: number;
}

type Decision = { readonly status: 'published' } | { readonly status: 'rejected'; readonly reason: string };

const perPage = 20;

/** Reads reviews before everybody may, and decides on them. */
@Injectable()
export class Moderation {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly products: ReviewedProducts,
    private readonly mails: ReviewMails,
  ) {}

  /** Returns a page, from 1: of those that wait the one that has waited longest first, of others the newest. */
  async page(ctx: RequestContext, status: ReviewStatus, page: number): Promise<ModeratedPage> {
    const sequence = status === 'waiting' ? 'ASC' : 'DESC';
    const [reviews, totalItems] = await this.connection.getRepository(ctx, Review).findAndCount({
      where: { channelId: ctx.channelId, status },
      relations: { customer: true },
      order: { writtenAt: sequence, id: sequence },
      skip: (Math.max(page, 1) - 1) * perPage,
      take: perPage,
    });
    const nameOf = await this.products.names(
      ctx,
      reviews.map(({ sku }) => sku),
    );
    return { items: reviews.map((review) => Object.assign(review, { productName: nameOf(review.sku) })), totalItems };
  }

  /**
   * Publishes or rejects a review, and tells its writer; to decide the same again changes nothing. Throws NOT_FOUND, and INVALID
   * for one that was changed since it was read.
   */
  async decide(ctx: RequestContext, { id, revision }: ReadReview, decision: Decision): Promise<ModeratedReview> {
    const reviews = this.connection.getRepository(ctx, Review);
    const review = isUuid(id)
      ? await reviews.findOne({ where: { id, channelId: ctx.channelId }, lock: { mode: 'pessimistic_write' } })
      : null;
    if (!review) throw notFound('review');
    if (review.revision !== revision) throw new ShopFailure('INVALID', 'It was changed since you have read it');
    const productName = (await this.products.names(ctx, [review.sku]))(review.sku);
    const customer = await this.writerOf(ctx, review);
    if (review.status !== decision.status) {
      const changes = { status: decision.status, reason: decision.status === 'rejected' ? decision.reason : null };
      await reviews.update(id, changes);
      Object.assign(review, changes);
      await this.mails.tell(ctx, { review, product: productName, to: customer?.customFields.provenEmail ?? '' });
    }
    return Object.assign(review, { productName, customer });
  }

  private async writerOf(ctx: RequestContext, { customerId: id }: Review): Promise<Customer | null> {
    return id === null ? null : this.connection.getRepository(ctx, Customer).findOne({ where: { id } });
  }
}
