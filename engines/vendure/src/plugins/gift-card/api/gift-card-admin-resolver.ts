import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Order, RequestContext, Transaction, TransactionalConnection } from '@vendure/core';
import { requiredReason } from '#src/plugins/core/required-reason';
import { notFound } from '#src/plugins/core/shop-failure';
import { GiftCard } from '#src/plugins/gift-card/entities/gift-card.entity';
import { manageGiftCards } from '#src/plugins/gift-card/gift-card-permission';
import { GiftCards } from '#src/plugins/gift-card/gift-cards';

/** Shows a gift card to those who run the shop and know its code, and lets them void it. */
@Resolver('GiftCard')
export class GiftCardAdminResolver {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly cards: GiftCards,
  ) {}

  @Query()
  @Allow(manageGiftCards.Permission)
  giftCardByCode(@Ctx() ctx: RequestContext, @Args('code') code: string): Promise<GiftCard | undefined> {
    return this.find(ctx, code);
  }

  @Mutation()
  @Transaction()
  @Allow(manageGiftCards.Permission)
  async voidGiftCard(
    @Ctx() ctx: RequestContext,
    @Args('code') code: string,
    @Args('reason') reason: string,
  ): Promise<GiftCard> {
    const note = requiredReason(reason);
    const card = await this.find(ctx, code);
    if (!card) throw notFound('gift card');
    return this.cards.end(ctx, card, note);
  }

  @ResolveField()
  @Allow(manageGiftCards.Permission)
  async orderNumber(@Ctx() ctx: RequestContext, @Parent() { lineId }: GiftCard): Promise<string | undefined> {
    if (lineId === null) return undefined;
    const orders = this.connection.getRepository(ctx, Order);
    return (await orders.findOne({ select: { id: true, code: true }, where: { lines: { id: lineId } } }))?.code;
  }

  /** Those of another shop look as if they did not exist. */
  private async find(ctx: RequestContext, code: string): Promise<GiftCard | undefined> {
    const card = await this.cards.find(ctx, code);
    return card && String(card.channelId) === String(ctx.channelId) ? card : undefined;
  }
}
