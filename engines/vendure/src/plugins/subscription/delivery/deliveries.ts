import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { Logger, RequestContextService, TransactionalConnection } from '@vendure/core';
import type { RowJob } from '#src/heartbeat/each-row';
import { attemptRow, eachRow } from '#src/heartbeat/each-row';
import type { HeartbeatWork } from '#src/heartbeat/heartbeat';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { addDays } from '#src/plugins/core/interval/calendar-day';
import { invalid } from '#src/plugins/core/shop-failure';
import { Charges } from '#src/plugins/payment/charges';
import type { Completion } from '#src/plugins/payment/completion';
import type { CardToCharge } from '#src/plugins/payment/payment-sessions';
import { announcedTotal } from '#src/plugins/subscription/announced-prices';
import { DeliveryReminders } from '#src/plugins/subscription/delivery-reminders';
import { Delivery } from '#src/plugins/subscription/entities/delivery.entity';
import { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { NextCharges } from '#src/plugins/subscription/next-charge';
import {
  isDeliverable,
  isDue,
  isHeldForCard,
  isUnpaid,
  planOf,
  waitsForCardInQuery,
  wasTold,
} from '#src/plugins/subscription/next-delivery';
import type { SubscriptionKey } from '#src/plugins/subscription/subscription-changes';
import { SubscriptionChanges } from '#src/plugins/subscription/subscription-changes';
import { requireOwner, Subscriptions } from '#src/plugins/subscription/subscriptions';
import { DearerThanAnnounced, DeliveryImpossible, DeliveryOrders } from './delivery-orders';
import { DeliveryOutcomes } from './delivery-outcomes';
import { DeliveryPayments } from './delivery-payments';
import { DeliveryRows } from './delivery-rows';

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
    private readonly changes: SubscriptionChanges,
    private readonly reminders: DeliveryReminders,
    private readonly foretold: NextCharges,
  ) {}

  /** Goes on with interrupted deliveries, and makes those due by a day, oldest first, one delivery of each subscription. */
  async work(today: Day): Promise<void> {
    // All of them take the next one from the same iterator.
    const left = (await this.left()).values();
    await this.atOnce(() => eachRow(job, left, async (delivery) => this.goOn(await this.context(), delivery)));
    const tried: ID[] = [];
    await this.atOnce(async () => {
      while (await this.deliverNext(today, tried));
    });
  }

  /**
   * Makes an unpaid delivery while its customer waits. No mail reports a failure. Throws INVALID for `payment` with the message of the
   * bank or without a card, for `line_items` that are sold out, and for `state`
   * when nothing is owed.
   */
  async retry(ctx: RequestContext, { customerId, id }: SubscriptionKey, today: Day): Promise<void> {
    const delivery = await this.subscriptions.locked(ctx, id, async (inside, subscription) => {
      requireOwner(subscription, customerId);
      const isRunning = await this.deliveries.isStarted(inside, { subscriptionId: subscription.id });
      if (isRunning || !isUnpaid(subscription, today)) throw nothingOwed();
      // Card schemes fine a shop that repeats a charge that the bank has forbidden.
      if (!subscription.mayBeTriedAgain) throw invalid({ payment: ['Your card was declined.'] });
      if (await this.foretold.needsCard(inside, subscription)) throw noCard();
      return this.begin(inside, subscription, { madeOn: today, isAwaited: true });
    });
    await this.finish(ctx, delivery);
  }

  /**
   * Makes the next delivery of a subscription as soon as it can be, for the shop's staff: today when its day is here and its
   * customer knows of the charge. The attempt is mailed like any other one, and a failed one is tried again. Else its day becomes
   * tomorrow, and the customer is told now; a delivery above the announced total is put off like any other. Throws INVALID for `payment`,
   * for `line_items`, and for `state` when it does not go on, is paused, is being delivered, or was today.
   */
  async now(ctx: RequestContext, id: ID, today: Day): Promise<void> {
    const delivery = await this.subscriptions.locked(ctx, id, async (inside, subscription) => {
      const of = { subscriptionId: subscription.id };
      const isRunning = await this.deliveries.isStarted(inside, of);
      if (isRunning || !isDeliverable(subscription, today)) throw invalid({ state: ['cannot be delivered now'] });
      // A caller who asks a second time has not seen the first answer.
      if (await this.deliveries.isPlaced(inside, of, today)) throw invalid({ state: ['was delivered today'] });
      const { actionableDate, customerId } = subscription;
      if (actionableDate === null || actionableDate > today || !wasTold(subscription, 'last_chance')) {
        await this.changes.update(inside, { customerId, id }, today, { actionableDate: addDays(today, 1) });
        return undefined;
      }
      if (await this.foretold.needsCard(inside, subscription)) throw noCard();
      return this.beginAsAnnounced(inside, subscription, today);
    });
    if (delivery) await this.finish(ctx, delivery);
  }

  private async finish(ctx: RequestContext, delivery: Delivery): Promise<void> {
    if (delivery.state === 'sold-out') throw soldOut();
    const completion = await this.goOn(ctx, delivery);
    if (completion.kind === 'completed') return;
    if (completion.code === 'INSUFFICIENT_STOCK') throw soldOut();
    throw completion.code === 'CLOSED' ? nothingOwed() : invalid({ payment: [completion.message] });
  }

  /** Lets several do the same work at the same moment, each with a transaction of its own. */
  private async atOnce(work: () => Promise<void>): Promise<void> {
    await Promise.all(Array.from({ length: mostAtOnce }, work));
  }

  /** Makes one delivery that is due; false when there is none left. A subscription in `tried` is not claimed again. */
  private async deliverNext(today: Day, tried: ID[]): Promise<boolean> {
    const ctx = await this.context();
    const claimed: { id?: ID } = {};
    await attemptRow(job, claimed, async () => {
      const delivery = await this.connection.withTransaction(ctx, async (inside) => {
        const id = await this.claim(inside, today, tried);
        if (id === undefined) return undefined;
        claimed.id = id;
        tried.push(id);
        return this.make(inside, id, today);
      });
      if (delivery?.state === 'started') await this.goOn(ctx, delivery);
    });
    return claimed.id !== undefined;
  }

  /**
   * Locks the subscription that has waited longest for its delivery, of those without another lock and without an attempt today;
   * undefined when no day has come.
   */
  private async claim(ctx: RequestContext, today: Day, except: readonly ID[]): Promise<ID | undefined> {
    const [row] = (await this.connection
      .getRepository(ctx, Subscription)
      .query(claimQuery, [today, except])) as readonly { readonly id: ID }[];
    return row?.id;
  }

  /**
   * Undefined when another process has had the subscription in the meantime, and when nothing can be charged today: the charge, or so
   * high a total, was not announced, or there is no card.
   */
  private async make(ctx: RequestContext, id: ID, today: Day): Promise<Delivery | undefined> {
    const of = { subscriptionId: id };
    if ((await this.deliveries.isStarted(ctx, of)) || (await this.deliveries.isMade(ctx, of, today))) return undefined;
    const subscription = await this.subscriptions.load(ctx, id);
    const isHeld = isHeldForCard(subscription, today);
    if (!isHeld && !isDue(subscription, today)) return undefined;
    if (!isHeld && !wasTold(subscription, 'last_chance')) return this.reminders.announceLate(ctx, subscription, today);
    if (await this.foretold.needsCard(ctx, subscription)) return this.outcomes.waitsForCard(ctx, subscription, today);
    // Store credit covers it since: its customer was told that nothing would be charged.
    if (isHeld) return this.reminders.announceLate(ctx, subscription, today);
    return this.beginAsAnnounced(ctx, subscription, today);
  }

  /** Makes a context for one delivery: Vendure keeps the tax zone of an address in it. */
  private context(): Promise<RequestContext> {
    return this.contexts.create({ apiType: 'shop' });
  }

  /**
   * Makes the order at no more than was announced. One that costs more, because shipping or tax has risen or a discount has ended, is
   * announced anew and comes on the day that its reminder names (spec §4 Default reminder).
   */
  private async beginAsAnnounced(
    ctx: RequestContext,
    subscription: Subscription,
    madeOn: Day,
  ): Promise<Delivery | undefined> {
    try {
      return await this.begin(ctx, subscription, { madeOn, isAwaited: false }, announcedTotal(subscription));
    } catch (error) {
      if (!(error instanceof DearerThanAnnounced)) throw error;
      return this.reminders.announceLate(ctx, subscription, madeOn);
    }
  }

  /** Makes the order, or notes that it cannot be made. Throws DearerThanAnnounced for more than `announced` cents. */
  private async begin(
    ctx: RequestContext,
    subscription: Subscription,
    occasion: Occasion,
    announced?: number,
  ): Promise<Delivery> {
    const { id: subscriptionId, actionableDate: dueOn } = subscription;
    if (dueOn === null) throw new Error(`The subscription ${subscriptionId} has no day.`);
    const fields = { ...occasion, of: { subscriptionId }, dueOn };
    try {
      const { id: orderId } = await this.orders.make(ctx, planOf(subscription), announced);
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

/**
 * Finds subscriptions to which `isDue` may say yes; a claimed one is checked again, because it may have been read before it was
 * locked.
 */
const claimQuery = `
  SELECT subscription.id FROM subscription JOIN customer ON customer.id = subscription."customerId"
  WHERE subscription."plannedOn" <= $1
    AND (NOT (${waitsForCardInQuery})
      OR EXISTS (SELECT FROM store_credit credit WHERE credit."customerId" = subscription."customerId"
        AND credit.amount > credit.used + credit.authorized))
    AND customer."deletedAt" IS NULL AND subscription.id <> ALL($2::uuid[])
    AND NOT EXISTS (SELECT FROM delivery WHERE delivery."subscriptionId" = subscription.id
      AND (delivery.state = 'started' OR (delivery."madeOn" = $1 AND delivery.state <> 'called-off')))
  ORDER BY subscription."plannedOn", subscription.position
  LIMIT 1 FOR NO KEY UPDATE OF subscription SKIP LOCKED`;

/** Of a delivery that goes on, or of a subscription once it is claimed. */
const job: RowJob<{ readonly id?: ID }> = {
  name: 'Deliveries',
  failed: ({ id }) => `The delivery of ${id ?? 'a subscription'} is not finished`,
};

function nothingOwed(): Error {
  return invalid({ state: ['has nothing to pay'] });
}

function noCard(): Error {
  return invalid({ payment: ['There is no card that could be charged.'] });
}

function soldOut(): Error {
  return invalid({ line_items: ['are sold out'] });
}
