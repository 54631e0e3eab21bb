import { afterAll, beforeAll } from 'vitest';
import { paymentRetries, type ResponseVariant } from '#sandbox/shop/response-variants';
import type { SubscriptionKey } from '#src/application/ports/shop/subscription-gateway';
import { todayOf } from '#src/domain/interval/calendar-day';
import { AuthorizedShopCalls } from '#src/infrastructure/shop-api/authorized-shop-calls';
import { ShopHttp } from '#src/infrastructure/shop-api/shop-http';
import { HttpSubscriptionGateway } from '#src/infrastructure/shop-api/subscription/http-subscription-gateway';
import { aSubscription } from '#test/builders/a-subscription';
import { InMemorySubscriptionGateway, type PaymentRetry } from '#test/fakes/shop/in-memory-subscription-gateway';
import { goodCard } from '#test/sandbox/support/guest-shopper';
import { configFor, Subscriber } from '#test/sandbox/support/subscriber';
import { startTestSandbox, type TestSandbox } from '#test/sandbox/support/test-sandbox';
import { describeFailedPayments, type FailedPaymentsSubject } from './describe-failed-payments';

const failingCard = { ...goodCard, number: '4000000000000341' };
const yearly = { interval_length: 1, interval_units: 'year' };

function inMemory(retry: PaymentRetry): FailedPaymentsSubject {
  const today = '2026-11-21';
  return {
    retry,
    make: () => {
      const subscriptions = new InMemorySubscriptionGateway(
        () => 'ada',
        [],
        () => today,
      );
      subscriptions.paymentRetry = retry;
      subscriptions.giveCard({ walletPaymentSourceId: 'good', lastDigits: '1111', isDeclined: false });
      subscriptions.giveCard({ walletPaymentSourceId: 'bad', lastDigits: '0341', isDeclined: true });
      let last = 0;
      return Promise.resolve({
        subscriptions,
        today,
        cards: { pays: 'good', isDeclined: 'bad', ofBob: 'of-bob' },
        fail: () => {
          const id = `subscription-${(last += 1)}`;
          subscriptions.give(aSubscription({ id, actionableDate: today, hasFailedPayment: true }), 'ada');
          return Promise.resolve({ userId: 'ada', id });
        },
        charges: ({ id }: SubscriptionKey) => Promise.resolve(subscriptions.charged.filter((one) => one === id).length),
      });
    },
    dispose: () => Promise.resolve(),
  };
}

interface SharedWorld {
  readonly sandbox: TestSandbox;
  readonly ada: Subscriber;
  readonly cards: { readonly pays: string; readonly isDeclined: string; readonly ofBob: string };
  /** The subscription whose delivery fails, and the card that it began with. */
  readonly id: number;
  readonly creditCardId: number | null;
}

let world: SharedWorld;
beforeAll(async () => {
  const sandbox = await startTestSandbox({ config: configFor('ada', 'bob') });
  const [ada, bob] = [new Subscriber(sandbox, 'key-ada'), new Subscriber(sandbox, 'key-bob')];
  const sourceOf = async (owner: Subscriber, card: object) =>
    String((await owner.join(5, yearly, card)).payment_source!.id);
  const cards = {
    pays: await sourceOf(ada, goodCard),
    isDeclined: await sourceOf(ada, failingCard),
    ofBob: await sourceOf(bob, goodCard),
  };
  const { id } = await ada.join(12, undefined, failingCard);
  const { creditCardId } = await sandbox.database
    .selectFrom('subscriptions')
    .select('creditCardId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  world = { sandbox, ada, cards, id, creditCardId };
});
afterAll(() => world.sandbox.close());

function overHttp(retry: PaymentRetry, variant: ResponseVariant): FailedPaymentsSubject {
  return {
    retry,
    make: async () => {
      const { sandbox, ada, cards, id, creditCardId } = world;
      const { id: userId } = await ada.client.must<{ id: number }>('GET', '/api/users/me');
      Object.assign(sandbox.shop.responses, { variant, paymentRetry: retry });
      const authorization = {
        token: () => Promise.resolve('key-ada'),
        renew: () => Promise.resolve(false),
        giveUp: () => Promise.resolve(),
      };
      const http = new AuthorizedShopCalls(new ShopHttp({ baseUrl: sandbox.url }), authorization);
      const today = todayOf(sandbox.clock.now().getTime());
      const failed = { creditCardId, actionableDate: today, paymentState: 'failed', failedTries: 1 } as const;
      let chargedBefore = 0;
      const charged = async () => {
        const placed = await sandbox.database
          .selectFrom('orders')
          .select('id')
          .where('subscriptionId', '=', id)
          .where('completedAt', 'is not', null)
          .execute();
        return placed.length;
      };
      return {
        subscriptions: new HttpSubscriptionGateway(http),
        today,
        cards,
        fail: async () => {
          await sandbox.database.updateTable('subscriptions').set(failed).where('id', '=', id).execute();
          chargedBefore = await charged();
          return { userId: String(userId), id: String(id) };
        },
        charges: async () => (await charged()) - chargedBefore,
      };
    },
    dispose: () => Promise.resolve(),
  };
}

for (const retry of paymentRetries) {
  describeFailedPayments('the in-memory shop', inMemory(retry));
  describeFailedPayments('the sandbox over HTTP', overHttp(retry, 'default'));
}
describeFailedPayments('the sandbox over HTTP, with alternative responses', overHttp('on-request', 'alternative'));
