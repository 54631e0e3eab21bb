import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { HistoryEntryType } from '@vendure/common/lib/generated-types';
import type { ID } from '@vendure/core';
import {
  Allow,
  Ctx,
  Customer,
  HistoryService,
  Permission,
  RequestContext,
  Transaction,
  TransactionalConnection,
} from '@vendure/core';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { todayOf } from '#src/plugins/core/interval/calendar-day';
import { requiredReason } from '#src/plugins/core/required-reason';
import { Deliveries } from '#src/plugins/subscription/delivery/deliveries';
import type { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import type { ManagedPlan, ManagedSubscription } from '#src/plugins/subscription/managed-subscription';
import type { ManagedPage, SubscriptionFilter } from '#src/plugins/subscription/managed-subscriptions';
import { ManagedSubscriptions } from '#src/plugins/subscription/managed-subscriptions';
import type { SubscriptionKey } from '#src/plugins/subscription/subscription-changes';
import { SubscriptionChanges } from '#src/plugins/subscription/subscription-changes';
import { manageSubscriptions } from '#src/plugins/subscription/subscription-permission';
import { Subscriptions } from '#src/plugins/subscription/subscriptions';

type Change = (key: SubscriptionKey, today: Day) => Promise<Subscription>;

/** Shows subscriptions to the shop, and performs their customers' actions for it (spec §4 Subscription actions). */
@Resolver('Customer')
export class SubscriptionAdminResolver {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly history: HistoryService,
    private readonly managed: ManagedSubscriptions,
    private readonly subscriptions: Subscriptions,
    private readonly changes: SubscriptionChanges,
    private readonly deliveries: Deliveries,
  ) {}

  @ResolveField('subscriptions')
  @Allow(Permission.ReadCustomer)
  subscriptionsOf(@Ctx() ctx: RequestContext, @Parent() { id }: Customer): Promise<readonly ManagedSubscription[]> {
    return this.managed.ofCustomer(ctx, id, today());
  }

  @ResolveField()
  @Allow(Permission.ReadCustomer)
  prepaidPlans(@Ctx() ctx: RequestContext, @Parent() { id }: Customer): Promise<readonly ManagedPlan[]> {
    return this.managed.plansOfCustomer(ctx, id);
  }

  @Query()
  @Allow(manageSubscriptions.Permission)
  shopSubscriptions(
    @Ctx() ctx: RequestContext,
    @Args('filter') filter: SubscriptionFilter,
    @Args('page') page: number,
  ): Promise<ManagedPage> {
    return this.managed.page(ctx, filter, page, today());
  }

  @Mutation()
  @Transaction()
  @Allow(manageSubscriptions.Permission)
  skipShopSubscription(
    @Ctx() ctx: RequestContext,
    @Args('id') id: ID,
    @Args('reason') reason: string,
  ): Promise<ManagedSubscription> {
    return this.change(ctx, id, { done: 'Skipped a delivery', reason }, (key, day) => this.changes.skip(ctx, key, day));
  }

  @Mutation()
  @Transaction()
  @Allow(manageSubscriptions.Permission)
  cancelShopSubscription(
    @Ctx() ctx: RequestContext,
    @Args('id') id: ID,
    @Args('reason') reason: string,
  ): Promise<ManagedSubscription> {
    return this.change(ctx, id, { done: 'Canceled', reason }, (key, day) => this.changes.cancel(ctx, key, day, reason));
  }

  @Mutation()
  @Transaction()
  @Allow(manageSubscriptions.Permission)
  pauseShopSubscription(
    @Ctx() ctx: RequestContext,
    @Args('id') id: ID,
    @Args('until') until: string | undefined,
    @Args('reason') reason: string,
  ): Promise<ManagedSubscription> {
    const done = until == null ? 'Paused' : `Paused until ${until}`;
    return this.change(ctx, id, { done, reason }, (key, day) => this.changes.pause(ctx, key, day, until));
  }

  @Mutation()
  @Transaction()
  @Allow(manageSubscriptions.Permission)
  resumeShopSubscription(
    @Ctx() ctx: RequestContext,
    @Args('id') id: ID,
    @Args('on') on: string | undefined,
    @Args('reason') reason: string,
  ): Promise<ManagedSubscription> {
    const done = on == null ? 'Resumed' : `Resumed on ${on}`;
    return this.change(ctx, id, { done, reason }, (key, day) => this.changes.resume(ctx, key, day, on));
  }

  @Mutation()
  @Transaction()
  @Allow(manageSubscriptions.Permission)
  changeDayOfShopSubscription(
    @Ctx() ctx: RequestContext,
    @Args('id') id: ID,
    @Args('day') actionableDate: string,
    @Args('reason') reason: string,
  ): Promise<ManagedSubscription> {
    return this.change(ctx, id, { done: `Moved to ${actionableDate}`, reason }, (key, day) =>
      this.changes.update(ctx, key, day, { actionableDate }),
    );
  }

  /** Has several transactions: one that a charge is part of would be undone by its failure. */
  @Mutation()
  @Allow(manageSubscriptions.Permission)
  async deliverShopSubscription(
    @Ctx() ctx: RequestContext,
    @Args('id') id: ID,
    @Args('reason') reason: string,
  ): Promise<ManagedSubscription> {
    const said = requiredReason(reason);
    const { customerId } = await this.subscriptions.load(ctx, id);
    // Noted before, so that a charge without a reason is never made.
    await this.connection.withTransaction(ctx, (inside) =>
      this.note(inside, { customerId, id }, `Delivery as soon as possible asked for: ${said}`),
    );
    await this.deliveries.now(ctx, id, today());
    return this.managed.one(ctx, id, today());
  }

  private async change(
    ctx: RequestContext,
    id: ID,
    { done, reason }: { readonly done: string; readonly reason: string },
    change: Change,
  ): Promise<ManagedSubscription> {
    const said = requiredReason(reason);
    const { customerId } = await this.subscriptions.load(ctx, id);
    await change({ customerId, id }, today());
    await this.note(ctx, { customerId, id }, `${done}: ${said}`);
    return this.managed.one(ctx, id, today());
  }

  /** Writes into the history of the customer, which only the shop reads. */
  private async note(ctx: RequestContext, { customerId, id }: SubscriptionKey, done: string): Promise<void> {
    await this.history.createHistoryEntryForCustomer(
      {
        ctx,
        customerId,
        type: HistoryEntryType.CUSTOMER_NOTE,
        data: { note: `Subscription ${String(id).slice(0, 8)}. ${done}` },
      },
      false,
    );
  }
}

function today(): Day {
  return todayOf(new Date());
}
