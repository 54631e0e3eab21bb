import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Order } from '@vendure/core';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import type { GroupOrder, Recipient } from '#src/plugins/core/group-order/group-order';
import { groupOrderOf } from '#src/plugins/core/group-order/group-order';
import { OrderAccess, proven } from '#src/plugins/core/orders/order-access';
import type { GroupOrderRequest } from '#src/plugins/group-order/group-order-check';
import { GroupOrders } from '#src/plugins/group-order/group-orders';

/** A group order without its addresses, which are other people's: only the packers see them. */
type ShownGroupOrder = Pick<GroupOrder, 'kind' | 'company' | 'date' | 'time'> & { readonly recipientCount: number };

@Resolver('Order')
export class GroupOrderResolver {
  constructor(
    private readonly access: OrderAccess,
    private readonly groups: GroupOrders,
  ) {}

  @ResolveField()
  groupOrder(@Parent() order: Order): ShownGroupOrder | undefined {
    const group = groupOrderOf(proven(order));
    if (!group) return undefined;
    const { kind, company, date, time, recipients } = group;
    return { kind, company, date, time, recipientCount: recipients.length };
  }

  @Mutation()
  @Allow(Permission.Public)
  startGroupOrder(@Ctx() ctx: RequestContext, @Args('input') input: GroupOrderRequest): Promise<Order> {
    return this.groups.create(ctx, input);
  }

  @Mutation()
  @Allow(Permission.Public)
  changeRecipients(@Ctx() ctx: RequestContext, @Args('recipients') recipients: Recipient[]): Promise<Order> {
    return this.access.change(ctx, (inside, order) => this.groups.changeRecipients(inside, order, recipients));
  }
}
