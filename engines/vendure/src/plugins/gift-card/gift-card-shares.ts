import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { holdsOnlyGiftCards } from '#src/plugins/core/order-line/gift-card-line';
import { giftCardCode } from '#src/plugins/core/payment-codes';
import { AppliedGiftCard } from '#src/plugins/gift-card/entities/applied-gift-card.entity';
import type { GiftCard } from '#src/plugins/gift-card/entities/gift-card.entity';
import { payable } from '#src/plugins/payment/least-charge';
import { livePayments } from '#src/plugins/payment/live-payments';
import { denialOf } from './gift-card-denial';

/** The part of an order's price that a card pays, and the balance of the card afterwards, in cents. */
export interface GiftCardShare {
  readonly card: GiftCard;
  readonly amount: number;
  readonly remaining: number;
}

/** Calculates the amounts that orders take from their gift cards. */
@Injectable()
export class GiftCardShares {
  constructor(private readonly connection: TransactionalConnection) {}

  /**
   * Lists the amounts that an order would take from its cards, in the order in which they were applied; for a placed
   * order, the amounts that it took.
   */
  async of(ctx: RequestContext, order: Order): Promise<readonly GiftCardShare[]> {
    const applied = await this.connection
      .getRepository(ctx, AppliedGiftCard)
      .find({ where: { orderId: order.id }, relations: { giftCard: true }, order: { position: 'ASC' } });
    const cards = applied.map(({ giftCard }) => giftCard);
    if (cards.length === 0) return [];
    return order.orderPlacedAt ? this.taken(ctx, order, cards) : estimated(order, cards);
  }

  private async taken(
    ctx: RequestContext,
    { id }: Order,
    cards: readonly GiftCard[],
  ): Promise<readonly GiftCardShare[]> {
    const payments = await livePayments(this.connection, ctx, id, giftCardCode);
    return cards.flatMap((card) =>
      payments
        .filter(({ transactionId }) => transactionId === String(card.id))
        .map(({ amount }) => ({ card, amount, remaining: card.balance })),
    );
  }
}

function estimated(order: Order, cards: readonly GiftCard[]): readonly GiftCardShare[] {
  const now = new Date();
  const usable = cards.map((card) => (denialOf(card, card.channelId, now) === undefined ? card.balance : 0));
  const total = holdsOnlyGiftCards(order) ? 0 : order.totalWithTax;
  let left = payable(
    total,
    usable.reduce((sum, balance) => sum + balance, 0),
  );
  return cards.map((card, index) => {
    const amount = Math.min(usable[index] ?? 0, left);
    left -= amount;
    return { card, amount, remaining: card.balance - amount };
  });
}
