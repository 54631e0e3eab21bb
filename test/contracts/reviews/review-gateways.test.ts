import { expect } from 'vitest';
import type { Sandbox } from '#sandbox/sandbox';
import type { CustomerSeed } from '#sandbox/shop/config/seed-data';
import { InMemoryReviewGateway } from '#test/fakes/content/in-memory-review-gateway';
import { recordLog } from '#test/fakes/system/recording-logger';
import { recordingsConfig } from '#test/sandbox/support/recordings-config';
import { startTestSandbox } from '#test/sandbox/support/test-sandbox';
import { describeReviewGateway } from './describe-review-gateway';
import { reviewsOverHttp } from './http-reviews';

describeReviewGateway('the in-memory service', {
  make: () => {
    let customer: string | undefined;
    const reviews = new InMemoryReviewGateway({
      products: { 'RED-1': 'Quiet Red', 'WHITE-1': 'Loud White' },
      customerId: () => customer,
    });
    for (const bought of ['ada RED-1', 'bob RED-1', 'bob WHITE-1']) reviews.bought.add(bought);
    return Promise.resolve({
      reviews,
      signIn: (name) => (customer = name),
      decide: async (title, status) => reviews.decide(title, status),
    });
  },
  dispose: async () => {},
});

const buyer = (name: string, ...skus: readonly string[]): CustomerSeed => ({
  subject: name,
  email: `${name}@example.test`,
  name,
  bearer: `key-${name}`,
  history: {
    address: { address1: '1 Main Street', city: 'Salem', state: 'OR', zipcode: '97301' },
    cards: [{ number: '4111111111111111' }],
    orders: skus.map((sku) => ({ daysAgo: 9, lines: { [sku]: 6 } })),
  },
});

let sandbox: Sandbox;
const logger = recordLog();

describeReviewGateway('the sandbox over HTTP', {
  make: async () => {
    sandbox = await startTestSandbox({
      config: { ...recordingsConfig, customers: [buyer('ada', 'RED-1'), buyer('bob', 'RED-1', 'WHITE-1')] },
    });
    let bearer: string | undefined;
    return {
      reviews: reviewsOverHttp(sandbox.url, () => bearer),
      signIn: (name) => (bearer = name && `key-${name}`),
      decide: async (wanted, status) => {
        const listed = await fetch(`${sandbox.url}/_control/reviews`);
        const { reviews } = (await listed.json()) as { reviews: readonly { id: number; title: string }[] };
        const { id } = reviews.find(({ title }) => title === wanted)!;
        const answer = await fetch(`${sandbox.url}/_control/reviews/${id}`, {
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ status }),
        });
        expect(answer.ok).toBe(true);
      },
    };
  },
  dispose: async () => {
    await sandbox.close();
    expect(logger.besideRefusals).toEqual([]);
  },
});
