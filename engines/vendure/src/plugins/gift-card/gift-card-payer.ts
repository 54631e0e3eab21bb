import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { PaymentInput } from '@vendure/common/lib/generated-shop-types';
import type { Order, RequestContext } from '@vendure/core';
import { giftCardCode } from '#src/plugins/core/payment-codes';
import { lastOf } from '#src/plugins/gift-card/entities/gift-card.entity';
import { PlacingRefused } from '#src/plugins/payment/completion';
import type { PaysBeforeCard } from '#src/plugins/payment/dues';
import { Dues } from '#src/plugins/payment/dues';
import { GiftCardShares } from './gift-card-shares';
import { GiftCards } from './gift-cards';

/** Lets the gift cards of an order pay, each a payment of its own. */
@Injectable()
export class GiftCardPayer implements PaysBeforeCard, OnModuleInit {
  readonly kind = giftCardCode;
  readonly isOwners = false;

  constructor(
    private readonly cards: GiftCards,
    private readonly shares: GiftCardShares,
    private readonly dues: Dues,
  ) {}

  onModuleInit(): void {
    this.dues.serve(this);
  }

  async shareOf(ctx: RequestContext, order: Order): Promise<number> {
    return (await this.shares.of(ctx, order)).reduce((sum, { amount }) => sum + amount, 0);
  }

  async take(ctx: RequestContext, order: Order, wanted: number): Promise<readonly PaymentInput[]> {
    const shares = (await this.shares.of(ctx, order)).filter(({ amount }) => amount > 0);
    if (shares.reduce((sum, { amount }) => sum + amount, 0) !== wanted) throw new PlacingRefused(usedElsewhere);
    // In the order of their ids, so that two orders with the same cards do not wait for each other.
    for (const { card, amount } of shares.toSorted((one, other) => (one.card.id < other.card.id ? -1 : 1)))
      if (!(await this.cards.debit(ctx, card.id, amount))) throw new PlacingRefused(usedElsewhere);
    return shares.map(({ card, amount }) => ({
      method: giftCardCode,
      metadata: { giftCardId: card.id, amount, lastDigits: lastOf(card.code) },
    }));
  }
}

const usedElsewhere = {
  kind: 'refused',
  code: 'AMOUNT_CHANGED',
  message: 'A gift card no longer covers its share of this order. Please choose how to pay the rest.',
} as const;
