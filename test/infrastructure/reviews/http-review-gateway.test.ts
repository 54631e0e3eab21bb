import { describe, expect, it } from 'vitest';
import { HttpReviewGateway } from '#src/infrastructure/reviews/http-review-gateway';
import { rejection } from '#test/contracts/shop/rejection';

function answering(body: unknown): HttpReviewGateway {
  const calls = { send: () => Promise.resolve(JSON.stringify(body)) };
  return new HttpReviewGateway({ open: calls, own: calls });
}

describe('Malformed answers of the review service (spec §8 The error catalogue)', () => {
  it.each([
    ['without stats', { reviews: [] }],
    ['with stats of null', { stats: null, reviews: [] }],
    ['with stats of no number', { stats: { count: 'many', score: 4 }, reviews: [] }],
    ['with a number as stats', { stats: 4, reviews: [] }],
    ['with a list as stats', { stats: [], reviews: [] }],
  ])('are a wrong shape %s', async (_what, body) => {
    const gateway = answering(body);
    expect((await rejection(gateway.readSite())).code).toBe('wrong_shape');
    expect((await rejection(gateway.readProduct('RED-1'))).code).toBe('wrong_shape');
  });

  it.each([[{ purchased: true }], [{ product: null, purchased: true }], [{ product: { sku: 1 }, purchased: true }]])(
    'are a wrong shape without a product: %j',
    async (body) => {
      expect((await rejection(answering(body).readOwn('RED-1'))).code).toBe('wrong_shape');
    },
  );
});
