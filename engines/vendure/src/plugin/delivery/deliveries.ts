import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { Logger, RequestContextService, TransactionalConnection } from '@vendure/core';
import type { HeartbeatWork } from '#src/heartbeat/heartbeat';
import { Charges } from '#src/payment/charges';
import type { Completion } from '#src/payment/completion';
import type { CardToCharge } from '#src/payment/payment-sessions';
import type { Day } from '#src/plugin/interval/calendar-day';
import { invalid } from '#src/plugin/shop-failure';
import { isDeliverable, isDue, isUnpaid } from '#src/plugin/subscription/delivery-day';
import { planOf } from '#src/plugin/subscription/delivery-plan';
import { scheduled } from '#src/plugin/subscription/scheduled';
import type { SubscriptionKey } from '#src/plugin/subscription/subscription-changes';
import { Subscription } from '#src/plugin/subscription/subscription.entity';
import { requireOwner, Subscriptions } from '#src/plugin/subscription/subscriptions';
import { DeliveryImpossible, DeliveryOrders } from './delivery-orders';
import { DeliveryOutcomes } from './delivery-outcomes';
import { DeliveryPayments } from './delivery-payments';
import { DeliveryRows } from './delivery-rows';
import { Delivery } from './delivery.entity';

/** A day on which a delivery is made, and whether its customer waits for the outcome. */
type Occasion = Pick<Delivery, 'madeOn' | 'isAwaited'>;

/**
 * Makes the deliveries of subscriptions, each once. One transaction claims a subscription and makes the order, with a row that
 * says so; the charge has its own, the last of which places the order and plans the next delivery (DeliveryOutcomes). A process
 * that dies in between leaves the row `started`, and the next heartbeat goes on from there with the same charge.
 */
