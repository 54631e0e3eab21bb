import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import type { INestApplication, Type } from '@nestjs/common';
import type { ID, OrderLine, RequestContext, VendureConfig } from '@vendure/core';
import {
  AuthService,
  bootstrap,
  JobQueueService,
  Order,
  OrderService,
  Payment,
  ProductVariant,
  RequestContextService,
  TransactionalConnection,
  UserService,
} from '@vendure/core';
import type { Pool } from 'pg';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import { vendureConfig } from '#src/composition/vendure-config';
import { longestStatement } from '#src/config/connections';
import { readEnvironment } from '#src/config/environment';
import type { Variables } from '#src/config/settings';
import { audit } from '#src/plugins/audit/audit';
import type { CheckoutStep } from '#src/plugins/core/custom-fields';
import type { Completion } from '#src/plugins/payment/completion';
import { HostedPayments } from '#src/plugins/payment/hosted-payments';
import type { Running, RunningChild } from '#src/processes/child-process';
import { runChild, startChild } from '#src/processes/child-process';
import { openDatabase } from '#src/processes/database';
import { brand } from './brand';
import type { FilledDatabase } from './filled-database';
import { copyOfFilled } from './filled-database';
import { freePort } from './free-port';
import { SandboxStandIn } from './sandbox-stand-in';

export const shopUrl = 'http://shop.test';
/** The address of mails to those who run the shop. */
export const shopAddress = 'orders@invented.test';
/** Name and password of the administrator who may do everything. */
export const administrator = 'administrator';
const contracts = join(__dirname, '../../../seed/contracts.json');

/** Variables that do not affect the contents of a filled database. */
const beside = /^(?:SALES_TAX$|STRIPE_)/;

/** A server that stays up from one test file of a process to the next, each of which finds the contracts' world as it begins. */
interface KeptServer {
  readonly app: INestApplication;
  /** The variables of its own that the file gave it, as text. */
  readonly own: string;
  readonly variables: Variables;
  /** The engine asks for the stand-in there, which is another for each file. */
  readonly sandboxPort: number;
  readonly database: FilledDatabase;
  readonly running: Running[];
  /** The address of a second server, once a test has wanted it. */
  another?: string;
}

let isKeeping = false;
let kept: KeptServer | undefined;

/**
 * Lets consecutive test files of this process that start the same engine share one server, because its start takes longer than
 * the tests of most files. A file with plugins, or variables that fill its database, has a server of its own. A server's short-lived
 * caches, such as its channel, are alike at the beginning of each world: a file that changes them resets them.
 */
export function keepServer(): void {
  isKeeping = true;
  after(letGoOfKept);
}

/** Only one server at a time may be up: Vendure has one registry of payment handlers for the whole process. */
async function letGoOfKept(): Promise<void> {
  const { running = [] } = kept ?? {};
  kept = undefined;
  for (const one of running.toReversed()) await one.stop();
}

/** Intervals without a statement. Vendure gathers changes of variants for a twentieth of a second, half of one interval. */
const QUIET_INTERVALS = 3;

/**
 * Goes on once no statement has begun or ended from one look to the next, several times in a row: work that an event has begun may
 * outlast the tests, and would lose its connection.
 */
async function untilIdle(app: INestApplication): Promise<void> {
  const { driver } = app.get(TransactionalConnection, { strict: false }).rawConnection;
  const pool = (driver as PostgresDriver).master as Pool;
  let statements = 0;
  const count = (): void => void (statements += 1);
  pool.on('acquire', count);
  let [looks, seen] = [0, 0];
  await eventually(() => {
    looks = statements === seen && pool.idleCount === pool.totalCount ? looks + 1 : 0;
    seen = statements;
    return looks > QUIET_INTERVALS || undefined;
  });
  pool.off('acquire', count);
}

/** True of the contracts' world. Only that one is copied: databases with contents of their own have other names, and pictures. */
function isUsual(seed: string, variables: Variables): boolean {
  return seed === contracts && Object.keys(variables).every((name) => beside.test(name));
}

