import { afterAll, beforeAll, expect } from 'vitest';
import type { Sandbox } from '#sandbox/sandbox';
import { saveCard } from '#sandbox/shop/cards/card-sessions';
import { capturePayments } from '#sandbox/shop/checkout/capture-payments';
import { findOrCreateCustomer } from '#sandbox/shop/customers/customer-store';
import { listMails } from '#sandbox/shop/outbox';
import { pay, type PaymentOutcome } from '#sandbox/shop/payment-sessions';
import { grantStoreCredit } from '#sandbox/shop/payments/store-credit';
import { cancelOrder } from '#sandbox/shop/placed-orders/cancel-order';
import type { ResponseVariant } from '#sandbox/shop/response-variants';
import { readOrderToken } from '#src/domain/orders/order-link';
import { AuthorizedShopCalls } from '#src/infrastructure/shop-api/authorized-shop-calls';
import { KeyedShopCalls } from '#src/infrastructure/shop-api/keyed-shop-calls';
import { openVariantReader } from '#src/infrastructure/shop-api/open-variant-reader';
import { adaptersOver } from '#src/infrastructure/shop-api/shop-api-adapters';
import type { ShopCalls } from '#src/infrastructure/shop-api/shop-calls';
import { ShopHttp } from '#src/infrastructure/shop-api/shop-http';
import { SystemRandomSource } from '#src/infrastructure/system/system-random-source';
import { isEveryVariantTested, testedVariants } from '#test/contracts/tested-variants';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { recordLog } from '#test/fakes/system/recording-logger';
import { startTestSandbox } from '#test/sandbox/support/test-sandbox';
import { contractConfig } from './contract-config';
import { describeShop } from './describe-shop';
import { RepeatedShopCalls } from './repeated-shop-calls';
import type { ContractSubject } from './shop-under-test';
import { usualVariations } from './shop-variations';

const logger = recordLog();

type Repeating = (calls: ShopCalls) => ShopCalls;

const sentOnce: Repeating = (calls) => calls;
/** The browser sends each change twice; by its key the back end knows it again (docs/adr/0016). */
const sentTwice: Repeating = (calls) =>
  new KeyedShopCalls(new RepeatedShopCalls(calls), {
    random: new SystemRandomSource(),
    scheduler: new ManualScheduler(),
  });

interface Way {
  readonly variant: ResponseVariant;
  readonly repeating: Repeating;
}

const onceInEachVariant: readonly Way[] = testedVariants.map((variant) => ({ variant, repeating: sentOnce }));
/** The browser always sends keys. A fault of a call that is sent once is a fault of the first of two as well. */
const ways: readonly Way[] = [
  ...(isEveryVariantTested ? onceInEachVariant : []),
  { variant: 'default', repeating: sentTwice },
];

// One for each way: goods that one has sold, the other still has.
const sandboxes = new Map<Way, Sandbox>();
beforeAll(async () => {
  for (const way of ways) {
    const sandbox = await startTestSandbox({
      config: { ...contractConfig, fullOrderBySession: way.variant !== 'default' },
    });
    sandbox.shop.responses.variant = way.variant;
    sandboxes.set(way, sandbox);
  }
});
afterAll(async () => {
  for (const sandbox of sandboxes.values()) await sandbox.close();
  expect(logger.besideRefusals).toEqual([]);
});

const card = { number: '4111111111111111', month: '01', year: '2031', name: 'Ada Example' };

async function control({ url }: Sandbox, method: 'POST' | 'DELETE', number: string): Promise<void> {
  const answer = await fetch(`${url}/_control/locks/${number}`, { method });
  expect(answer.ok).toBe(true);
}

