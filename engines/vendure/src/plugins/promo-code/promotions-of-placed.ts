import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Order, OrderLine, RequestContext } from '@vendure/core';
import { EventBus, OrderPlacedEvent, Promotion, TransactionalConnection } from '@vendure/core';
import { isGiftCard } from '#src/plugins/core/order-line/gift-card-line';
import { isDelivery } from '#src/plugins/core/orders/is-delivery';
import { discountOver, PlacingRefused } from '#src/plugins/payment/completion';
import { rulesOfPerson } from './rules';

/**
 * Checks again, when an order is placed, if the promotions hold that have lowered its price: one may be over since then, and all
 * carts of a new customer had the discount of a first order. Vendure looks at the usage limits of codes alone. A delivery was
 * priced just before.
 */
@Injectable()
export class PromotionsOfPlaced implements OnApplicationBootstrap {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly events: EventBus,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'check-promotions-of-placed-order',
      event: OrderPlacedEvent,
      handler: async ({ ctx, order }) => {
        if (order.lines.some(isReducedGiftCard)) throw new PlacingRefused(discountOver);
        if (isDiscounted(order) && !isDelivery(order)) await this.requireThatTheyHold(ctx, order);
      },
    });
  }

  private async requireThatTheyHold(ctx: RequestContext, order: Order): Promise<void> {
    const promotions = await this.counting(ctx, order);
    if (promotions.some(isOncePerPerson)) await this.lock(ctx, order);
    const regular = atRegularPrices(order);
    const lost: Promotion[] = [];
    // One after the other: a transaction has one connection.
    for (const promotion of promotions) if (!(await holds(ctx, regular, promotion))) lost.push(promotion);
    if (lost.length > 0)
      throw new PlacingRefused(discountOver, lost.map(({ couponCode }) => couponCode).filter(Boolean));
  }

  /** Lists the promotions that count for an order as it was priced. */
  private counting(ctx: RequestContext, { id }: Order): Promise<readonly Promotion[]> {
    return this.connection
      .getRepository(ctx, Promotion)
      .createQueryBuilder('promotion')
      .innerJoin('promotion.orders', 'order', 'order.id = :id', { id })
      .getMany();
  }

  /** Makes two orders of one person wait for each other, which each alone would have the discount. */
  private async lock(ctx: RequestContext, { customerId, customFields }: Order): Promise<void> {
    await this.connection
      .getRepository(ctx, Promotion)
      .query('SELECT pg_advisory_xact_lock(hashtext(name)) FROM unnest($1::text[]) AS name', [
        // Always in this sequence, so that no two wait for each other's locks.
        [`promotions of ${String(customerId)}`, `promotions of ${customFields.contactEmail?.toLowerCase() ?? ''}`],
      ]);
  }
}

/** True for gift cards whose price was made when discounts lowered it. */
function isReducedGiftCard(line: OrderLine): boolean {
  return isGiftCard(line) && line.proratedLinePrice < line.linePrice;
}

function isDiscounted({ lines, shippingLines }: Order): boolean {
  return [...lines, ...shippingLines].some(({ adjustments }) => adjustments.length > 0);
}

/** The order as it is before promotions. Those that ask for an amount mean that one: they would fail by their own discount. */
function atRegularPrices(order: Order): Order {
  const subTotal = order.lines.reduce((sum, { linePrice }) => sum + linePrice, 0);
  const subTotalWithTax = order.lines.reduce((sum, { linePriceWithTax }) => sum + linePriceWithTax, 0);
  return over(order, { subTotal, subTotalWithTax });
}

/** An entity with other values, which calculates by them, too; nothing is written to the entity. */
function over<T extends object>(entity: T, values: Partial<T>): T {
  return Object.assign(Object.create(entity) as T, values);
}

function isOncePerPerson({ conditions }: Promotion): boolean {
  return conditions.some(({ code }) => rulesOfPerson.has(code));
}

async function holds(ctx: RequestContext, order: Order, promotion: Promotion): Promise<boolean> {
  return promotion.enabled && promotion.deletedAt === null && (await promotion.test(ctx, order)) !== false;
}
