import assert from 'node:assert/strict';
import type { Customer, ID, Order, Payment } from '@vendure/core';
import { OrderService, TransactionalConnection } from '@vendure/core';
import { OrderCompletion } from '#src/plugins/checkout/order-completion';
import type { NewLine } from '#src/plugins/core/order-line/new-lines';
import { StripeStandIn } from '#test/payment/stripe-stand-in';
import { makeCustomer } from './customers';
import { EngineUnderTest } from './engine-under-test';
import { atPayment } from './joining';
import { OrderMails } from './order-mails';
import { keyOf } from './shop-call';

export interface Bought {
  readonly order: Order;
  readonly customer: Customer;
  readonly session: string;
}

interface Purchase {
  /** A new one when left out. */
  readonly customer?: Customer;
  readonly beforePaying?: (order: Order, customer: Customer) => Promise<void>;
}

/** Sells to customers whose money Stripe reserves, and releases it again. */
export class ReleasedOrders {
  readonly engine = new EngineUnderTest();
  readonly stripe = new StripeStandIn();
  readonly mails = new OrderMails(this.engine);
  /** The address of the second server. */
  other = '';
  private customers = 0;

  async start(): Promise<void> {
    await this.stripe.server.start();
    await this.engine.start({
      variables: {
        SALES_TAX: 'stripe',
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_WEBHOOK_SECRET: this.stripe.secret,
        STRIPE_URL: this.stripe.server.url,
      },
    });
    this.other = await this.engine.startAnother();
  }

  async stop(): Promise<void> {
    await this.engine.stop();
    await this.stripe.server.stop();
  }

  newCustomer(): Promise<Customer> {
    this.customers += 1;
    return makeCustomer(this.engine, `released-${this.customers}@example.test`);
  }

  /** Places an order. `beforePaying` runs once it waits for its payment. */
  async buy(lines: readonly NewLine[], { customer: buyer, beforePaying }: Purchase = {}): Promise<Bought> {
    const customer = buyer ?? (await this.newCustomer());
    const { id } = await atPayment(this.engine, customer, lines);
    await beforePaying?.(await this.engine.order(id), customer);
    await this.engine.locked(id, async (ctx) =>
      this.engine.get(OrderCompletion).prepare(ctx, await this.engine.order(id, ctx), customer),
    );
    const session = (await this.engine.payments.pageOf(await this.engine.context(), id))?.sessionId;
    if (session !== undefined) this.stripe.pay(session);
    assert.deepEqual(await this.engine.complete(await this.engine.order(id), session), { kind: 'completed' });
    return { order: await this.engine.order(id), customer, session: session ?? '' };
  }

  /** Lets the bank release the reservation of a page, and notifies both servers. */
  async release({ session }: Bought): Promise<void> {
    this.stripe.releaseInDashboard(session);
    await this.tellReleased(`pi_${session}`);
  }

  /** Lets the bank release the reservation of the last charge without a page. */
  async releaseLastCharge(): Promise<void> {
    const intent = this.stripe.intents.findLast(({ id }) => /^pi_\d+$/.test(id));
    assert.equal(intent?.status, 'requires_capture');
    intent.status = 'canceled';
    await this.tellReleased(intent.id);
  }

  async tellReleased(id: string): Promise<void> {
    const { body, signature } = this.stripe.event(this.stripe.secret, 'payment_intent.canceled', id, { id });
    for (let times = 0; times < 2; times += 1) {
      const servers = [undefined, this.other, undefined, this.other];
      const answers = await Promise.all(servers.map((server) => this.engine.notify(body, signature, server)));
      assert.deepEqual(answers, [200, 200, 200, 200]);
    }
  }

  /** The headers of the browser that has paid. */
  payerKeyOf({ order, session }: Bought): Readonly<Record<string, string>> {
    const address = this.stripe.session(session).params.get('success_url') ?? '';
    const token = /#addition-token=([\w-]{32})$/.exec(address)?.[1];
    assert.ok(token, address);
    return { ...keyOf(order), 'X-Addition-Token': token };
  }

  async settle(payment: Payment | undefined, server?: string): Promise<unknown> {
    return this.engine.dashboard(
      `mutation { settlePayment(id: "${String(payment?.id)}") { __typename } }`,
      undefined,
      server,
    );
  }

  /** Packs all of an order, and ships it when asked to. */
  async pack({ lines }: Order, isShipped: boolean): Promise<void> {
    const units = lines.filter(({ productVariant }) => !productVariant.customFields.digital);
    const handler = 'handler: { code: "manual-fulfillment", arguments: [{ name: "method", value: "UPS" }] }';
    const packed = units.map(({ id, quantity }) => `{ orderLineId: "${id}", quantity: ${quantity} }`).join();
    const { addFulfillmentToOrder: made } = (await this.engine.dashboard(
      `mutation { addFulfillmentToOrder(input: { lines: [${packed}], ${handler} }) { ... on Fulfillment { id } } }`,
    )) as { readonly addFulfillmentToOrder: { readonly id?: ID } };
    assert.ok(made.id);
    if (!isShipped) return;
    await this.engine.dashboard(
      `mutation { transitionFulfillmentToState(id: "${made.id}", state: "Shipped") { __typename } }`,
    );
  }

  async stateOf({ id }: Order): Promise<string> {
    return (await this.engine.order(id)).state;
  }

  /** True while those who pack, and the carrier, are told of an order. */
  async isToBePacked({ code }: Order): Promise<boolean> {
    const { carrierFile } = (await this.engine.dashboard('{ carrierFile }')) as { readonly carrierFile: string };
    return carrierFile.includes(code);
  }

  /** The cents that Stripe Tax has as sold with an order, without reversals. */
  reportedOf({ code }: Order): number {
    return this.stripe.tax.transactions
      .filter(({ reference }) => reference.startsWith(code))
      .reduce((sum, { total }) => sum + total, 0);
  }

  async rows<T>(text: string, values: readonly unknown[]): Promise<readonly T[]> {
    return this.connection.rawConnection.query<T[]>(text, [...values]);
  }

  get connection(): TransactionalConnection {
    return this.engine.get(TransactionalConnection);
  }

  get orders(): OrderService {
    return this.engine.get(OrderService);
  }
}