const overHttp = (way: Way): ContractSubject => ({
  variations: {
    ...usualVariations,
    ...(way.variant === 'alternative' && {
      mailedOrders: 'ask-for-an-address',
      accountRemoval: 'not-offered',
      orderRows: 'small',
      storeCredit: 'always-used',
      savedCards: 'read-only',
    }),
  },
  make: async () => {
    const sandbox = sandboxes.get(way)!;
    // Contracts before this one have bought of it.
    await sandbox.database
      .updateTable('variants')
      .set({ countOnHand: 50 })
      .where('sku', 'in', ['WHITE-1', 'RED-1'])
      .execute();
    let bearer: string | undefined;
    const authorization = {
      token: () => Promise.resolve(bearer),
      renew: () => Promise.resolve(false),
      giveUp: () => Promise.resolve(),
    };
    const http = way.repeating(new AuthorizedShopCalls(new ShopHttp({ baseUrl: sandbox.url }), authorization));
    return {
      ...adaptersOver(http),
      mailedOrderLinks: () => mailedOrderLinks(sandbox),
      variants: openVariantReader({ baseUrl: sandbox.url }, new ManualScheduler()),
      waitsFor: async (email) => {
        const rows = await sandbox.database
          .selectFrom('stockRequests')
          .innerJoin('variants', 'variants.id', 'variantId')
          .select('variants.sku')
          .where('email', '=', email)
          .orderBy('stockRequests.id')
          .execute();
        return rows.map(({ sku }) => sku);
      },
      grantCredit: async (subject, amountCents) => {
        const { database, clock } = sandbox.shop;
        const customer = await findOrCreateCustomer(
          database,
          { subject, email: `${subject}@example.test`, provenEmails: [`${subject}@example.test`] },
          clock.now(),
        );
        await grantStoreCredit(database, customer, { memo: 'A present', amountCents }, clock.now());
      },
      now: () => sandbox.shop.clock.now().getTime(),
      signIn: (customer) => {
        bearer = customer && `key-${customer}`;
      },
      lock: ({ number }) => control(sandbox, 'POST', number),
      unlock: ({ number }) => control(sandbox, 'DELETE', number),
      saveCard: async (url) => {
        await saveCard(sandbox.shop, url.slice(url.lastIndexOf('/') + 1), card);
      },
      declineCard: async ({ id }) => {
        const { database } = sandbox.shop;
        const source = database.selectFrom('walletPaymentSources').select('creditCardId').where('id', '=', Number(id));
        await database.updateTable('creditCards').set({ gatewayToken: 'declines' }).where('id', '=', source).execute();
      },
      pay: async ({ paymentPage }) => {
        return paidAt(await pay(sandbox.shop, paymentPage!.sessionId, card));
      },
      cancel: ({ id }) => cancelOrder(sandbox.shop, Number(id)),
      pack: ({ id }) => capturePayments(sandbox.shop, Number(id)),
      deliver: ({ number }) => deliver(sandbox, number),
    };
  },
  dispose: async () => {},
});

for (const way of ways) {
  const times = way.repeating === sentOnce ? '' : ', each change sent twice';
  const [name, subject] = [`the sandbox over HTTP, with ${way.variant} responses${times}`, overHttp(way)];
  describeShop(name, subject);
}

function paidAt(outcome: PaymentOutcome): string {
  if (outcome.kind !== 'authorized') throw new Error(`The payment is ${outcome.kind}.`);
  return outcome.returnUrl;
}

async function mailedOrderLinks({ database }: Sandbox): Promise<readonly { number: string; to: string }[]> {
  const mails = (await listMails(database)).filter(({ subject }) => subject.startsWith('The link to your order '));
  return mails.map(({ to, links }) => {
    const { pathname, hash } = new URL(links[0]!);
    // A link without the key of the order would open nothing.
    expect(readOrderToken(hash)).toBeDefined();
    return { number: pathname.split('/')[4]!, to };
  });
}

/** Only a subscriber of a while has deliveries, so the order is made one behind the shop's back. */
async function deliver({ shop: { database } }: Sandbox, number: string): Promise<string> {
  const { customerId } = await database
    .selectFrom('orders')
    .select('customerId')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const now = new Date();
  const { id } = await database
    .insertInto('subscriptions')
    .values({
      customerId: customerId!,
      email: null,
      state: 'canceled',
      intervalLength: 1,
      intervalUnits: 'month',
      actionableDate: null,
      anchorDay: 1,
      endDate: null,
      clubCans: null,
      shipAddressId: null,
      billAddressId: null,
      creditCardId: null,
      paymentState: null,
      cancellationReason: null,
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.updateTable('orders').set({ subscriptionId: id }).where('number', '=', number).execute();
  return String(id);
}
