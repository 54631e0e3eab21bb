import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReviewGateway } from '#src/application/ports/content/review-gateway';
import { reviewLimits, type ReviewStatus, type ReviewText } from '#src/domain/reviews/own-review';
import { rejection } from '#test/contracts/shop/rejection';

/** Ada has bought RED-1, Bob has bought RED-1 and WHITE-1. There are no reviews before a test file begins. */
export interface ReviewsUnderTest {
  readonly reviews: ReviewGateway;
  /** The calls that follow carry the bearer of this customer, or none. */
  signIn(customer: 'ada' | 'bob' | undefined): void;
  /** The shop's people decide on the review with this title. */
  decide(title: string, status: Exclude<ReviewStatus, 'waiting'>): Promise<void>;
}

export interface ReviewsSubject {
  make(): Promise<ReviewsUnderTest>;
  dispose(): Promise<void>;
}

const text: ReviewText = { score: 4, title: 'Cold and good', body: 'One can.\nThen another.', author: 'Ada E.' };

export function describeReviewGateway(name: string, { make, dispose }: ReviewsSubject): void {
  describe(`ReviewGateway of ${name} (spec §3 Client state, reviews)`, () => {
    let reviews: ReviewGateway;
    let world: ReviewsUnderTest;
    beforeAll(async () => {
      world = await make();
      ({ reviews } = world);
    });
    afterAll(dispose);
    beforeEach(() => world.signIn('ada'));

    it('knows nothing of a product without reviews, or of a missing one', async () => {
      const none = { stats: { count: 0, score: 0 }, reviews: [] };
      expect(await reviews.readProduct('RED-1')).toEqual(none);
      expect(await reviews.readProduct('NO-SUCH/1')).toEqual(none);
      expect(await reviews.readSite()).toEqual(none);
    });

    it('says whether the customer bought a product', async () => {
      expect(await reviews.readOwn('RED-1')).toEqual({ sku: 'RED-1', name: 'Quiet Red', isPurchased: true });
      expect(await reviews.readOwn('WHITE-1')).toMatchObject({ isPurchased: false });
      expect((await rejection(reviews.readOwn('NO-SUCH'))).code).toBe('not_found');
    });

    it('takes no review of a product that was not bought', async () => {
      const error = await rejection(reviews.submit('WHITE-1', text));
      expect([error.code, Object.keys(error.errors)]).toEqual(['unprocessable_entity', ['sku']]);
      expect((await rejection(reviews.submit('NO-SUCH', text))).code).toBe('not_found');
    });

    it.each([
      ['score', { ...text, score: 0 }],
      ['score', { ...text, score: 6 }],
      ['title', { ...text, title: ' ' }],
      ['title', { ...text, title: '?!' }],
      ['title', { ...text, title: 'x'.repeat(reviewLimits.title + 1) }],
      ['body', { ...text, body: '' }],
      ['body', { ...text, body: 'x'.repeat(reviewLimits.body + 1) }],
      ['author', { ...text, author: '' }],
      ['author', { ...text, author: '...' }],
      ['author', { ...text, author: 'x'.repeat(reviewLimits.author + 1) }],
    ])('refuses a wrong %s by its field', async (field, wrong) => {
      const error = await rejection(reviews.submit('RED-1', wrong));
      expect([error.code, Object.keys(error.errors)]).toEqual(['unprocessable_entity', [field]]);
    });

    it('lets a review wait until it is published, and then shows it to everybody', async () => {
      expect(await reviews.submit('RED-1', text)).toEqual({ ...text, status: 'waiting' });
      expect((await reviews.readProduct('RED-1')).reviews).toEqual([]);
      await world.decide(text.title, 'published');
      expect((await reviews.readOwn('RED-1')).review).toEqual({ ...text, status: 'published' });
      world.signIn(undefined);
      const { stats, reviews: published } = await reviews.readProduct('RED-1');
      expect([stats, published]).toMatchObject([{ count: 1, score: 4 }, [text]]);
      expect(published[0]!.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(await reviews.readSite()).toMatchObject({
        stats: { count: 1, score: 4 },
        reviews: [{ ...text, sku: 'RED-1' }],
      });
    });

    it('keeps one review of each customer: the same again changes nothing, another one replaces it and waits', async () => {
      expect((await reviews.submit('RED-1', text)).status).toBe('published');
      world.signIn('bob');
      const emoji = {
        score: 5,
        title: `A${'🍷'.repeat(reviewLimits.title - 1)}`,
        body: 'Bob liked it.',
        author: 'שלום',
      };
      await reviews.submit('RED-1', emoji);
      await world.decide(emoji.title, 'published');
      expect((await reviews.readProduct('RED-1')).stats).toEqual({ count: 2, score: 4.5 });
      world.signIn('ada');
      const changed = { ...text, score: 1, title: 'Changed my mind' };
      expect(await reviews.submit('RED-1', changed)).toEqual({ ...changed, status: 'waiting' });
      expect((await reviews.readProduct('RED-1')).stats).toEqual({ count: 1, score: 5 });
      await world.decide(changed.title, 'rejected');
      expect((await reviews.readOwn('RED-1')).review?.status).toBe('rejected');
      expect((await reviews.readProduct('RED-1')).stats).toEqual({ count: 1, score: 5 });
    });

    it('asks for the customer before it returns or takes their own review', async () => {
      world.signIn(undefined);
      for (const call of [reviews.readOwn('RED-1'), reviews.submit('RED-1', text)])
        expect((await rejection(call)).code).toBe('unauthorized');
    });
  });
}
