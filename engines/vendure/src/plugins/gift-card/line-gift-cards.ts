import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Order, OrderLine, RequestContext } from '@vendure/core';
import { EventBus, OrderLineEvent, TransactionalConnection } from '@vendure/core';
import { isGiftCard } from '#src/plugins/core/order-line/gift-card-line';
import { GiftCard } from '#src/plugins/gift-card/entities/gift-card.entity';

/** Keeps one gift card for each unit of a cart's lines, after every change of them. */
@Injectable()
export class LineGiftCards implements OnApplicationBootstrap {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly events: EventBus,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'match-gift-cards-to-line',
      event: OrderLineEvent,
      handler: async ({ ctx, order, orderLine, type }) => {
        // The cards of a line that goes, go with it. Those of a placed order are sold.
        if (type !== 'deleted' && order.active && isGiftCard(orderLine)) await this.keepInStep(ctx, orderLine);
      },
    });
  }

  /** Lists the cards of an order, oldest first. */
  async of(ctx: RequestContext, { id, lines }: Order): Promise<readonly GiftCard[]> {
    if (!lines.some(isGiftCard)) return [];
    return this.connection
      .getRepository(ctx, GiftCard)
      .find({ where: { line: { order: { id } } }, order: { position: 'ASC' } });
  }

  /** Makes the cards of units that are added to a placed order. */
  async add(ctx: RequestContext, line: OrderLine, units: number): Promise<void> {
    const card = { lineId: line.id, channelId: ctx.channelId, amount: valueOf(line), kind: 'sold' as const };
    await this.connection.getRepository(ctx, GiftCard).insert(Array.from({ length: units }, () => card));
  }

  /** When units go, the newest cards go that have no recipient, then those that have one. */
  private async keepInStep(ctx: RequestContext, line: OrderLine): Promise<void> {
    const rows = this.connection.getRepository(ctx, GiftCard);
    const cards = await rows.find({ where: { lineId: line.id }, order: { position: 'DESC' } });
    const missing = line.quantity - cards.length;
    if (missing > 0) await this.add(ctx, line, missing);
    if (missing >= 0) return;
    const leaving = [...cards.filter((one) => !one.isFilled), ...cards.filter((one) => one.isFilled)].slice(
      0,
      -missing,
    );
    await rows.delete(leaving.map(({ id }) => String(id)));
  }
}

function valueOf({ customFields, listPrice }: OrderLine): number {
  return customFields.giftCardAmount || listPrice;
}
