import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Review, reviewStats } from '#src/domain/reviews/review';

const scored = (score: number): Review => ({
  author: 'Ada',
  score,
  title: 'Fine',
  body: 'A can of it.',
  date: '2026-03-31',
});

describe('Review stats (spec §3 Client state, reviews: count and score)', () => {
  it('scores nothing without reviews', () => {
    expect(reviewStats([])).toEqual({ count: 0, score: 0 });
  });

  it.each([
    [[5], 1, 5],
    [[5, 4], 2, 4.5],
    [[1, 2, 3, 4, 5], 5, 3],
    [[5, 5, 4], 3, 4.7],
    [[4, 4, 5], 3, 4.3],
    [[4, 4, 4, 5], 4, 4.3],
    [[5, 4, 4, 4, 4, 4, 4, 4], 8, 4.1],
    [[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2], 11, 1.1],
  ])('counts %j as %d reviews with a mean of %d', (scores, count, score) => {
    expect(reviewStats(scores.map(scored))).toEqual({ count, score });
  });

  it('is the mean to the nearest tenth, in any order', () => {
    const scores = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(scores, (all) => {
        const { count, score } = reviewStats(all.map(scored));
        const sum = all.reduce((total, one) => total + one, 0);
        const tenths = Math.round(score * 10);
        expect(count).toBe(all.length);
        expect(score).toBe(tenths / 10);
        expect(Math.abs(tenths * count - sum * 10) * 2).toBeLessThanOrEqual(count);
        expect(reviewStats([...all].reverse().map(scored))).toEqual({ count, score });
      }),
    );
  });
});