interface EngineOptions {
  readonly hasWorker?: boolean;
  /** The file that the shop is filled from; the contracts' world when left out. */
  readonly seed?: string;
  readonly variables?: Variables;
  /** Plugins beside the shop's own, such as stand-ins. */
  readonly plugins?: VendureConfig['plugins'];
}

/** An engine with the contracts' world on a PostgreSQL of its own, and a stand-in for the sandbox. */
export class EngineUnderTest {
  readonly sandbox = new SandboxStandIn();
  private app: INestApplication | undefined;
  private variables: Variables = {};
  private readonly running: Running[] = [];
  /** Findings of the audit that a test leaves, such as goods that left and were never paid. */
  readonly expectedProblems: RegExp[] = [];
  /** Of those who work with the dashboard. */
  private readonly sessions = new Map<string, Promise<string>>();

  /** Starts the engine; without a worker its jobs wait until `startWorker`. */
  async start({ hasWorker = true, seed = contracts, variables = {}, plugins = [] }: EngineOptions = {}): Promise<void> {
    const isShared = isKeeping && plugins.length === 0 && isUsual(seed, variables);
    if (!isShared || kept?.own !== JSON.stringify(variables)) await letGoOfKept();
    await this.sandbox.server.start(kept?.sandboxPort);
    await (kept ? this.takeOver(kept) : this.startServer(seed, variables, plugins, isShared));
    if (hasWorker) await this.get(JobQueueService).start();
  }

  private async startServer(
    seed: string,
    variables: Variables,
    plugins: NonNullable<VendureConfig['plugins']>,
    isShared: boolean,
  ): Promise<void> {
    const [databasePort, enginePort] = [await freePort(), await freePort()];
    const folder = mkdtempSync(join(tmpdir(), 'engine-test-'));
    this.running.push({ stop: () => rm(folder, { recursive: true, force: true }) });
    this.variables = {
      ...process.env,
      DATABASE_FOLDER: folder,
      DATABASE_PORT: String(databasePort),
      DATABASE_FSYNC: 'off',
      ENGINE_PORT: String(enginePort),
      SHOP_URL: shopUrl,
      ADMINISTRATOR_NAME: administrator,
      ADMINISTRATOR_PASSWORD: administrator,
      SANDBOX_URL: this.sandbox.server.url,
      BRAND_NAME: brand.name,
      SUPPORT_EMAIL: brand.supportAddress,
      SHOP_EMAIL: shopAddress,
      POSTAL_ADDRESS: brand.postalAddress,
      BRAND_COLOR: brand.accentColor,
      BRAND_BACKGROUND: brand.backgroundColor,
      ASSETS_FOLDER: join(folder, 'assets'),
      ENGINE_URL: `http://127.0.0.1:${enginePort}`,
      ...variables,
    };
    const fill = async (url: string): Promise<void> => {
      await runChild('migrate', { ...this.variables, DATABASE_URL: url });
      await runChild('seed', { ...this.variables, DATABASE_URL: url }, [seed]);
    };
    const copy = isUsual(seed, variables) ? await copyOfFilled(seed, this.variables, fill) : undefined;
    const database = copy ?? (await openDatabase(this.variables));
    this.running.push(database);
    if (!copy) await fill(database.url);
    this.variables = { ...this.variables, DATABASE_URL: database.url };
    const config = vendureConfig(readEnvironment(this.variables), longestStatement);
    const app = await bootstrap({ ...config, plugins: [...(config.plugins ?? []), ...plugins] });
    this.app = app;
    // Without the queues, which ask for jobs again and again.
    const close = async (): Promise<void> => {
      await app.get(JobQueueService, { strict: false }).onModuleDestroy();
      await untilIdle(app);
      await app.close();
    };
    this.running.push({ stop: close });
    if (isShared && copy) this.keep(app, copy, JSON.stringify(variables));
  }

  /** Leaves the server to the file that comes next, which begins when no job of this one runs any more. */
  private keep(app: INestApplication, database: FilledDatabase, own: string): void {
    const { variables, sandbox } = this;
    kept = { app, own, variables, sandboxPort: sandbox.server.port, database, running: this.running.splice(0) };
    this.running.push({ stop: () => this.stopJobs() });
  }

