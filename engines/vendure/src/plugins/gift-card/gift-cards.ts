import { Injectable } from '@nestjs/common';
import type { ID, Order, RequestContext } from '@vendure/core';
import { OrderLine, TransactionalConnection } from '@vendure/core';
import { GiftCard, lastOf } from '#src/plugins/gift-card/entities/gift-card.entity';
import { Ledger } from '#src/plugins/ledger/ledger';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';
import { requireUsable } from './gift-card-denial';
import { redemptionCodeOf } from './redemption-code';
import { ReplacedGiftCards } from './replaced-gift-cards';

/** Gift cards and their balances. */
@Injectable()
export class GiftCards {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly credits: StoreCredits,
    private readonly replaced: ReplacedGiftCards,
    private readonly ledger: Ledger,
  ) {}

  /** Finds a card by its code as it was typed, whether it can be used or not. */
  async find(ctx: RequestContext, typed: string): Promise<GiftCard | null> {
    const code = redemptionCodeOf(typed);
    return code === undefined ? null : this.connection.getRepository(ctx, GiftCard).findOne({ where: { code } });
  }

  /**
   * Turns the balance of a card into store credit of a customer, once. Returns that amount. Throws GIFT_CARD_DENIED.
   */
  async redeem(ctx: RequestContext, { id }: GiftCard, customerId: ID): Promise<number> {
    return this.connection.withTransaction(ctx, async (inside) => {
      // The second call waits here, and finds the card redeemed.
      const card = await this.lock(inside, id);
      requireUsable(inside, card);
      const amount = card.balance;
      const reason = `Gift Card #${lastOf(card.code)}`;
      const credit = await this.credits.grant(inside, customerId, { amount, reason }, 'gift-card');
      const redeemed = { used: card.amount, redeemedAt: new Date(), creditId: credit.id };
      await this.connection.getRepository(inside, GiftCard).update(id, redeemed);
      await this.book(inside, card, 'gift card redeemed');
      return amount;
    });
  }

  /** Takes an amount off a card. False when the card has less by now, or can no longer be used. */
  async debit(ctx: RequestContext, id: ID, amount: number): Promise<boolean> {
    const [, count] = (await this.connection.getRepository(ctx, GiftCard).query(
      `UPDATE gift_card SET used = used + $2
       WHERE id = $1 AND amount - used >= $2 AND "redeemedAt" IS NULL AND ("expiresAt" IS NULL OR "expiresAt" > clock_timestamp())`,
      [id, amount],
    )) as [unknown, number];
    return count === 1;
  }

  /**
   * Gives back the amount that an order took: to the card, as store credit to the customer who has redeemed it since,
   * or elsewhere when the card was voided (ReplacedGiftCards). Returns the id of the card or the credit. Throws when
   * the order took less.
   */
  async giveBack(ctx: RequestContext, id: ID, amount: number, { id: orderId, code }: Order): Promise<ID> {
    const card = await this.lock(ctx, id);
    if (card.creditId !== null) {
      return (await this.credits.giveBack(ctx, { creditId: card.creditId, amount }, code)).id;
    }
    if (card.used < amount) throw new Error(`The gift card ${id} was not charged ${amount} cents.`);
    if (card.expiresAt !== null && card.expiresAt <= new Date())
      return this.replaced.giveBack(ctx, card, amount, orderId);
    await this.connection.getRepository(ctx, GiftCard).update(id, { used: card.used - amount });
    return id;
  }

  /**
   * Voids a card with a reason from the shop: it cannot be used from now on. Its earlier payments stand. A card that
   * has ended keeps the moment and the reason of its end.
   */
  async end(ctx: RequestContext, { id, lineId }: GiftCard, note: string): Promise<GiftCard> {
    const cards = this.connection.getRepository(ctx, GiftCard);
    const [, count] = (await cards.query(
      `UPDATE gift_card SET "expiresAt" = clock_timestamp(), "endReason" = 'voided', "endNote" = $3, "endedBy" = $2
       WHERE id = $1 AND ("expiresAt" IS NULL OR "expiresAt" > clock_timestamp())`,
      [id, ctx.activeUserId ?? null, note],
    )) as [unknown, number];
    if (count === 1) await this.book(ctx, { id, lineId }, `gift card voided: ${note}`);
    return cards.findOneOrFail({ where: { id } });
  }

  /** Ends a card that became store credit, and takes back the unspent credit of its customer. */
  async takeBack(ctx: RequestContext, { id }: Pick<GiftCard, 'id'>): Promise<void> {
    const card = await this.lock(ctx, id);
    if (card.creditId === null || card.expiresAt !== null) return;
    const { amount } = await this.credits.takeBack(ctx, card.creditId, 'Gift card canceled');
    const ended = { used: card.used - amount, expiresAt: new Date(), endReason: 'canceled' as const };
    await this.connection.getRepository(ctx, GiftCard).update(id, ended);
  }

  /** A card that was bought is in the books of its order. */
  private async book(
    ctx: RequestContext,
    { id, lineId }: Pick<GiftCard, 'id' | 'lineId'>,
    reason: string,
  ): Promise<void> {
    const of = lineId !== null && { where: { id: lineId }, relations: { order: true } };
    const line = of && (await this.connection.getRepository(ctx, OrderLine).findOneOrFail(of));
    await this.ledger.record(ctx, line ? line.order.id : id, reason);
  }

  private lock(ctx: RequestContext, id: ID): Promise<GiftCard> {
    const cards = this.connection.getRepository(ctx, GiftCard);
    return cards.findOneOrFail({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }
}
