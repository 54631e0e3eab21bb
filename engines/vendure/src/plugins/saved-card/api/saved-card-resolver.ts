import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { ID } from '@vendure/core';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import { ShopCustomers } from '#src/plugins/customer/shop-customers';
import { CardSessions } from '#src/plugins/saved-card/card-sessions';
import type { SavedCard } from '#src/plugins/saved-card/entities/saved-card.entity';
import type { PaidByCard } from '#src/plugins/saved-card/saved-cards';
import { SavedCards } from '#src/plugins/saved-card/saved-cards';

interface ShownCard extends Pick<SavedCard, 'id' | 'isDefault' | 'lastDigits' | 'holder' | 'cardSessionId'> {
  readonly cardType: string | null;
  readonly month: number;
  readonly year: number;
  readonly subscriptionIds: readonly ID[];
}

@Resolver()
export class SavedCardResolver {
  constructor(
    private readonly customers: ShopCustomers,
    private readonly cards: SavedCards,
    private readonly sessions: CardSessions,
  ) {}

  @Query()
  @Allow(Permission.Public)
  async savedCards(@Ctx() ctx: RequestContext): Promise<readonly ShownCard[]> {
    const { id } = await this.customers.required(ctx);
    await this.sessions.saveSent(ctx, id);
    const paid = await this.cards.payingFor(ctx, id);
    return (await this.cards.list(ctx, id)).map((card) => shown(card, paid));
  }

  @Mutation()
  @Allow(Permission.Public)
  async prepareCard(@Ctx() ctx: RequestContext, @Args('returnPath') returnPath: string): Promise<string> {
    return this.sessions.open(ctx, await this.customers.required(ctx), returnPath);
  }

  @Mutation()
  @Allow(Permission.Public)
  async makeCardDefault(@Ctx() ctx: RequestContext, @Args('id') id: ID): Promise<boolean> {
    await this.cards.makeDefault(ctx, (await this.customers.required(ctx)).id, id);
    return true;
  }

  @Mutation()
  @Allow(Permission.Public)
  async removeCard(@Ctx() ctx: RequestContext, @Args('id') id: ID): Promise<boolean> {
    await this.cards.remove(ctx, (await this.customers.required(ctx)).id, id);
    return true;
  }
}

function shown({ brand, expiryMonth, expiryYear, ...card }: SavedCard, paid: readonly PaidByCard[]): ShownCard {
  const subscriptionIds = paid.filter(({ savedCardId }) => savedCardId === card.id).map(({ id }) => id);
  return { ...card, cardType: brand, month: expiryMonth, year: expiryYear, subscriptionIds };
}