  /** Goes on with the server of an earlier file, in a world that is made anew. */
  private async takeOver({ app, variables, database }: KeptServer): Promise<void> {
    const { driver } = app.get(TransactionalConnection, { strict: false }).rawConnection;
    await untilIdle(app);
    await driver.disconnect();
    await database.renew();
    await driver.connect();
    this.app = app;
    this.variables = variables;
    this.running.push({ stop: () => this.stopJobs() });
  }

  private async stopJobs(): Promise<void> {
    await this.get(JobQueueService).onModuleDestroy();
  }

  /** Starts a second server on the same database, as a process of its own. Returns its address. */
  async startAnother(): Promise<string> {
    if (kept?.another !== undefined) return kept.another;
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    (kept?.running ?? this.running).push(await startChild('server', { ...this.variables, ENGINE_PORT: String(port) }));
    if (kept) kept.another = url;
    return url;
  }

  /** Takes something back when the engine stops, which may go on with the tests of another file. */
  atStop(undo: () => unknown): void {
    this.running.push({ stop: async () => void (await undo()) });
  }

  /** Throws when the tests have left the books unbalanced. */
  async stop(): Promise<void> {
    const problems = await this.ledgerProblems();
    for (const one of this.running.toReversed()) await one.stop();
    await this.sandbox.server.stop();
    assert.deepEqual(problems, []);
  }

  /**
   * Lists the discrepancies of the books, to the cent; none for an engine that never started. Two gift cards of its
   * world begin used.
   */
  async ledgerProblems(): Promise<readonly string[]> {
    if (!this.app) return [];
    const { rawConnection } = this.get(TransactionalConnection);
    const findings = await audit((statement) => rawConnection.query(statement));
    return findings
      .flatMap(({ id, subjects }) => subjects.map((subject) => `${id} ${subject}`))
      .filter(
        (problem) => !problem.endsWith('…0001 of no order') && !this.expectedProblems.some((one) => one.test(problem)),
      );
  }

  /** Starts a worker in a process of its own, which can be killed. */
  startWorker(): Promise<RunningChild> {
    return this.startProcess('worker');
  }

  /** Starts an entry point in a process of its own on the same database, by its path from the folder of the others. */
  async startProcess(name: string): Promise<RunningChild> {
    const child = await startChild(name, this.variables);
    this.running.push(child);
    return child;
  }

  /** Runs an entry point on the same database to its end. Rejects when it fails. */
  run(name: string, args: readonly string[] = []): Promise<void> {
    return runChild(name, this.variables, args);
  }

  get url(): string {
    return `http://127.0.0.1:${this.variables['ENGINE_PORT']}`;
  }

  /** The server that runs in this process. */
  get server(): INestApplication {
    if (!this.app) throw new Error('The engine has not been started.');
    return this.app;
  }

  get<T>(type: Type<T> | symbol): T {
    return this.server.get<T>(type, { strict: false });
  }

  get payments(): HostedPayments {
    return this.get(HostedPayments);
  }

  context(apiType: 'shop' | 'admin' = 'shop'): Promise<RequestContext> {
    return this.get(RequestContextService).create({ apiType });
  }

  /** Does something in a transaction that holds the order's lock. */
  async locked<T>(orderId: ID, work: (ctx: RequestContext) => Promise<T>): Promise<T> {
    const connection = this.get(TransactionalConnection);
    return connection.withTransaction(await this.context(), async (ctx) => {
      await connection
        .getRepository(ctx, Order)
        .query('SELECT id FROM "order" WHERE id = $1 FOR NO KEY UPDATE', [orderId]);
      return work(ctx);
    });
  }

