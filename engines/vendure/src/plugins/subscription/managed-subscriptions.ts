import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import type { SelectQueryBuilder } from 'typeorm';
import { In } from 'typeorm';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { addDays } from '#src/plugins/core/interval/calendar-day';
import { Delivery } from '#src/plugins/subscription/entities/delivery.entity';
import { PrepaidPlan } from '#src/plugins/subscription/entities/prepaid-plan.entity';
import { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import type { ManagedPlan, ManagedSubscription } from './managed-subscription';
import { managedPlan, managedSubscription } from './managed-subscription';
import { goesOnInQuery, waitsForCardInQuery } from './next-delivery';
import { Subscriptions } from './subscriptions';

export type SubscriptionFilter = 'RUNNING' | 'DUE_THIS_WEEK' | 'WAITS_FOR_PAYMENT' | 'SOLD_OUT' | 'PAUSED' | 'ENDED';

export interface ManagedPage {
  readonly items: readonly ManagedSubscription[];
  readonly totalItems: number;
}

const perPage = 20;

/** The filters as conditions of a query, which has to count rows of other pages. */
const conditions: Readonly<Record<SubscriptionFilter, string>> = {
  RUNNING: goesOnInQuery,
  DUE_THIS_WEEK: 'subscription.plannedOn <= :endOfWeek',
  WAITS_FOR_PAYMENT: `${goesOnInQuery} AND subscription.actionableDate <= :today AND subscription.isPaused = false
    AND subscription.paymentState = 'failed'`,
  SOLD_OUT: `subscription.plannedOn <= :today AND NOT (${waitsForCardInQuery}) AND (SELECT delivery.state FROM delivery
    WHERE delivery."subscriptionId" = subscription.id AND subscription.actionableDate = delivery."dueOn"
    ORDER BY delivery.attempt DESC LIMIT 1) = 'sold-out'`,
  PAUSED: `subscription.state = 'active' AND subscription.isPaused = true`,
  ENDED: `subscription.state IN ('canceled', 'inactive')`,
};

/** The subscriptions of all customers with the outcomes of their deliveries, for the dashboard. */
@Injectable()
export class ManagedSubscriptions {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly subscriptions: Subscriptions,
  ) {}

  /** Returns a page, from 1, by the next day; nothing past the last one. */
  async page(ctx: RequestContext, filter: SubscriptionFilter, page: number, today: Day): Promise<ManagedPage> {
    const [rows, totalItems] = await this.filtered(ctx, filter, today)
      .orderBy('subscription.actionableDate', 'ASC', 'NULLS LAST')
      .addOrderBy('subscription.position')
      .offset((Math.max(page, 1) - 1) * perPage)
      .limit(perPage)
      .getManyAndCount();
    const items = await this.subscriptions.loadAll(
      ctx,
      rows.map(({ id }) => id),
    );
    return { items: await this.managed(ctx, items, today), totalItems };
  }

  /** Returns those of a customer, ended ones too, the newest first. */
  async ofCustomer(ctx: RequestContext, customerId: ID, today: Day): Promise<readonly ManagedSubscription[]> {
    return this.managed(ctx, await this.subscriptions.list(ctx, customerId), today);
  }

  async plansOfCustomer(ctx: RequestContext, customerId: ID): Promise<readonly ManagedPlan[]> {
    const plans = await this.connection.getRepository(ctx, PrepaidPlan).find({
      where: { line: { order: { customerId } } },
      relations: { line: { order: true } },
      order: { position: 'DESC' },
    });
    const deliveries = await this.deliveries(ctx, { prepaidPlanId: In(plans.map(({ id }) => id)) });
    return plans.map((plan) =>
      managedPlan(
        plan,
        deliveries.filter(({ prepaidPlanId }) => prepaidPlanId === plan.id),
      ),
    );
  }

  async one(ctx: RequestContext, id: ID, today: Day): Promise<ManagedSubscription> {
    const subscription = await this.subscriptions.load(ctx, id);
    return managedSubscription(subscription, await this.deliveries(ctx, { subscriptionId: id }), today);
  }

  private async managed(
    ctx: RequestContext,
    subscriptions: readonly Subscription[],
    today: Day,
  ): Promise<readonly ManagedSubscription[]> {
    const deliveries = await this.deliveries(ctx, { subscriptionId: In(subscriptions.map(({ id }) => id)) });
    return subscriptions.map((subscription) =>
      managedSubscription(
        subscription,
        deliveries.filter(({ subscriptionId }) => subscriptionId === subscription.id),
        today,
      ),
    );
  }

  private deliveries(ctx: RequestContext, where: object): Promise<Delivery[]> {
    return this.connection
      .getRepository(ctx, Delivery)
      .find({ where, relations: { order: true }, order: { dueOn: 'DESC', attempt: 'DESC' } });
  }

  private filtered(ctx: RequestContext, filter: SubscriptionFilter, today: Day): SelectQueryBuilder<Subscription> {
    return this.connection
      .getRepository(ctx, Subscription)
      .createQueryBuilder('subscription')
      .innerJoin('subscription.customer', 'customer', 'customer.deletedAt IS NULL')
      .where(`subscription.channelId = :channelId AND ${conditions[filter]}`, {
        ...{ channelId: ctx.channelId, today },
        endOfWeek: addDays(today, 6),
      });
  }
}
