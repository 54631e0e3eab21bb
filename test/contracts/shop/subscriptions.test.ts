import { afterAll, beforeAll, expect } from 'vitest';
import type { Sandbox } from '#sandbox/sandbox';
import { pay } from '#sandbox/shop/payment-sessions';
import type { ResponseVariant } from '#sandbox/shop/response-variants';
import { AuthorizedShopCalls } from '#src/infrastructure/shop-api/authorized-shop-calls';
import { HttpOrderGateway } from '#src/infrastructure/shop-api/cart/http-order-gateway';
import { HttpCheckoutGateway } from '#src/infrastructure/shop-api/checkout/http-checkout-gateway';
import { HttpCustomerGateway } from '#src/infrastructure/shop-api/customer/http-customer-gateway';
import { ShopHttp } from '#src/infrastructure/shop-api/shop-http';
import { HttpSubscriptionGateway } from '#src/infrastructure/shop-api/subscription/http-subscription-gateway';
import { aSubscription } from '#test/builders/a-subscription';
import { anAddress } from '#test/builders/an-address';
import { testedVariants } from '#test/contracts/tested-variants';
import { InMemorySubscriptionGateway } from '#test/fakes/shop/in-memory-subscription-gateway';
import { manualClock } from '#test/sandbox/support/manual-clock';
import { startTestSandbox } from '#test/sandbox/support/test-sandbox';
import { contractConfig } from './contract-config';
import { describeSubscriptionGateway, type SubscriptionSubject } from './describe-subscription-gateway';

const today = '2026-11-21';
const ids = { ada: 'customer-7', bob: 'customer-8' };
/** Every test buys a delivery: there is enough for all of them. */
const config = {
  ...contractConfig,
  variants: contractConfig.variants.map((variant) => ({ ...variant, stock: null, subscribable: true, weight: '9.3' })),
};

const inMemory: SubscriptionSubject = {
  make: () => {
    let caller: string | undefined = ids.ada;
    let lastId = 0;
    const subscriptions = new InMemorySubscriptionGateway(
      () => caller,
      [],
      () => today,
    );
    return Promise.resolve({
      subscriptions,
      today,
      userId: (customer) => ids[customer],
      signIn: (customer) => {
        caller = customer && ids[customer];
      },
      join: () => {
        caller = ids.ada;
        const joined = aSubscription({
          id: `subscription-${(lastId += 1)}`,
          actionableDate: '2026-12-21',
          anchorDay: 21,
          shipAddress: anAddress(),
        });
        subscriptions.give(joined, ids.ada);
        return Promise.resolve(joined);
      },
    });
  },
  dispose: () => Promise.resolve(),
};

let sandbox: Sandbox;
beforeAll(async () => {
  const clock = manualClock(new Date(`${today}T15:00Z`));
  sandbox = await startTestSandbox({ config, clock });
});
afterAll(() => sandbox.close());

const overHttp = (variant: ResponseVariant): SubscriptionSubject => ({
  make: async () => {
    sandbox.shop.responses.variant = variant;
    let bearer: string | undefined;
    const authorization = {
      token: () => Promise.resolve(bearer),
      renew: () => Promise.resolve(false),
      giveUp: () => Promise.resolve(),
    };
    const http = new AuthorizedShopCalls(new ShopHttp({ baseUrl: sandbox.url }), authorization);
    const signIn = (customer: 'ada' | 'bob' | undefined) => {
      bearer = customer && `key-${customer}`;
    };
    const userId = async (customer: 'ada' | 'bob') => {
      signIn(customer);
      return (await new HttpCustomerGateway(http).readMe()).id;
    };
    const customers = { ada: await userId('ada'), bob: await userId('bob') };
    const subscriptions = new HttpSubscriptionGateway(http);
    return {
      subscriptions,
      today,
      signIn,
      userId: (customer) => customers[customer],
      join: async () => {
        signIn('ada');
        const before = (await subscriptions.list(customers.ada)).map(({ id }) => id);
        await buyClub(http);
        const joined = (await subscriptions.list(customers.ada)).find(({ id }) => !before.includes(id));
        expect(joined).toBeDefined();
        return joined!;
      },
    };
  },
  dispose: () => Promise.resolve(),
});

/** Twelve cans that come every month: the first of them are bought. */
async function buyClub(http: AuthorizedShopCalls): Promise<void> {
  const orders = new HttpOrderGateway(http);
  const checkout = new HttpCheckoutGateway(http);
  const order = await orders.create([
    { sku: 'WHITE-1', quantity: 12, subscription: { interval: { length: 1, unit: 'month' } } },
  ]);
  const delivery = await checkout.submitAddress(order, { email: 'ada@example.test', address: anAddress() });
  await checkout.submitDelivery(
    order,
    delivery.shipments.map(({ id, rates }) => ({ shipmentId: id, rateId: rates[0]!.id })),
  );
  const { paymentPage } = await checkout.prepare(order);
  expect(
    await pay(sandbox.shop, paymentPage!.sessionId, {
      number: '4111111111111111',
      month: '01',
      year: '2031',
      name: 'Ada Example',
    }),
  ).toMatchObject({ kind: 'authorized' });
  await checkout.finalizeSession(order.number, paymentPage!.sessionId);
}

describeSubscriptionGateway('the in-memory shop', inMemory);
for (const variant of testedVariants)
  describeSubscriptionGateway(`the sandbox over HTTP, with ${variant} responses`, overHttp(variant));
