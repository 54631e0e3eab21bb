import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { ID } from '@vendure/core';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { todayOf } from '#src/plugins/core/interval/calendar-day';
import { ShopCustomers } from '#src/plugins/customer/shop-customers';
import { RecentCalls } from '#src/plugins/recent-calls/recent-calls';
import { Deliveries } from '#src/plugins/subscription/delivery/deliveries';
import type { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import type { ShownSubscription } from '#src/plugins/subscription/shown-subscription';
import { shownSubscription } from '#src/plugins/subscription/shown-subscription';
import type { SubscriptionKey } from '#src/plugins/subscription/subscription-changes';
import { SubscriptionChanges } from '#src/plugins/subscription/subscription-changes';
import type { SubscriptionUpdate } from '#src/plugins/subscription/subscription-update';
import { Subscriptions } from '#src/plugins/subscription/subscriptions';
import { UnpaidDeliveries } from '#src/plugins/subscription/unpaid-delivery';

/** Changes of one subscription in an hour. */
const changesAllowed = 20;
const hour = 3_600_000;

@Resolver()
export class SubscriptionResolver {
  constructor(
    private readonly customers: ShopCustomers,
    private readonly all: Subscriptions,
    private readonly changes: SubscriptionChanges,
    private readonly unpaid: UnpaidDeliveries,
    private readonly deliveries: Deliveries,
    private readonly calls: RecentCalls,
  ) {}

  @Query()
  @Allow(Permission.Public)
  async subscriptions(
    @Ctx() ctx: RequestContext,
    @Args('customerId') customerId: ID,
  ): Promise<readonly ShownSubscription[]> {
    const { id } = await this.customers.requireSelf(ctx, customerId);
    const memberOf = await this.all.clubOfMember(ctx, id);
    const shown: ShownSubscription[] = [];
    // One after the other: each calculation of the amount owed needs a transaction.
    for (const one of await this.all.list(ctx, id)) shown.push(await this.shown(ctx, one, memberOf));
    return shown;
  }

  @Query()
  @Allow(Permission.Public)
  async subscription(@Ctx() ctx: RequestContext, @Args('id') id: ID): Promise<ShownSubscription> {
    const { id: customerId } = await this.customers.required(ctx);
    return this.one(ctx, await this.all.find(ctx, customerId, id));
  }

  @Mutation()
  @Allow(Permission.Public)
  updateSubscription(
    @Ctx() ctx: RequestContext,
    @Args('id') id: ID,
    @Args('update') update: SubscriptionUpdate,
  ): Promise<ShownSubscription> {
    return this.change(ctx, id, (key, today) => this.changes.update(ctx, key, today, update));
  }

  @Mutation()
  @Allow(Permission.Public)
  skipSubscription(@Ctx() ctx: RequestContext, @Args('id') id: ID): Promise<ShownSubscription> {
    return this.change(ctx, id, (key, today) => this.changes.skip(ctx, key, today));
  }

  @Mutation()
  @Allow(Permission.Public)
  cancelSubscription(
    @Ctx() ctx: RequestContext,
    @Args('id') id: ID,
    @Args('reason') reason?: string,
  ): Promise<ShownSubscription> {
    return this.change(ctx, id, (key, today) => this.changes.cancel(ctx, key, today, reason), false);
  }

  @Mutation()
  @Allow(Permission.Public)
  pauseSubscription(
    @Ctx() ctx: RequestContext,
    @Args('id') id: ID,
    @Args('until') until?: string,
  ): Promise<ShownSubscription> {
    return this.change(ctx, id, (key, today) => this.changes.pause(ctx, key, today, until));
  }

  @Mutation()
  @Allow(Permission.Public)
  resumeSubscription(
    @Ctx() ctx: RequestContext,
    @Args('id') id: ID,
    @Args('on') on?: string,
  ): Promise<ShownSubscription> {
    return this.change(ctx, id, (key, today) => this.changes.resume(ctx, key, today, on));
  }

  @Mutation()
  @Allow(Permission.Public)
  async retryDelivery(@Ctx() ctx: RequestContext, @Args('id') id: ID): Promise<ShownSubscription> {
    const { id: customerId } = await this.customers.required(ctx);
    await this.deliveries.retry(ctx, { customerId, id }, todayOf(new Date()));
    return this.one(ctx, await this.all.find(ctx, customerId, id));
  }

  /** Each change is confirmed by a mail to an address that may be another person's. Canceling, which happens once, is never refused. */
  private async change(
    ctx: RequestContext,
    id: ID,
    change: (key: SubscriptionKey, today: Day) => Promise<Subscription>,
    isLimited = true,
  ): Promise<ShownSubscription> {
    const { id: customerId } = await this.customers.required(ctx);
    if (isLimited)
      await this.calls.take({ caller: `changes of subscription ${id}`, allowed: changesAllowed, within: hour });
    return this.one(ctx, await change({ customerId, id }, todayOf(new Date())));
  }

  private async one(ctx: RequestContext, subscription: Subscription): Promise<ShownSubscription> {
    return this.shown(ctx, subscription, await this.all.clubOfMember(ctx, subscription.customerId));
  }

  private async shown(
    ctx: RequestContext,
    subscription: Subscription,
    memberOf: number | null,
  ): Promise<ShownSubscription> {
    const today = todayOf(new Date());
    return shownSubscription(subscription, {
      memberOf,
      unpaidDelivery: await this.unpaid.of(ctx, subscription, today),
      needsCard: await this.unpaid.needsCard(ctx, subscription, today),
    });
  }
}
