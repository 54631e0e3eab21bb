import pg from 'pg';
import { expect } from 'vitest';
import type { Sandbox } from '#sandbox/sandbox';
import type { GatewayToken } from '#sandbox/shop/cards/gateway';
import { listMails, type Mail } from '#sandbox/shop/outbox';
import type { Authorization } from '#src/application/ports/identity/authorization';
import type { Order } from '#src/domain/cart/order';
import { readOrderToken } from '#src/domain/orders/order-link';
import type { SavedCard } from '#src/domain/saved-card/saved-card';
import { SystemRandomSource } from '#src/infrastructure/system/system-random-source';
import { openVariantReader } from '#src/infrastructure/vendure/open-variant-reader';
import { vendureAdapters } from '#src/infrastructure/vendure/vendure-adapters';
import type { ShopUnderTest } from '#test/contracts/shop/shop-under-test';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { mailsTo } from '#test/sandbox/support/mails';
import { startTestSandbox } from '#test/sandbox/support/test-sandbox';
import { DashboardCalls } from './dashboard-calls';
import { OrderLocks } from './order-locks';
import { type Claims, type SignInProvider, startSignInProvider } from './sign-in-provider';
import { type TestEngine, testEngine } from './test-engine';

/** The engine, with a payment page, an outbox and a sign-in provider beside it. */
export class VendureShop {
  private constructor(
    private readonly engine: TestEngine,
    private readonly sandbox: Sandbox,
    private readonly signIn: SignInProvider,
    private readonly locks: OrderLocks,
    readonly dashboard: DashboardCalls,
  ) {}

  static async start(engine = testEngine()): Promise<VendureShop> {
    const sandbox = await startTestSandbox({ port: engine.sandboxPort });
    await forgetCards(engine);
    const [signIn, dashboard] = [await startSignInProvider(engine), new DashboardCalls(engine.url)];
    return new VendureShop(engine, sandbox, signIn, new OrderLocks(engine.databaseUrl), dashboard);
  }

  tokenOf(subject: string, claims?: Claims): Promise<string> {
    return this.signIn.tokenOf(subject, claims);
  }

  async close(): Promise<void> {
    await this.locks.unlockAll();
    await this.signIn.close();
    await this.sandbox.close();
  }

  /** With other names Ada and Bob are other people: their data stays, and the other contracts would find it. */
  async make(ada = 'ada', bob = 'bob'): Promise<ShopUnderTest> {
    await restock(this.engine);
    let bearer: string | undefined;
    const bearers = { ada: await this.signIn.tokenOf(ada), bob: await this.signIn.tokenOf(bob) };
    const authorization: Authorization = {
      token: () => Promise.resolve(bearer),
      renew: () => Promise.resolve(false),
      giveUp: () => Promise.resolve(),
    };
    const options = { baseUrl: this.engine.url };
    const keys = { random: new SystemRandomSource(), scheduler: new ManualScheduler() };
    const adapters = vendureAdapters(options, authorization, keys);
    return {
      ...adapters,
      variants: openVariantReader(options, new ManualScheduler()),
      now: () => Date.now(),
      signIn: (customer) => {
        bearer = customer && bearers[customer];
      },
      lock: (order) => this.locks.lock(order),
      unlock: (order) => this.locks.unlock(order),
      pay,
      mailedOrderLinks: () => this.mailedOrderLinks(),
      cancel: ({ id }) => this.dashboard.cancelOrder(id),
      pack: ({ id }) => this.dashboard.pack(id),
      deliver: (order) => this.deliver(order),
      saveCard,
      grantCredit: async (customer, amount) => {
        await this.dashboard.grantCredit(await this.customerOf(bearers[customer]), amount);
      },
      waitsFor: async (email) => {
        const query = `
          SELECT variant.sku FROM stock_request request JOIN product_variant variant ON variant.id = request."variantId"
          WHERE request.email = $1 ORDER BY request."createdAt"`;
        return (await ask<{ sku: string }>(this.engine, query, [email])).map(({ sku }) => sku);
      },
      declineCard: (card) => this.declineCard(card),
    };
  }

  /** Lists the mails and text messages to somebody, oldest first, once none waits to be sent. */
  async messagesTo(contact: string): Promise<readonly Mail[]> {
    const waiting = `SELECT id FROM job_record WHERE "queueName" = 'mails' AND NOT "isSettled" AND strpos(data, $1) > 0`;
    await expect.poll(() => ask(this.engine, waiting, [contact])).toEqual([]);
    return mailsTo(this.sandbox, contact);
  }

  /** Lists the codes of the gift cards that were mailed to an address. */
  async mailedGiftCards(address: string): Promise<readonly string[]> {
    const mails = (await listMails(this.sandbox.database)).filter(({ to }) => to === address);
    return mails.flatMap(({ text }) => /Code: ([A-Z0-9]{16})/.exec(text)?.[1] ?? []);
  }

