import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { ID, Order } from '@vendure/core';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import { OrderDraft } from '#src/plugin/checkout/shared/order-draft';
import { ShopCustomers } from '#src/plugin/customer/shop-customers';
import { OrderAccess } from '#src/plugin/orders/shared/order-access';
import type { CreditHistory } from './store-credits';
import { StoreCredits } from './store-credits';

@Resolver('ShopCustomer')
export class StoreCreditResolver {
  constructor(
    private readonly access: OrderAccess,
    private readonly credits: StoreCredits,
    private readonly customers: ShopCustomers,
    private readonly draft: OrderDraft,
  ) {}

  @ResolveField()
  storeCredit(@Ctx() ctx: RequestContext, @Parent() { id }: { readonly id: ID }): Promise<number> {
    return this.credits.available(ctx, id);
  }

  @Query()
  @Allow(Permission.Public)
  async storeCreditEvents(@Ctx() ctx: RequestContext, @Args('page') page: number): Promise<CreditHistory> {
    const { id } = await this.customers.required(ctx);
    return this.credits.history(ctx, id, page);
  }

  @Mutation()
  @Allow(Permission.Public)
  chooseStoreCredit(@Ctx() ctx: RequestContext, @Args('isUsed') isUsed: boolean): Promise<Order> {
    return this.access.change(ctx, async (inside, order) => {
      await this.draft.set(inside, order, { isCreditKept: !isUsed });
      await this.draft.payAgain(inside, order);
    });
  }
}
