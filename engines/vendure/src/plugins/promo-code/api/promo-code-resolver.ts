import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Order } from '@vendure/core';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import { OrderAccess } from '#src/plugins/core/orders/order-access';
import { PromoCodes } from '#src/plugins/promo-code/promo-codes';

@Resolver()
export class PromoCodeResolver {
  constructor(
    private readonly access: OrderAccess,
    private readonly codes: PromoCodes,
  ) {}

  @Mutation()
  @Allow(Permission.Public)
  applyPromoCode(@Ctx() ctx: RequestContext, @Args('code') code: string): Promise<Order> {
    return this.access.change(ctx, (inside, order) => this.codes.apply(inside, order, code));
  }

  @Mutation()
  @Allow(Permission.Public)
  removePromoCode(@Ctx() ctx: RequestContext, @Args('code') code: string): Promise<Order> {
    return this.access.change(ctx, (inside, order) => this.codes.remove(inside, order, code));
  }
}