  /** Lists the states of all charges that were asked for an order, and how often a mail tells of it. */
  async chargesAndMails(orderNumber: string): Promise<{ readonly charges: readonly string[]; readonly mails: number }> {
    const { database } = this.sandbox;
    const charges = await database
      .selectFrom('hostedPayments')
      .select('state')
      .where('reference', '=', orderNumber)
      .execute();
    const mails = await database
      .selectFrom('mails')
      .select('id')
      .where('subject', '=', `Your order ${orderNumber}`)
      .execute();
    return { charges: charges.map(({ state }) => state), mails: mails.length };
  }

  /** The engine makes a customer at the first call that has their token. */
  private async customerOf(bearer: string): Promise<string> {
    const response = await fetch(`${this.engine.url}/shop-api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify({ query: '{ signedInCustomer { id } }' }),
    });
    const { data } = (await response.json()) as { data: { signedInCustomer: { id: string } } };
    return data.signedInCustomer.id;
  }

  /** Only a subscriber of a while has deliveries, so the order is made one behind the shop's back. */
  private async deliver({ id }: Order): Promise<string> {
    const begin = `
      INSERT INTO subscription ("channelId", "customerId", state, "intervalLength", "intervalUnit", "anchorDay", "shippingAddress", "billingAddress")
      SELECT channel."channelId", placed."customerId", 'canceled', 1, 'month', 1, '{}', '{}'
      FROM "order" placed JOIN order_channels_channel channel ON channel."orderId" = placed.id
      WHERE placed.id = $1 LIMIT 1 RETURNING id`;
    const [row] = await ask<{ id: string }>(this.engine, begin, [id]);
    await ask(this.engine, 'UPDATE "order" SET "customFieldsSubscriptionid" = $1 WHERE id = $2', [row!.id, id]);
    return row!.id;
  }

  /** The engine knows a card by the id that the sandbox has for it. Unless told otherwise, the bank forbids other tries. */
  async declineCard({ id }: Pick<SavedCard, 'id'>, token: GatewayToken = 'declines'): Promise<void> {
    const query = 'SELECT "vaultCard" FROM saved_card WHERE id = $1';
    const [row] = await ask<{ vaultCard: string }>(this.engine, query, [id]);
    const { database } = this.sandbox.shop;
    const kept = database.selectFrom('hostedCards').select('creditCardId').where('id', '=', row!.vaultCard);
    await database.updateTable('creditCards').set({ gatewayToken: token }).where('id', '=', kept).execute();
  }

  private async mailedOrderLinks(): Promise<readonly { readonly number: string; readonly to: string }[]> {
    const mails = (await listMails(this.sandbox.database)).filter(({ subject }) =>
      subject.startsWith('The link to your order '),
    );
    return mails.map(({ to, links }) => {
      const { pathname, hash } = new URL(links[0]!);
      // A link without the key of the order would open nothing.
      expect(readOrderToken(hash)).toBeDefined();
      return { number: /\/confirmation\/([^/]+)\//.exec(pathname)![1]!, to };
    });
  }
}

/** Each contract finds enough again of the two wines that all of them order: one engine serves all of them. */
async function restock(engine: TestEngine): Promise<void> {
  const query = `UPDATE stock_level SET "stockOnHand" = GREATEST("stockOnHand", "stockAllocated" + 50) FROM product_variant variant
    WHERE variant.id = "productVariantId" AND variant.sku IN ('WHITE-1', 'RED-1')`;
  await ask(engine, query);
}

/** Each file has a sandbox of its own, which knows neither customers nor cards of the one before. */
async function forgetCards(engine: TestEngine): Promise<void> {
  await ask(engine, 'DELETE FROM saved_card');
  await ask(engine, 'DELETE FROM card_session');
  await ask(engine, 'UPDATE customer SET "customFieldsPaymentcustomer" = NULL');
}

async function ask<Row extends pg.QueryResultRow>(
  { databaseUrl }: TestEngine,
  query: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return (await client.query<Row>(query, [...values])).rows;
  } finally {
    await client.end();
  }
}

let forms = 0;

/** Sends the card form of the sandbox's payment page, as a browser does whose shopper wants the card kept. */
function pay({ paymentPage }: Order): Promise<string> {
  forms += 1;
  return sendCard(paymentPage!.url!, { do: 'pay', form: `contract-${forms}`, keep: 'yes' });
}

async function saveCard(url: string): Promise<void> {
  await sendCard(url, { do: 'save' });
}

/** Returns the address to which the page sends the browser. */
async function sendCard(page: string, fields: Readonly<Record<string, string>>): Promise<string> {
  const card = { number: '4111111111111111', expiry: '01/31', cvc: '123', name: 'Ada Example' };
  const body = new URLSearchParams({ ...fields, ...card });
  const { status, headers } = await fetch(page, { method: 'POST', redirect: 'manual', body });
  expect(status).toBe(303);
  return headers.get('location') ?? '';
}
