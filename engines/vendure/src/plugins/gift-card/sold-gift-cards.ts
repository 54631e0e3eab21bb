import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { ID, Order, OrderLine, RequestContext } from '@vendure/core';
import {
  EventBus,
  OrderLineEvent,
  OrderPlacedEvent,
  OrderService,
  OrderStateTransitionEvent,
  Payment,
  RefundStateTransitionEvent,
  RequestContextService,
  TransactionalConnection,
} from '@vendure/core';
import { IsNull, Not } from 'typeorm';
import type { RowJob } from '#src/heartbeat/each-row';
import { eachRow } from '#src/heartbeat/each-row';
import type { HeartbeatWork } from '#src/heartbeat/heartbeat';
import { isGiftCard } from '#src/plugins/core/order-line/gift-card-line';
import { AdditionPlacedEvent } from '#src/plugins/core/orders/addition-placed-event';
import { modifyingStates } from '#src/plugins/core/orders/modifying-states';
import { UnitsAddedEvent } from '#src/plugins/core/orders/units-added-event';
import { invalid } from '#src/plugins/core/shop-failure';
import { GiftCard } from '#src/plugins/gift-card/entities/gift-card.entity';
import { canceledByBuyer, OrderReleasedEvent } from '#src/plugins/payment/order-released-event';
import { isWhollyRefunded, refundedUnits, uncoveredUnits } from '#src/plugins/payment/refunded';
import { GiftCardDueEvent } from './gift-card-due-event';
import { GiftCards } from './gift-cards';
import { LineGiftCards } from './line-gift-cards';
import { newRedemptionCode } from './redemption-code';

interface DueCard {
  readonly id: ID;
  readonly orderId: ID;
}

const job: RowJob<Pick<DueCard, 'id'>> = {
  name: 'SoldGiftCards',
  failed: ({ id }) => `The gift card ${id} is not mailed`,
};

/** Cards whose price is paid, and whose mail is due at $1 and not sent. */
const dueCards = `FROM gift_card card JOIN order_line line ON line.id = card."lineId"
  WHERE card.code IS NOT NULL AND card."sentAt" IS NULL AND card."sendAt" <= $1 AND card."expiresAt" IS NULL`;

const millisecondsOfADay = 86_400_000;

/**
 * Issues bought cards when their order is placed, or when their addition is paid, mails them on their day, and takes
 * them back when the order is canceled or their price refunded.
 */
