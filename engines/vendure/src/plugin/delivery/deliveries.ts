import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { Logger, RequestContextService, TransactionalConnection } from '@vendure/core';
import type { HeartbeatWork } from '#src/heartbeat/heartbeat';
import { Charges } from '#src/payment/charges';
import type { Completion } from '#src/payment/completion';
import type { CardToCharge } from '#src/payment/payment-sessions';
import { DeliveryImpossible, DeliveryOrders } from '#src/plugin/delivery/shared/delivery-orders';
import type { Day } from '#src/plugin/interval/calendar-day';
import { invalid } from '#src/plugin/shop-failure';
import {
  isDeliverable,
  isDue,
  isUnpaid,
  mostTries,
  planOf,
  scheduled,
} from '#src/plugin/subscription/shared/next-delivery';
import type { SubscriptionKey } from '#src/plugin/subscription/shared/subscription-changes';
import { Subscription } from '#src/plugin/subscription/shared/subscription.entity';
import { requireOwner, Subscriptions } from '#src/plugin/subscription/shared/subscriptions';
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
    const left = [...(await this.left())];
    await this.atOnce(async () => {
      for (let next = left.shift(); next; next = left.shift()) await this.goOnLater(next);
    });
    const tried: ID[] = [];
    await this.atOnce(async () => {
      while (await this.deliverNext(today, tried));
    });
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
      // Card schemes fine a shop that repeats what the bank has forbidden.
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
      // A caller who asks a second time has not seen the first answer.
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

  /** Lets several do the same work at the same moment, each with a transaction of its own. */
  private async atOnce(work: () => Promise<void>): Promise<void> {
    await Promise.all(Array.from({ length: mostAtOnce }, work));
  }

  private async goOnLater(delivery: Delivery): Promise<void> {
    try {
      await this.goOn(await this.context(), delivery);
    } catch (error) {
      notFinished(delivery.id, error);
    }
  }

  /** Makes one delivery that is due; false when there is none left. What was `tried` once is not claimed again. */
  private async deliverNext(today: Day, tried: ID[]): Promise<boolean> {
    const ctx = await this.context();
    const claimed: ID[] = [];
    try {
      const delivery = await this.connection.withTransaction(ctx, async (inside) => {
        const id = await this.claim(inside, today, tried);
        if (id === undefined) return undefined;
        claimed.push(id);
        tried.push(id);
        return this.make(inside, id, today);
      });
      if (delivery?.state === 'started') await this.goOn(ctx, delivery);
    } catch (error) {
      // It stays as it is, for the next heartbeat; the others are not to wait for it.
      notFinished(claimed[0] ?? 'a subscription', error);
    }
    return claimed.length > 0;
  }

  /**
   * Locks the subscription that has waited longest for its delivery, of those that nobody else has and that had no attempt today;
   * undefined when no day has come.
   */
  private async claim(ctx: RequestContext, today: Day, except: readonly ID[]): Promise<ID | undefined> {
    const [row] = (await this.connection
      .getRepository(ctx, Subscription)
      .query(claimQuery, [today, except])) as readonly { readonly id: ID }[];
    return row?.id;
  }

  /** Undefined when another process has had the subscription in the meantime. */
  private async make(ctx: RequestContext, id: ID, today: Day): Promise<Delivery | undefined> {
    const of = { subscriptionId: id };
    if ((await this.deliveries.isStarted(ctx, of)) || (await this.deliveries.isMade(ctx, of, today))) return undefined;
    const subscription = await this.subscriptions.load(ctx, id);
    if (!isDue(subscription, today)) return undefined;
    return this.begin(ctx, subscription, { madeOn: today, isAwaited: false });
  }

  /** Makes a context for one delivery: Vendure keeps the tax zone of an address in it. */
  private context(): Promise<RequestContext> {
    return this.contexts.create({ apiType: 'shop' });
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
    return this.connection
      .getRepository(await this.context(), Delivery)
      .createQueryBuilder('delivery')
      .where(`delivery.state = 'started' AND delivery.subscriptionId IS NOT NULL`)
      .orderBy('delivery.createdAt')
      .getMany();
  }
}

/** Deliveries that one process makes at the same moment, each with one connection: they wait for the bank most of the time. */
const mostAtOnce = 4;

/** Finds what `isDue` may say yes to; what is claimed is looked at again, because it may have been read before it was locked. */
const claimQuery = `
  SELECT subscription.id FROM subscription JOIN customer ON customer.id = subscription."customerId"
  WHERE subscription.state IN ('active', 'pending-cancellation') AND subscription."actionableDate" <= $1
    AND (subscription."endDate" IS NULL OR subscription."actionableDate" <= subscription."endDate")
    AND (subscription."paymentState" IS DISTINCT FROM 'failed'
      OR (subscription."failedTries" < ${mostTries} AND subscription."mayBeTriedAgain"))
    AND customer."deletedAt" IS NULL AND subscription.id <> ALL($2::uuid[])
    AND NOT EXISTS (SELECT FROM delivery WHERE delivery."subscriptionId" = subscription.id
      AND (delivery.state = 'started' OR (delivery."madeOn" = $1 AND delivery.state <> 'called-off')))
  ORDER BY subscription."actionableDate", subscription.position
  LIMIT 1 FOR NO KEY UPDATE OF subscription SKIP LOCKED`;

function notFinished(id: ID, error: unknown): void {
  Logger.error(`The delivery of ${id} is not finished: ${String(error)}`, 'Deliveries');
}

function nothingOwed(): Error {
  return invalid({ state: ['has nothing to pay'] });
}

function soldOut(): Error {
  return invalid({ line_items: ['are sold out'] });
}
