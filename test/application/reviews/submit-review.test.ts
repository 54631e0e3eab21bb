import { beforeEach, describe, expect, it } from 'vitest';
import { SubmitReview } from '#src/application/reviews/submit-review';
import { noAnswer } from '#test/application/failures';
import { rejection } from '#test/contracts/shop/rejection';
import { InMemoryReviewGateway } from '#test/fakes/content/in-memory-review-gateway';

const text = { score: 4, title: ' Good ', body: ' Very good.\n', author: ' Ada ' };
const sent = { score: 4, title: 'Good', body: 'Very good.', author: 'Ada', status: 'waiting' };

let reviews: InMemoryReviewGateway;
let submit: SubmitReview;
beforeEach(() => {
  reviews = new InMemoryReviewGateway({ products: { 'RED-1': 'Quiet Red' }, customerId: () => 'ada' });
  reviews.bought.add('ada RED-1');
  submit = new SubmitReview({ reviews });
});

describe('SubmitReview (spec §3 Client state, reviews)', () => {
  it('sends the typed text without the blanks around it', async () => {
    expect(await submit.execute('RED-1', text)).toEqual(sent);
  });

  it('finds out that a review arrived although the answer got lost', async () => {
    reviews.failAfter('submit', noAnswer());
    expect(await submit.execute('RED-1', text)).toEqual(sent);
  });

  it('fails when the review did not arrive, or the outcome is unknown', async () => {
    reviews.failNext('submit', noAnswer());
    expect((await rejection(submit.execute('RED-1', text))).code).toBe('network_error');
    reviews.failAfter('submit', noAnswer());
    reviews.failNext('readOwn', noAnswer());
    expect((await rejection(submit.execute('RED-1', text))).code).toBe('network_error');
  });

  it('takes an older review for no answer', async () => {
    await submit.execute('RED-1', text);
    reviews.failNext('submit', noAnswer());
    expect((await rejection(submit.execute('RED-1', { ...text, score: 1 }))).code).toBe('network_error');
  });
});
