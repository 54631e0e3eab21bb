import pg from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import type { NewLine } from '#src/application/ports/shop/order-gateway';
import { HttpAffiliateGateway } from '#src/infrastructure/tracking/http-affiliate-gateway';
import { describeReviewGateway } from '#test/contracts/reviews/describe-review-gateway';
import { reviewsOverHttp } from '#test/contracts/reviews/http-reviews';
import { checkoutWalk, red, white } from '#test/contracts/shop/checkout-walk';
import { describeAffiliateGateway } from '#test/contracts/tracking/describe-affiliate-gateway';
import { describeEventTracker } from '#test/contracts/tracking/describe-event-tracker';
import { eventsOverHttp } from '#test/contracts/tracking/http-tracking';
import { recordLog } from '#test/fakes/system/recording-logger';
import type { ArrivedEvent } from '#test/fakes/tracking/recording-event-tracker';
import { DashboardCalls } from './dashboard-calls';
import { testEngine } from './test-engine';
import { VendureShop } from './vendure-shop';

const name = 'Vendure';
const { url, databaseUrl } = testEngine();
const logger = recordLog();

const database = new pg.Client(databaseUrl);
beforeAll(() => database.connect());
afterAll(async () => {
  await database.end();
  expect(logger.besideRefusals.filter(({ message }) => message !== 'Events cannot be sent')).toEqual([]);
});

let engine: VendureShop;

interface EventRow extends Omit<ArrivedEvent, 'userId'> {
  readonly userId: string | null;
}

async function buy(customer: string, ...lines: readonly NewLine[]): Promise<void> {
  const shop = await engine.make(customer);
  shop.signIn('ada');
  const order = await checkoutWalk(() => shop).paidOrder(...lines);
  await shop.CheckoutGateway.finalizeSession(order.number, order.paymentPage!.sessionId);
}

describeReviewGateway(name, {
  make: async () => {
    engine = await VendureShop.start();
    // Those of another file on the same engine.
    await database.query('DELETE FROM review');
    await buy('reviewer-ada', red(1));
    await buy('reviewer-bob', red(1), white(1));
    const bearers = { ada: await engine.tokenOf('reviewer-ada'), bob: await engine.tokenOf('reviewer-bob') };
    const dashboard = new DashboardCalls(url);
    let bearer: string | undefined;
    return {
      reviews: reviewsOverHttp(url, () => bearer),
      signIn: (customer) => (bearer = customer && bearers[customer]),
      decide: (title, status) => dashboard.decideOnReview(title, status),
    };
  },
  dispose: () => engine.close(),
});

describeEventTracker(
  name,
  eventsOverHttp({
    address: () => Promise.resolve(`${url}/events`),
    arrived: async (anonymousId) => {
      const { rows } = await database.query<EventRow>(
        'SELECT name, properties, "userId", "anonymousId" FROM tracked_event WHERE "anonymousId" = $1 ORDER BY "receivedAt"',
        [anonymousId],
      );
      return rows.map(({ userId, ...event }) => ({ ...event, ...(userId !== null && { userId }) }));
    },
    close: () => Promise.resolve(),
  }),
);

interface ReferredRow {
  readonly orderId: string;
  readonly shareSaleId: string | null;
  readonly clickId: string | null;
}

describeAffiliateGateway(name, {
  make: () => {
    let gateway = new HttpAffiliateGateway(`${url}/affiliate`);
    return Promise.resolve({
      gateway: { report: (order) => gateway.report(order) },
      told: async (number) => {
        const { rows } = await database.query<ReferredRow>('SELECT * FROM referred_order WHERE "orderNumber" = $1', [
          number,
        ]);
        return rows.map(({ orderId: id, shareSaleId, clickId }) => ({
          ...{ id, number },
          ...(shareSaleId !== null && { shareSaleId }),
          ...(clickId !== null && { clickId }),
        }))[0];
      },
      goDown: () => {
        gateway = new HttpAffiliateGateway('http://localhost:9/affiliate');
      },
    });
  },
  // The numbers are those of each run.
  dispose: async () => void (await database.query('DELETE FROM referred_order')),
});