  /** Makes an order of a guest that waits for its payment. */
  async orderAtPayment(
    sku = 'WHITE-1',
    quantity = 2,
    email = 'guest@example.test',
    options: Partial<OrderLine['customFields']> = {},
  ): Promise<Order> {
    const orders = this.get(OrderService);
    const connection = this.get(TransactionalConnection);
    return connection.withTransaction(await this.context(), async (ctx) => {
      const { id } = await orders.create(ctx);
      const variant = await connection.getRepository(ctx, ProductVariant).findOneOrFail({ where: { sku } });
      await orders.addItemToOrder(ctx, id, variant.id, quantity, options);
      await orders.setShippingAddress(ctx, id, {
        fullName: 'Ada <Example>',
        streetLine1: '1 Vine Street',
        city: 'Sacramento',
        province: 'CA',
        postalCode: '95814',
        countryCode: 'US',
      });
      const method = (await orders.getEligibleShippingMethods(ctx, id)).find(({ name }) => name === 'Standard');
      if (method) await orders.setShippingMethod(ctx, id, [method.id]);
      return orders.updateCustomFields(ctx, id, {
        checkoutStep: 'payment',
        contactEmail: email,
        token: `token-of-${id}`,
      });
    });
  }

  async setStep({ id }: Order, checkoutStep: CheckoutStep): Promise<void> {
    await this.locked(id, (ctx) => this.get(OrderService).updateCustomFields(ctx, id, { checkoutStep }));
  }

  /** Opens the page of an order and returns its session. */
  async prepare({ id }: Order): Promise<string> {
    await this.locked(id, async (ctx) => this.payments.prepare(ctx, await this.order(id, ctx)));
    const page = await this.payments.pageOf(await this.context(), id);
    if (!page) throw new Error(`Order ${id} has no page.`);
    return page.sessionId;
  }

  /** Makes an order whose page was paid, and that is not completed. */
  async paidOrder(sku?: string, quantity?: number, email?: string): Promise<{ order: Order; session: string }> {
    const order = await this.orderAtPayment(sku, quantity, email);
    const session = await this.prepare(order);
    this.sandbox.pay(session);
    return { order, session };
  }

  complete({ id }: Order, session?: string): Promise<Completion> {
    return this.locked(id, (ctx) => this.payments.complete(ctx, id, session));
  }

  async order(id: ID, ctx?: RequestContext): Promise<Order> {
    const order = await this.get(OrderService).findOne(ctx ?? (await this.context()), id);
    if (!order) throw new Error(`There is no order ${id}.`);
    return order;
  }

  /**
   * Sends a call of the dashboard to a server, signed in as one of its users. Rejects with the errors of the response.
   */
  async dashboard(query: string, who = administrator, server = this.url): Promise<unknown> {
    const session = this.sessions.get(who) ?? this.signIn(who);
    this.sessions.set(who, session);
    const response = await this.post(query, await session, server);
    const { data, errors } = (await response.json()) as { readonly data?: unknown; readonly errors?: unknown };
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  }

  /** Opens a session as signing in does, but asks for no password, as contracts do: to check one takes as long as most calls. */
  private async signIn(who: string): Promise<string> {
    const ctx = await this.context('admin');
    const user = await this.get(UserService).getUserByEmailAddress(ctx, who);
    assert.ok(user);
    const session = await this.get(AuthService).createAuthenticatedSessionForUser(ctx, user, 'native');
    assert.ok('token' in session);
    return session.token;
  }

  private post(query: string, token?: string, server = this.url): Promise<Response> {
    return fetch(`${server}/admin-api`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query }),
    });
  }

  /** Reads Vendure's payments of an order, oldest first. */
  async paymentsOf({ id }: Order): Promise<readonly Payment[]> {
    return this.get(TransactionalConnection)
      .getRepository(await this.context(), Payment)
      .find({ where: { order: { id } }, relations: { refunds: true }, order: { createdAt: 'ASC' } });
  }

  /** Notifies the engine, or another server of it, on behalf of its payment provider. */
  async notify(body: string | Buffer, signature?: string, server = this.url): Promise<number> {
    const { status } = await fetch(`${server}/payments/notifications`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature === undefined ? {} : { 'stripe-signature': signature }),
      },
      body,
    });
    return status;
  }
}

/** Looks again until something is so, for at most half a minute. */
export async function eventually<T>(look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (let times = 0; times < 300; times += 1) {
    const seen = await look();
    if (seen !== undefined) return seen;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error('It did not happen within half a minute.');
}
