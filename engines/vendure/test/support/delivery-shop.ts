import { afterEach } from 'node:test';
import type { ID } from '@vendure/core';
import { Customer, Order, Payment, TransactionalConnection } from '@vendure/core';
import { Heartbeat } from '#src/heartbeat/heartbeat';
import { SavedCard } from '#src/plugins/saved-card/entities/saved-card.entity';
import { Delivery } from '#src/plugins/subscription/entities/delivery.entity';
import { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { mailsTo } from './change-subscription';
import type { EngineUnderTest } from './engine-under-test';
import { eventually } from './engine-under-test';

interface HasId {
  readonly id: ID;
}

/** Reads and changes the state of an engine for tests of deliveries. */
export class DeliveryShop {
  constructor(private readonly engine: EngineUnderTest) {}

  /** After each test no subscription is left that another test would deliver. */
  endAllAfterEach(): void {
    afterEach(() => this.database.query(`UPDATE subscription SET state = 'canceled', "actionableDate" = NULL`));
  }

  beat(today: string): Promise<void> {
    return this.engine.get(Heartbeat).work(today);
  }

  /** Beats once on each day from the first to the last. */
  async beatDaily(days: Iterable<string>): Promise<void> {
    for (const day of days) await this.beat(day);
  }

  /** Lists the attempts at deliveries of a subscription: the day that was planned, the day of the attempt, the outcome. */
  async attempts({ id }: HasId): Promise<readonly (readonly [dueOn: string, madeOn: string, state: string])[]> {
    const rows = await this.database
      .getRepository(Delivery)
      .find({ where: { subscriptionId: id }, order: { dueOn: 'ASC', attempt: 'ASC' } });
    return rows.map(({ dueOn, madeOn, state }) => [dueOn, madeOn, state]);
  }

  /** Lists all orders that were begun for a subscription, oldest first. */
  orders({ id }: HasId): Promise<Order[]> {
    return this.database.getRepository(Order).find({
      where: { customFields: { subscriptionId: String(id) } },
      relations: { lines: { productVariant: true }, shippingLines: true, customer: true },
      order: { createdAt: 'ASC' },
    });
  }

  /** Lists those that are placed. */
  async placed(subscription: HasId): Promise<Order[]> {
    return (await this.orders(subscription)).filter(({ orderPlacedAt }) => orderPlacedAt);
  }

  /** Lists the states of the charges of all orders of a subscription. */
  async charges(subscription: HasId): Promise<readonly string[]> {
    return (await this.orders(subscription)).flatMap(({ code }) => this.engine.sandbox.chargesOf(code));
  }

  /** Lists the subjects of the mails to an address that are asked for, whether they are sent already or not. */
  async subjects(address: string): Promise<readonly string[]> {
    return (await mailsTo(this.engine, address)).map(({ subject }) => subject);
  }

  /** Goes on once no mail waits for a worker. */
  async untilMailsAreSent(): Promise<void> {
    const waiting = `SELECT FROM job_record WHERE "queueName" = 'mails' AND state IN ('PENDING', 'RUNNING', 'RETRYING')`;
    await eventually(async () => (await this.database.query<unknown[]>(waiting)).length === 0 || undefined);
  }

  /** Counts the deliveries that are in the middle. */
  started(): Promise<number> {
    return this.database.getRepository(Delivery).countBy({ state: 'started' });
  }

  async payments({ id }: HasId): Promise<readonly string[]> {
    const payments = await this.database.getRepository(Payment).find({ where: { order: { id } } });
    return payments.map(({ method, state }) => `${method} ${state}`);
  }

  setStock(sku: string, stockOnHand: number): Promise<unknown> {
    return this.database.query(
      `UPDATE stock_level SET "stockOnHand" = $2, "stockAllocated" = 0 FROM product_variant variant
       WHERE variant.id = "productVariantId" AND variant.sku = $1`,
      [sku, stockOnHand],
    );
  }

  async allocated(sku: string): Promise<number> {
    const [row] = await this.database.query<{ sum: string }[]>(
      `SELECT sum("stockAllocated") FROM stock_level JOIN product_variant variant ON variant.id = "productVariantId"
       WHERE variant.sku = $1`,
      [sku],
    );
    return Number(row?.sum);
  }

  /** Sets today's price of one, in cents. */
  setPrice(sku: string, price: number): Promise<unknown> {
    return this.database.query(
      `UPDATE product_variant_price SET price = $2 FROM product_variant variant
       WHERE variant.id = "variantId" AND variant.sku = $1`,
      [sku, price],
    );
  }

  /** Leaves a customer without an e-mail address. */
  forgetAddress({ id }: HasId): Promise<unknown> {
    return this.database.getRepository(Customer).update(id, { emailAddress: '', customFields: { provenEmail: null } });
  }

  async defaultCardOf({ id: customerId }: HasId): Promise<ID | undefined> {
    return (await this.database.getRepository(SavedCard).findOneBy({ customerId, isDefault: true }))?.id;
  }

  async update({ id }: HasId, fields: Partial<Subscription>): Promise<void> {
    await this.database.getRepository(Subscription).update(id, fields);
  }

  private get database() {
    return this.engine.get(TransactionalConnection).rawConnection;
  }
}
