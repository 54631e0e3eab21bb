import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { ID, Order } from '@vendure/core';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import type { OrderFields } from '#src/plugins/cart/carts';
import { Carts } from '#src/plugins/cart/carts';
import type { NewLine } from '#src/plugins/core/order-line/new-lines';
import type { OrderChange } from '#src/plugins/core/orders/order-access';
import { OrderAccess } from '#src/plugins/core/orders/order-access';
import { OrderHistory } from '#src/plugins/core/orders/order-history';
import { ShopCustomers } from '#src/plugins/customer/shop-customers';

@Resolver()
export class CartResolver {
  constructor(
    private readonly access: OrderAccess,
    private readonly carts: Carts,
    private readonly customers: ShopCustomers,
    private readonly history: OrderHistory,
  ) {}

  @Query()
  @Allow(Permission.Public)
  shopOrder(@Ctx() ctx: RequestContext): Promise<Order> {
    return this.access.read(ctx);
  }

  @Query()
  @Allow(Permission.Public)
  async currentOrder(@Ctx() ctx: RequestContext): Promise<Order | undefined> {
    const customer = await this.customers.current(ctx);
    return customer && this.history.current(ctx, customer);
  }

  @Mutation()
  @Allow(Permission.Public)
  async startOrder(@Ctx() ctx: RequestContext, @Args('lines') lines: NewLine[]): Promise<Order> {
    return this.carts.create(ctx, lines, await this.customers.current(ctx));
  }

  @Mutation()
  @Allow(Permission.Public)
  async claimOrder(@Ctx() ctx: RequestContext): Promise<Order> {
    const customer = await this.customers.required(ctx);
    return this.change(ctx, (inside, order) => this.carts.claim(inside, order, customer));
  }

  @Mutation()
  @Allow(Permission.Public)
  addLine(@Ctx() ctx: RequestContext, @Args('line') line: NewLine): Promise<Order> {
    return this.change(ctx, (inside, order) => this.carts.add(inside, order, line));
  }

  @Mutation()
  @Allow(Permission.Public)
  changeLine(@Ctx() ctx: RequestContext, @Args('id') id: ID, @Args('quantity') quantity: number): Promise<Order> {
    return this.change(ctx, (inside, order) => this.carts.change(inside, order, id, quantity));
  }

  @Mutation()
  @Allow(Permission.Public)
  removeLine(@Ctx() ctx: RequestContext, @Args('id') id: ID): Promise<Order> {
    return this.change(ctx, (inside, order) => this.carts.remove(inside, order, id));
  }

  @Mutation()
  @Allow(Permission.Public)
  emptyOrder(@Ctx() ctx: RequestContext): Promise<Order> {
    return this.change(ctx, (inside, order) => this.carts.empty(inside, order));
  }

  @Mutation()
  @Allow(Permission.Public)
  updateOrder(@Ctx() ctx: RequestContext, @Args('fields') fields: OrderFields): Promise<Order> {
    return this.change(ctx, (inside, order) => this.carts.update(inside, order, fields));
  }

  private change(ctx: RequestContext, change: OrderChange): Promise<Order> {
    return this.access.change(ctx, change);
  }
}
