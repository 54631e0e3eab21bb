import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { ID, Order } from '@vendure/core';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import type { PlacedOrders } from '#src/plugins/core/orders/order-history';
import { OrderHistory } from '#src/plugins/core/orders/order-history';
import { ShopCustomers } from '#src/plugins/customer/shop-customers';
import { Additions } from '#src/plugins/orders/additions';
import { OrderLinks } from '#src/plugins/orders/order-links';
import { OwnCancellations } from '#src/plugins/orders/own-cancellations';

@Resolver()
export class OrdersResolver {
  constructor(
    private readonly history: OrderHistory,
    private readonly links: OrderLinks,
    private readonly additions: Additions,
    private readonly cancellations: OwnCancellations,
    private readonly customers: ShopCustomers,
  ) {}

  @Query()
  @Allow(Permission.Public)
  async placedOrders(
    @Ctx() ctx: RequestContext,
    @Args('page') page: number,
    @Args('perPage') perPage: number,
    @Args('subscriptionId') subscriptionId?: ID,
  ): Promise<PlacedOrders> {
    const customer = await this.customers.required(ctx);
    return this.history.placed(ctx, customer, { page, perPage, subscriptionId: subscriptionId ?? null });
  }

  @Query()
  @Allow(Permission.Public)
  async placedOrder(@Ctx() ctx: RequestContext, @Args('number') number: string): Promise<Order> {
    return this.history.find(ctx, await this.customers.current(ctx), number);
  }

  @Mutation()
  @Allow(Permission.Public)
  addToPlacedOrder(
    @Ctx() ctx: RequestContext,
    @Args('sku') sku: string,
    @Args('quantity') quantity: number,
  ): Promise<Order> {
    return this.additions.add(ctx, { sku, quantity });
  }

  @Mutation()
  @Allow(Permission.Public)
  cancelPlacedOrder(@Ctx() ctx: RequestContext): Promise<Order> {
    return this.cancellations.cancel(ctx);
  }

  @Mutation()
  @Allow(Permission.Public)
  async sendOrderLink(
    @Ctx() ctx: RequestContext,
    @Args('number') number: string,
    @Args('email') email: string,
  ): Promise<boolean> {
    await this.links.send(ctx, number, email);
    return true;
  }
}
