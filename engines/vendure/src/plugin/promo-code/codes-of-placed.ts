import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import { EventBus, OrderPlacedEvent, Promotion, TransactionalConnection } from '@vendure/core';
import { PlacingRefused } from '#src/payment/completion';
import { PromoCodes } from './promo-codes';
import { forgetAnswers } from './rule';

/**
 * Looks once more if the codes of an order hold when it is placed. One for a first order, or for each customer once, was attached to
 * every cart of somebody who had bought nothing yet, and is good for one of them. The usage limits are looked at by Vendure.
 */
@Injectable()
export class CodesOfPlaced implements OnApplicationBootstrap {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly events: EventBus,
    private readonly codes: PromoCodes,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'codes-of-placed-order',
      event: OrderPlacedEvent,
      handler: async ({ ctx, order }) => {
        if (order.couponCodes.length > 0) await this.requireThatTheyHold(ctx, order);
      },
    });
  }

  private async requireThatTheyHold(ctx: RequestContext, order: Order): Promise<void> {
    await this.lock(ctx, order);
    forgetAnswers(order);
    const lost: string[] = [];
    for (const promotion of await this.counting(ctx, order))
      if (await this.codes.violation(ctx, order, promotion)) lost.push(promotion.couponCode);
    if (lost.length > 0) throw new PlacingRefused(changed, lost);
  }

  /** Makes two orders of one person wait for each other, which each alone would have the discount. */
  private async lock(ctx: RequestContext, { customerId, customFields }: Order): Promise<void> {
    await this.connection
      .getRepository(ctx, Promotion)
      .query('SELECT pg_advisory_xact_lock(hashtext(name)) FROM unnest($1::text[]) AS name', [
        // Always in this sequence, so that no two have what the other one waits for.
        [`codes of ${String(customerId)}`, `codes of ${customFields.contactEmail?.toLowerCase() ?? ''}`],
      ]);
  }

  /** Lists the promotions that have lowered the price of an order because of its codes. */
  private counting(ctx: RequestContext, { id, couponCodes }: Order): Promise<readonly Promotion[]> {
    return this.connection
      .getRepository(ctx, Promotion)
      .createQueryBuilder('promotion')
      .innerJoin('promotion.orders', 'order', 'order.id = :id', { id })
      .where('promotion.couponCode IN (:...couponCodes)', { couponCodes })
      .getMany();
  }
}

const changed = {
  kind: 'refused',
  code: 'AMOUNT_CHANGED',
  message: 'A promo code no longer counts for this order. Please pay the new total.',
} as const;
