import type { ReviewStatus } from '#sandbox/database/review-tables';
import type { ReviewRow } from '#sandbox/database/schema';
import type { Shop, Store } from '#sandbox/shop/shop';
import { sendReviewDecision } from './review-mails';

/** A review that anybody may read. */
export interface PublishedReview {
  readonly sku: string;
  readonly author: string;
  readonly score: number;
  readonly title: string;
  readonly body: string;
  /** Calendar day. */
  readonly date: string;
}

/** All reviews: those of the content service and those written by customers. */
export class Reviews {
  constructor(
    private readonly shop: Shop,
    /** Written by editors, in the content files. */
    private readonly editorial: readonly PublishedReview[],
  ) {}

  /** All published reviews, or those of a product; newest first. */
  async published(sku?: string): Promise<readonly PublishedReview[]> {
    const rows = await this.publishedByCustomers(sku);
    return [
      ...rows.map(publishedReview),
      ...this.editorial.filter((review) => sku === undefined || review.sku === sku),
    ].toSorted((one, other) => other.date.localeCompare(one.date));
  }

  publishedByCustomers(sku?: string): Promise<readonly ReviewRow[]> {
    return this.shop.database
      .selectFrom('reviews')
      .selectAll()
      .where('status', '=', 'published')
      .$if(sku !== undefined, (query) => query.where('sku', '=', sku ?? ''))
      .orderBy('updatedAt', 'desc')
      .orderBy('id', 'desc')
      .execute();
  }

  /** Every review of a customer, those that wait first. */
  async all(): Promise<readonly ReviewRow[]> {
    const rows = await this.shop.database.selectFrom('reviews').selectAll().orderBy('updatedAt', 'desc').execute();
    return [...rows.filter(({ status }) => status === 'waiting'), ...rows.filter(({ status }) => status !== 'waiting')];
  }

  /**
   * Publishes or rejects a review and notifies its author; undefined when there is none. Repeating a decision changes
   * nothing.
   */
  decide(id: number, status: Exclude<ReviewStatus, 'waiting'>): Promise<ReviewRow | undefined> {
    return this.shop.database.transaction().execute(async (store) => {
      const review = await findReview(store, id);
      if (!review || review.status === status) return review;
      await store.updateTable('reviews').set({ status }).where('id', '=', id).execute();
      await sendReviewDecision({ shop: this.shop, store, now: this.shop.clock.now() }, { ...review, status });
      return { ...review, status };
    });
  }
}

export function publishedReview({ sku, author, score, title, body, updatedAt }: ReviewRow): PublishedReview {
  return { sku, author, score, title, body, date: updatedAt.toISOString().slice(0, 10) };
}

function findReview(store: Store, id: number): Promise<ReviewRow | undefined> {
  return store.selectFrom('reviews').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
