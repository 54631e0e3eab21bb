import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import type { GiftCard } from '#src/plugins/gift-card/entities/gift-card.entity';
import { WrongCodes } from '#src/plugins/promo-code/wrong-codes';
import { giftCardDenied, requireUsable } from './gift-card-denial';
import { GiftCards } from './gift-cards';

/** Finds gift cards for those who type their codes, and keeps them from being guessed. */
@Injectable()
export class GiftCardCodes {
  constructor(
    private readonly cards: GiftCards,
    private readonly wrongCodes: WrongCodes,
  ) {}

  /** Throws GIFT_CARD_DENIED for an unknown code, and RATE_LIMITED after too many of the same guesser. */
  async require(ctx: RequestContext, typed: string, guesser: string): Promise<GiftCard> {
    const card = await this.wrongCodes.find(ctx, guesser, () => this.cards.find(ctx, typed));
    if (!card) throw giftCardDenied('not_found');
    return card;
  }

  /** Throws GIFT_CARD_DENIED, too, for a card that cannot be used. */
  async requireUsable(ctx: RequestContext, typed: string, guesser: string): Promise<GiftCard> {
    const card = await this.require(ctx, typed, guesser);
    requireUsable(ctx, card);
    return card;
  }
}
