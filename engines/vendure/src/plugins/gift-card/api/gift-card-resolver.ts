import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Customer, Order } from '@vendure/core';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import { networkOf } from '#src/http/network-of';
import { CustomerAccounts } from '#src/plugins/core/customer/customer-accounts';
import { OrderAccess, proven } from '#src/plugins/core/orders/order-access';
import { ShopCustomers } from '#src/plugins/customer/shop-customers';
import { AppliedGiftCards } from '#src/plugins/gift-card/applied-gift-cards';
import type { GiftCard } from '#src/plugins/gift-card/entities/gift-card.entity';
import { lastOf } from '#src/plugins/gift-card/entities/gift-card.entity';
import { GiftCardCodes } from '#src/plugins/gift-card/gift-card-codes';
import { giftCardDenied } from '#src/plugins/gift-card/gift-card-denial';
import type { GiftCardRecipient } from '#src/plugins/gift-card/gift-card-recipients';
import { GiftCardRecipients } from '#src/plugins/gift-card/gift-card-recipients';
import { GiftCardShares } from '#src/plugins/gift-card/gift-card-shares';
import { GiftCards } from '#src/plugins/gift-card/gift-cards';
import { LineGiftCards } from '#src/plugins/gift-card/line-gift-cards';

interface GiftCardBalance {
  readonly amount: number;
  readonly isRedeemable: boolean;
}

@Resolver('Order')
export class GiftCardResolver {
  constructor(
    private readonly access: OrderAccess,
    private readonly customers: ShopCustomers,
    private readonly accounts: CustomerAccounts,
    private readonly cards: GiftCards,
    private readonly codes: GiftCardCodes,
    private readonly applied: AppliedGiftCards,
    private readonly shares: GiftCardShares,
    private readonly bought: LineGiftCards,
    private readonly recipients: GiftCardRecipients,
  ) {}

  @ResolveField()
  boughtGiftCards(@Ctx() ctx: RequestContext, @Parent() order: Order): Promise<readonly GiftCard[]> {
    return this.bought.of(ctx, proven(order));
  }

  @ResolveField()
  async giftCardShares(@Ctx() ctx: RequestContext, @Parent() order: Order): Promise<readonly object[]> {
    const shares = proven(order).orderPlacedAt ? [] : await this.shares.of(ctx, order);
    return shares.map(({ card: { id, code }, amount, remaining }) => ({
      ...{ id, lastCharacters: lastOf(code) },
      ...{ amount, remaining },
    }));
  }

  @Query()
  @Allow(Permission.Public)
  async giftCardBalance(@Ctx() ctx: RequestContext, @Args('code') code: string): Promise<GiftCardBalance> {
    const customer = await this.customers.current(ctx);
    const card = await this.codes.requireUsable(ctx, code, guesserOf(ctx, customer));
    return { amount: card.balance, isRedeemable: true };
  }

  @Mutation()
  @Allow(Permission.Public)
  setGiftCardRecipients(@Ctx() ctx: RequestContext, @Args('cards') recipients: GiftCardRecipient[]): Promise<Order> {
    return this.access.change(ctx, (inside, order) => this.recipients.set(inside, order, recipients));
  }

  @Mutation()
  @Allow(Permission.Public)
  applyGiftCard(@Ctx() ctx: RequestContext, @Args('code') code: string): Promise<Order> {
    return this.access.change(ctx, (inside, order) => this.applied.add(inside, order, code));
  }

  @Mutation()
  @Allow(Permission.Public)
  removeGiftCard(@Ctx() ctx: RequestContext, @Args('id') id: string): Promise<Order> {
    return this.access.change(ctx, (inside, order) => this.applied.remove(inside, order, id));
  }

  @Mutation()
  @Allow(Permission.Public)
  async redeemGiftCard(
    @Ctx() ctx: RequestContext,
    @Args('code') code: string,
    @Args('email') email: string,
  ): Promise<GiftCardBalance> {
    const signedIn = await this.customers.current(ctx);
    const card = await this.codes.requireUsable(ctx, code, guesserOf(ctx, signedIn));
    const customer = signedIn ?? (await this.accounts.byEmail(ctx, email.trim()));
    if (!customer) throw giftCardDenied('no_customer');
    return { amount: await this.cards.redeem(ctx, card, customer.id), isRedeemable: false };
  }
}

/** Names whose wrong codes are counted: the customer, or everybody at an address in the network. */
function guesserOf({ req }: RequestContext, customer: Customer | undefined): string {
  return customer ? `customer:${customer.id}` : `passer-by:${networkOf(req?.ip ?? '')}`;
}
