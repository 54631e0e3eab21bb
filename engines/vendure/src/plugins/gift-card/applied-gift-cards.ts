import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { OrderDraft } from '#src/plugins/core/checkout/order-draft';
import { holdsOnlyGiftCards } from '#src/plugins/core/order-line/gift-card-line';
import { notFound } from '#src/plugins/core/shop-failure';
import { isUuid } from '#src/plugins/core/uuid';
import { AppliedGiftCard } from '#src/plugins/gift-card/entities/applied-gift-card.entity';
import { GiftCardCodes } from './gift-card-codes';
import { giftCardDenied, requireUsable } from './gift-card-denial';

/** Lets gift cards pay for carts. A running checkout stays where it is, but takes its payment step again. */
@Injectable()
export class AppliedGiftCards {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly codes: GiftCardCodes,
    private readonly draft: OrderDraft,
  ) {}

  /** Throws GIFT_CARD_DENIED, or RATE_LIMITED after too many codes that do not exist. */
  async add(ctx: RequestContext, order: Order, typed: string): Promise<void> {
    const card = await this.codes.require(ctx, typed, `order:${order.id}`);
    const applied = this.connection.getRepository(ctx, AppliedGiftCard);
    const row = { orderId: order.id, giftCardId: card.id };
    if (await applied.existsBy(row)) throw giftCardDenied('already_applied');
    requireUsable(ctx, card);
    if (holdsOnlyGiftCards(order)) throw giftCardDenied('gift_cards_only');
    await applied.insert(row);
    await this.draft.payAgain(ctx, order);
  }

  /** Throws NOT_FOUND for a card that does not pay for the order. */
  async remove(ctx: RequestContext, order: Order, giftCardId: string): Promise<void> {
    const applied = this.connection.getRepository(ctx, AppliedGiftCard);
    const found = isUuid(giftCardId) ? await applied.findOneBy({ orderId: order.id, giftCardId }) : null;
    if (!found) throw notFound('gift card on this order');
    await applied.delete(String(found.id));
    await this.draft.payAgain(ctx, order);
  }
}