@Injectable()
export class SoldGiftCards implements HeartbeatWork, OnApplicationBootstrap {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly events: EventBus,
    private readonly contexts: RequestContextService,
    private readonly lines: LineGiftCards,
    private readonly orders: OrderService,
    private readonly cards: GiftCards,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'issue-gift-cards',
      event: OrderPlacedEvent,
      handler: ({ ctx, order }) => this.issue(ctx, order),
    });
    this.events.registerBlockingEventHandler({
      id: 'issue-added-gift-cards',
      event: AdditionPlacedEvent,
      handler: async ({ ctx, order, line }) => {
        if (!isGiftCard(line)) return;
        await this.lines.add(ctx, line, line.quantity);
        await this.issue(ctx, order);
      },
    });
    this.events.registerBlockingEventHandler({
      id: 'make-gift-cards-of-modified-order',
      event: UnitsAddedEvent,
      handler: async ({ ctx, line, units }) => {
        if (isGiftCard(line)) await this.lines.add(ctx, line, units);
      },
    });
    this.events.registerBlockingEventHandler({
      id: 'issue-gift-cards-of-modified-order',
      event: OrderStateTransitionEvent,
      // Vendure keeps an order in these states until the addition is paid, or the order canceled.
      handler: async ({ ctx, fromState, toState, order }) => {
        const isPaid = toState !== 'Cancelled' && !modifyingStates.has(toState);
        if (modifyingStates.has(fromState) && isPaid) await this.issue(ctx, order);
      },
    });
    this.events.registerBlockingEventHandler({
      id: 'take-back-gift-cards-of-canceled-order',
      event: OrderStateTransitionEvent,
      handler: async ({ ctx, toState, order }) => {
        if (toState === 'Cancelled') await this.takeBack(ctx, order);
      },
    });
    this.events.registerBlockingEventHandler({
      id: 'end-gift-cards-of-released-order',
      event: OrderReleasedEvent,
      handler: async ({ ctx, order, reason }) => {
        if (reason === canceledByBuyer) await this.requireUnused(ctx, order);
        await this.takeBack(ctx, order);
        await this.takeBackRedeemed(ctx, order);
      },
    });
    this.events.registerBlockingEventHandler({
      id: 'take-back-gift-cards-of-canceled-units',
      event: OrderLineEvent,
      handler: async ({ ctx, orderLine, type }) => {
        if (type === 'cancelled') await this.takeBackUnits(ctx, orderLine);
      },
    });
    this.events.registerBlockingEventHandler({
      id: 'take-back-gift-cards-of-refunded-units',
      event: RefundStateTransitionEvent,
      handler: async ({ ctx, toState, order }) => {
        if (toState === 'Settled') await this.takeBackRefunded(ctx, order.id);
      },
    });
  }

  /** Mails the cards whose time has come, of a later day than that of the clock until it is over. */
  async work(today: string): Promise<void> {
    const now = new Date();
    const isLater = today > now.toISOString().slice(0, 10);
    await this.sendDue(isLater ? new Date(Date.parse(today) + millisecondsOfADay) : now);
  }

  private async sendDue(until: Date): Promise<void> {
    const ctx = await this.contexts.create({ apiType: 'admin' });
    const due = (await this.connection
      .getRepository(ctx, GiftCard)
      .query(`SELECT card.id ${dueCards} ORDER BY card.position`, [until])) as readonly { readonly id: ID }[];
    await eachRow(job, due, ({ id }) =>
      this.connection.withTransaction(ctx, async (inside) => {
        // Another worker may be at it.
        const [card] = (await this.connection
          .getRepository(inside, GiftCard)
          .query(`SELECT card.id, line."orderId" ${dueCards} AND card.id = $2 FOR UPDATE OF card SKIP LOCKED`, [
            until,
            id,
          ])) as readonly DueCard[];
        if (card) await this.send(inside, card);
      }),
    );
  }

  private async issue(ctx: RequestContext, { id: orderId, lines }: Order): Promise<void> {
    if (!lines.some(isGiftCard)) return;
    const cards = this.connection.getRepository(ctx, GiftCard);
    const bought = await cards.find({
      where: { line: { order: { id: orderId } }, code: IsNull(), expiresAt: IsNull() },
      relations: { line: true },
    });
    const now = new Date();
    for (const { id, sendAt, line, amount } of bought) {
      // The card is worth its paid price, even if its price has changed in the meantime.
      await cards.update(id, { code: newRedemptionCode(), issuedAt: now, amount: line?.listPrice ?? amount });
      if (sendAt === null || sendAt <= now) await this.send(ctx, { id, orderId });
    }
  }

  private async send(ctx: RequestContext, { id, orderId }: DueCard): Promise<void> {
    await this.connection.getRepository(ctx, GiftCard).update(id, { sentAt: new Date() });
    await this.events.publish(new GiftCardDueEvent(ctx, orderId, id));
  }

  /** Ends the cards that were bought with an order, whose price is not paid after all. */
  private async takeBack(ctx: RequestContext, { id }: Order): Promise<void> {
    await this.connection.getRepository(ctx, GiftCard).query(
      `UPDATE gift_card SET "expiresAt" = now(), "endReason" = 'canceled' FROM order_line line
       WHERE line.id = "lineId" AND line."orderId" = $1 AND "redeemedAt" IS NULL AND "expiresAt" IS NULL`,
      [id],
    );
  }

  /** Throws INVALID when a card was used: its amount cannot go back to the buyer. A concurrent use waits. */
  private async requireUnused(ctx: RequestContext, { id }: Order): Promise<void> {
    const bought = (await this.connection.getRepository(ctx, GiftCard).query(
      `SELECT card.used > 0 OR card."redeemedAt" IS NOT NULL AS "isUsed" FROM gift_card card
       JOIN order_line line ON line.id = card."lineId" WHERE line."orderId" = $1 ORDER BY card.id FOR UPDATE OF card`,
      [id],
    )) as readonly { readonly isUsed: boolean }[];
    if (bought.some(({ isUsed }) => isUsed)) throw invalid({ gift_cards: ['of this order were used already'] });
  }

  /** Takes back the unspent store credit from redeemed cards of an order. */
  private async takeBackRedeemed(ctx: RequestContext, { id }: Order): Promise<void> {
    const redeemed = await this.connection
      .getRepository(ctx, GiftCard)
      .find({ where: { line: { order: { id } }, creditId: Not(IsNull()) }, order: { id: 'ASC' } });
    for (const card of redeemed) await this.cards.takeBack(ctx, card);
  }

  /**
   * Ends as many cards of a line as units of it were canceled, given back in money alone, or are not paid any more: those first that
   * have no code yet, then those of which the least has become known and was spent. A card that became store credit is passed by.
   */
  private async takeBackUnits(
    ctx: RequestContext,
    { id }: OrderLine,
    { refunded, unpaid }: { readonly refunded: number; readonly unpaid: number } = { refunded: 0, unpaid: 0 },
  ): Promise<void> {
    await this.connection.getRepository(ctx, GiftCard).query(
      `WITH made AS (SELECT * FROM gift_card WHERE "lineId" = $1), sold AS (SELECT * FROM made WHERE "expiresAt" IS NULL),
         paid AS (SELECT least(quantity - $3, (SELECT count(*) FROM made) - $2) AS units FROM order_line WHERE id = $1)
       UPDATE gift_card SET "expiresAt" = now(), "endReason" = 'refunded' WHERE id IN (
         SELECT id FROM sold WHERE "redeemedAt" IS NULL
         ORDER BY code IS NOT NULL, used > 0, "sentAt" IS NOT NULL, "recipientEmail" IS NOT NULL, position DESC
         LIMIT greatest((SELECT count(*) FROM sold) - (SELECT units FROM paid), 0))`,
      [id, refunded, unpaid],
    );
  }

  /** Ends refunded cards: all cards of a wholly refunded order, or as many of a line as the refund names. */
  private async takeBackRefunded(ctx: RequestContext, orderId: ID): Promise<void> {
    const order = await this.orders.findOne(ctx, orderId);
    // Units that are taken out of an order that is being modified are canceled besides, and the others may be paid anew.
    if (!order?.lines.some(isGiftCard) || modifyingStates.has(order.state)) return;
    const payments = await this.connection
      .getRepository(ctx, Payment)
      .find({ where: { order: { id: orderId } }, relations: { refunds: { lines: true } } });
    if (isWhollyRefunded(payments)) return this.takeBack(ctx, order);
    const sold = order.lines.filter(isGiftCard);
    const uncovered = uncoveredUnits(sold, payments);
    for (const line of sold) {
      const refunded = refundedUnits(line, order.lines, payments);
      const unpaid = uncovered.get(line) ?? 0;
      if (refunded > 0 || unpaid > 0) await this.takeBackUnits(ctx, line, { refunded, unpaid });
    }
  }
}
