import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { ID } from '@vendure/core';
import { Allow, Ctx, Order, Permission, RequestContext, Transaction } from '@vendure/core';
import { Disputes } from '#src/plugins/payment/disputes';
import type { Dispute } from '#src/plugins/payment/entities/dispute.entity';

/** Shows the disputes of an order to those who run the shop, and lets them refund it in spite of one. */
@Resolver('Order')
export class DisputesResolver {
  constructor(private readonly service: Disputes) {}

  @ResolveField()
  @Allow(Permission.ReadOrder)
  disputes(@Ctx() ctx: RequestContext, @Parent() { id }: Order): Promise<Dispute[]> {
    return this.service.ofOrder(ctx, id);
  }

  @Mutation()
  @Transaction()
  @Allow(Permission.UpdateOrder)
  allowRefundOfDispute(@Ctx() ctx: RequestContext, @Args('id') id: ID): Promise<Dispute> {
    return this.service.allowRefund(ctx, id);
  }
}
