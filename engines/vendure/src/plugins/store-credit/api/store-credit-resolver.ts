import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { ID, Order } from '@vendure/core';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import { OrderDraft } from '#src/plugins/core/checkout/order-draft';
import { OrderAccess } from '#src/plugins/core/orders/order-access';
import { unauthorized } from '#src/plugins/core/shop-failure';
import { ShopCustomers } from '#src/plugins/customer/shop-customers';
import type { CreditHistory } from '#src/plugins/store-credit/store-credits';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';

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
      // Every holder of the order's token may stop using the owner's credit, but only its owner may start.
      const isOwner = !order.customerId || order.customerId === (await this.customers.current(inside))?.id;
      if (isUsed && !isOwner) throw unauthorized();
      await this.draft.set(inside, order, { isCreditKept: !isUsed });
      await this.draft.payAgain(inside, order);
    });
  }
}
