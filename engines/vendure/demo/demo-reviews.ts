import { TransactionalConnection } from '@vendure/core';
import { Review } from '#src/plugins/reviews/entities/review.entity';
import type { SeedContext } from '#src/seed/seed-context';
import { rowsOf } from '#src/seed/seed-context';

/** An invented review of the demo. */
export interface DemoReview {
  readonly sku: string;
  readonly author: string;
  readonly score: number;
  readonly title: string;
  readonly body: string;
  /** The day on which it was written, such as 2026-10-25. */
  readonly date: string;
}

/** Adds the published reviews of the demo that are not there, known by product, name and title. */
export async function seedReviews(seed: SeedContext, reviews: readonly DemoReview[]): Promise<void> {
  const present = new Set((await rowsOf(seed, Review)).map(keyOf));
  const missing = reviews.filter((review) => !present.has(keyOf(review)));
  if (missing.length === 0) return;
  await seed
    .service(TransactionalConnection)
    .getRepository(seed.ctx, Review)
    .insert(
      missing.map(({ date, ...review }) => ({
        ...review,
        channelId: seed.ctx.channelId,
        status: 'published' as const,
        writtenAt: new Date(`${date}T12:00:00Z`),
      })),
    );
}

function keyOf({ sku, author, title }: Pick<DemoReview, 'sku' | 'author' | 'title'>): string {
  return JSON.stringify([sku, author, title]);
}
