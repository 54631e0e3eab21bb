import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { CustomerEvent, EventBus, TransactionalConnection } from '@vendure/core';
import { Review } from '#src/plugins/reviews/entities/review.entity';
import type { ReviewText } from './review-text';

interface Written {
  readonly review: Review;
  /** False for the same review, sent again. */
  readonly isChanged: boolean;
}

/** The reviews of the shop's products. */
@Injectable()
export class Reviews implements OnApplicationBootstrap {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly events: EventBus,
  ) {}

  /** The name of a customer who is deleted in the dashboard is to stand nowhere. */
  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'delete-reviews-of-deleted-customer',
      event: CustomerEvent,
      handler: async ({ ctx, type, entity: { id } }) => {
        if (type === 'deleted') await this.connection.getRepository(ctx, Review).delete({ customerId: id });
      },
    });
  }

  /** Lists public reviews, of all products or of one, the newest first. */
  published(ctx: RequestContext, sku?: string): Promise<readonly Review[]> {
    return this.connection.getRepository(ctx, Review).find({
      where: { channelId: ctx.channelId, status: 'published', ...(sku !== undefined && { sku }) },
      order: { writtenAt: 'DESC', id: 'DESC' },
    });
  }

  /** Finds a customer's own review of a product, whether it is published or not. */
  own(ctx: RequestContext, customerId: ID, sku: string): Promise<Review | null> {
    return this.connection.getRepository(ctx, Review).findOne({ where: { customerId, sku } });
  }

  /** Writes a customer's one review of a product down. A changed one waits to be read again; the same one stays as it is. */
  async write(ctx: RequestContext, customerId: ID, sku: string, text: ReviewText): Promise<Written> {
    const { score, title, body, author } = text;
    // The second call with the same review waits for the row, and finds it the same.
    const [written] = await this.connection.getRepository(ctx, Review).query<readonly Review[]>(
      `INSERT INTO review AS present
         ("channelId", "customerId", sku, score, title, body, author, status, "writtenAt")
       VALUES ($1, $2, $3, $4, $5, $6, $7, 'waiting', now())
       ON CONFLICT ("customerId", sku) DO UPDATE SET
         score = excluded.score, title = excluded.title, body = excluded.body, author = excluded.author,
         status = 'waiting', reason = NULL, revision = present.revision + 1, "writtenAt" = now(), "updatedAt" = now()
       WHERE (present.score, present.title, present.body, present.author)
         IS DISTINCT FROM (excluded.score, excluded.title, excluded.body, excluded.author)
       RETURNING *`,
      [ctx.channelId, customerId, sku, score, title, body, author],
    );
    if (written) return { review: written, isChanged: true };
    const same = await this.connection.getRepository(ctx, Review).findOneByOrFail({ customerId, sku });
    return { review: same, isChanged: false };
  }
}
