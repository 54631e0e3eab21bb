import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { ID } from '@vendure/core';
import { Allow, Ctx, Customer, Permission, RequestContext, Transaction, TransactionalConnection } from '@vendure/core';
import { requiredReason } from '#src/plugins/core/required-reason';
import { invalid, notFound, ShopFailure } from '#src/plugins/core/shop-failure';
import { StoreCredit } from '#src/plugins/store-credit/entities/store-credit.entity';
import { grantStoreCredit } from '#src/plugins/store-credit/store-credit-permission';
import type { CreditHistory } from '#src/plugins/store-credit/store-credits';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';

const mostCents = 1_000_000;

/** Shows the credit of a customer to those who run the shop, and lets them give some. */
@Resolver('Customer')
export class StoreCreditAdminResolver {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly credits: StoreCredits,
  ) {}

  @ResolveField()
  @Allow(Permission.ReadCustomer)
  storeCredit(@Ctx() ctx: RequestContext, @Parent() { id }: Customer): Promise<number> {
    return this.credits.available(ctx, id);
  }

  @ResolveField()
  @Allow(Permission.ReadCustomer)
  storeCreditEvents(
    @Ctx() ctx: RequestContext,
    @Parent() { id }: Customer,
    @Args('page') page: number,
  ): Promise<CreditHistory> {
    return this.credits.history(ctx, id, page);
  }

  @Mutation()
  @Transaction()
  @Allow(grantStoreCredit.Permission)
  async grantStoreCredit(
    @Ctx() ctx: RequestContext,
    @Args('customerId') customerId: ID,
    @Args('amount') amount: number,
    @Args('reason') reason: string,
  ): Promise<Customer> {
    if (amount <= 0 || amount > mostCents) throw invalid({ amount: [`must be from 1 to ${mostCents} cents`] });
    const said = requiredReason(reason);
    const customer = await this.connection.getEntityOrThrow(ctx, Customer, customerId, {
      channelId: ctx.channelId,
      relations: ['user'],
    });
    if (!customer.user) throw invalid({ customer: ['has no account to spend it from'] });
    await this.credits.grant(ctx, customer.id, { amount, reason: said });
    return customer;
  }

  @Mutation()
  @Transaction()
  @Allow(grantStoreCredit.Permission)
  async reverseStoreCredit(
    @Ctx() ctx: RequestContext,
    @Args('creditId') creditId: ID,
    @Args('reason') reason: string,
  ): Promise<{ readonly id: ID }> {
    const said = requiredReason(reason);
    const credit = await this.connection.getRepository(ctx, StoreCredit).findOneBy({ id: creditId });
    if (!credit) throw notFound('store credit');
    if (credit.kind !== 'given') throw new ShopFailure('NOT_ALLOWED', 'The shop has not given this credit.');
    const { customerId } = await this.credits.takeBack(ctx, creditId, 'Credit canceled', said);
    return { id: customerId };
  }
}