@Injectable()
export class Deliveries implements HeartbeatWork {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
    private readonly charges: Charges,
    private readonly subscriptions: Subscriptions,
    private readonly orders: DeliveryOrders,
    private readonly deliveries: DeliveryRows,
    private readonly outcomes: DeliveryOutcomes,
    private readonly payments: DeliveryPayments,
  ) {}

  /** Goes on with what others have left, and makes what is due by a day, oldest first, one delivery of each subscription. */
  async work(today: Day): Promise<void> {
    for (const delivery of await this.left()) await this.each(delivery.id, (ctx) => this.goOn(ctx, delivery));
    for (const id of await this.due(today)) await this.each(id, (ctx) => this.deliver(ctx, id, today));
  }

  /**
   * Makes the delivery that could not be paid again, while its customer waits: nobody else is told of a failure. Throws INVALID
   * for `payment` with the words of the bank, for `line_items` that are sold out, and for `state` when nothing is owed.
   */
  async retry(ctx: RequestContext, { customerId, id }: SubscriptionKey, today: Day): Promise<void> {
    const delivery = await this.subscriptions.locked(ctx, id, async (inside, subscription) => {
      requireOwner(subscription, customerId);
      const isRunning = await this.deliveries.isStarted(inside, { subscriptionId: subscription.id });
      if (isRunning || !isUnpaid(subscription, today)) throw nothingOwed();
      // Card schemes fine whoever repeats what the bank has forbidden.
      if (!subscription.mayBeTriedAgain) throw invalid({ payment: ['Your card was declined.'] });
      return this.begin(inside, subscription, { madeOn: today, isAwaited: true });
    });
    await this.finish(ctx, delivery);
  }

  /**
   * Makes the next delivery of a subscription today, for somebody who runs the shop: its day becomes today, as any other attempt it
   * is mailed, and what fails is tried again. Throws INVALID for `payment`, for `line_items`, and for `state` when it does not go
   * on, is paused, is being delivered, or was today.
   */
  async now(ctx: RequestContext, id: ID, today: Day): Promise<void> {
    const delivery = await this.subscriptions.locked(ctx, id, async (inside, subscription) => {
      const of = { subscriptionId: subscription.id };
      const isRunning = await this.deliveries.isStarted(inside, of);
      if (isRunning || !isDeliverable(subscription, today)) throw invalid({ state: ['cannot be delivered now'] });
      // Whoever asks a second time has not seen the first answer.
      if (await this.deliveries.isPlaced(inside, of, today)) throw invalid({ state: ['was delivered today'] });
      const { actionableDate } = subscription;
      if (actionableDate === null || actionableDate > today) {
        subscription.actionableDate = today;
        await this.connection.getRepository(inside, Subscription).update(id, scheduled(today));
      }
      return this.begin(inside, subscription, { madeOn: today, isAwaited: false });
    });
    await this.finish(ctx, delivery);
  }

  private async finish(ctx: RequestContext, delivery: Delivery): Promise<void> {
    if (delivery.state === 'sold-out') throw soldOut();
    const completion = await this.goOn(ctx, delivery);
    if (completion.kind === 'completed') return;
    const { state } = await this.connection.getRepository(ctx, Delivery).findOneByOrFail({ id: delivery.id });
    if (state === 'sold-out') throw soldOut();
    throw state === 'called-off' ? nothingOwed() : invalid({ payment: [completion.message] });
  }

  private async each(id: ID, work: (ctx: RequestContext) => Promise<unknown>): Promise<void> {
    try {
      // A context of its own: Vendure keeps the tax zone of an address in it.
      await work(await this.contexts.create({ apiType: 'shop' }));
    } catch (error) {
      // It stays as it is, for the next heartbeat; the others are not to wait for it.
      Logger.error(`The delivery of ${id} is not finished: ${String(error)}`, 'Deliveries');
    }
  }

  private async deliver(ctx: RequestContext, id: ID, today: Day): Promise<void> {
    const delivery = await this.connection.withTransaction(ctx, (inside) => this.claim(inside, id, today));
    if (delivery?.state === 'started') await this.goOn(ctx, delivery);
  }

  /** Undefined when another process has the subscription, or has had it. */
  private async claim(ctx: RequestContext, id: ID, today: Day): Promise<Delivery | undefined> {
    const lock = 'SELECT id FROM subscription WHERE id = $1 FOR NO KEY UPDATE SKIP LOCKED';
    const rows = this.connection.getRepository(ctx, Subscription);
    const locked: readonly unknown[] = await rows.query(lock, [id]);
    if (locked.length === 0) return undefined;
    // Whoever had the lock before may have made the delivery.
    const of = { subscriptionId: id };
    if ((await this.deliveries.isStarted(ctx, of)) || (await this.deliveries.isMade(ctx, of, today))) return undefined;
    const subscription = await this.subscriptions.load(ctx, id);
    if (!isDue(subscription, today)) return undefined;
    return this.begin(ctx, subscription, { madeOn: today, isAwaited: false });
  }

  /** Makes the order, or notes that it cannot be made. */
  private async begin(ctx: RequestContext, subscription: Subscription, occasion: Occasion): Promise<Delivery> {
    const { id: subscriptionId, actionableDate: dueOn } = subscription;
    if (dueOn === null) throw new Error(`The subscription ${subscriptionId} has no day.`);
    const fields = { ...occasion, of: { subscriptionId }, dueOn };
    try {
      const { id: orderId } = await this.orders.make(ctx, planOf(subscription));
      return await this.deliveries.add(ctx, { ...fields, state: 'started', orderId });
    } catch (error) {
      if (!(error instanceof DeliveryImpossible)) throw error;
      Logger.warn(`The subscription ${subscriptionId}: ${error.message}`, 'Deliveries');
      const delivery = await this.deliveries.add(ctx, { ...fields, state: 'sold-out', orderId: null });
      await this.outcomes.soldOut(ctx, delivery, subscription);
      return delivery;
    }
  }

  /** Charges and places the order of a delivery, and takes the money. Rejects while the provider is away. */
  private async goOn(ctx: RequestContext, { subscriptionId, orderId }: Delivery): Promise<Completion> {
    if (subscriptionId === null || orderId === null) throw new Error('The delivery has no order.');
    const completion = await this.charges.charge(ctx, orderId, await this.cardOf(ctx, subscriptionId));
    if (completion.kind === 'completed') await this.payments.settle(ctx, orderId);
    return completion;
  }

  /** Finds the card that pays for a subscription now; undefined when it was removed. */
  private async cardOf(ctx: RequestContext, id: ID): Promise<CardToCharge | undefined> {
    const { savedCard, customer } = await this.connection
      .getRepository(ctx, Subscription)
      .findOneOrFail({ where: { id }, relations: { savedCard: true, customer: true } });
    const { paymentCustomer } = customer.customFields;
    if (!savedCard || paymentCustomer === null) return undefined;
    const { id: savedCardId, vaultCard, lastDigits, brand } = savedCard;
    const card = { id: vaultCard, lastDigits, ...(brand === null ? {} : { brand }) };
    return { kind: 'off-session', savedCardId, customer: paymentCustomer, card };
  }

  private async left(): Promise<readonly Delivery[]> {
    const ctx = await this.contexts.create({ apiType: 'shop' });
    return this.connection
      .getRepository(ctx, Delivery)
      .createQueryBuilder('delivery')
      .where(`delivery.state = 'started' AND delivery.subscriptionId IS NOT NULL`)
      .orderBy('delivery.createdAt')
      .getMany();
  }

  /** Lists the subscriptions whose day has come; `claim` looks at each again. */
  private async due(today: Day): Promise<readonly ID[]> {
    const ctx = await this.contexts.create({ apiType: 'shop' });
    const rows = await this.connection
      .getRepository(ctx, Subscription)
      .createQueryBuilder('subscription')
      .innerJoin('subscription.customer', 'customer', 'customer.deletedAt IS NULL')
      .where(`subscription.state IN ('active', 'pending-cancellation') AND subscription.actionableDate <= :today`, {
        today,
      })
      .orderBy('subscription.actionableDate')
      .addOrderBy('subscription.position')
      .getMany();
    return rows.filter((row) => isDue(row, today)).map(({ id }) => id);
  }
}

function nothingOwed(): Error {
  return invalid({ state: ['has nothing to pay'] });
}

function soldOut(): Error {
  return invalid({ line_items: ['are sold out'] });
}
