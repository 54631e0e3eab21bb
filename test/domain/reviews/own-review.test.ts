import { describe, expect, it } from 'vitest';
import { isSameReview, shownName } from '#src/domain/reviews/own-review';

describe('shownName (spec §3 Client state, reviews)', () => {
  it.each([
    ['Olive Forty', 'Olive F.'],
    ['  Maria  de la Cruz ', 'Maria C.'],
    ['Cher', 'Cher'],
    ['', ''],
    ['Ötzi 🍷', 'Ötzi 🍷.'],
    [`${'x'.repeat(60)} Long`, 'x'.repeat(40)],
  ])('signs "%s" as "%s"', (fullName, shown) => {
    expect(shownName(fullName)).toBe(shown);
  });
});

describe('isSameReview', () => {
  const review = { score: 4, title: 'Good', body: 'Very.', author: 'Ada' };
  it.each([
    [{ ...review, score: 3 }],
    [{ ...review, title: 'Bad' }],
    [{ ...review, body: 'Hardly.' }],
    [{ ...review, author: 'Bob' }],
  ])('sees a change in any part: %o', (other) => {
    expect([isSameReview(review, { ...review }), isSameReview(review, other)]).toEqual([true, false]);
  });
});
