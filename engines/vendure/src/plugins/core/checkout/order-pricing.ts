import { Injectable } from '@nestjs/common';
import type { CustomOrderFields, ID, OrderLine, RequestContext } from '@vendure/core';
import {
  ConfigService,
  Order,
  OrderCalculator,
  ProductVariantService,
  Promotion,
  PromotionService,
  RequestContextCacheService,
  TransactionalConnection,
} from '@vendure/core';
import { CacheKey } from '@vendure/core/dist/common/constants';

/**
 * Prices carts as Vendure's own service does, by its own calculator, and writes the result once: two statements for an order with
 * all of its lines, where the service reads and saves each by itself. Afterwards the order in memory is as it would be read.
 */
@Injectable()
export class OrderPricing {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly config: ConfigService,
    private readonly calculator: OrderCalculator,
    private readonly promotions: PromotionService,
    private readonly variants: ProductVariantService,
    private readonly cache: RequestContextCacheService,
  ) {}

  /** Prices all discounts, taxes and ways of delivery in memory; of the lines that are given, today's prices, too. */
  async price(ctx: RequestContext, order: Order, updated: readonly OrderLine[] = order.lines): Promise<void> {
    const promotions = await this.promotionsOf(ctx, order);
    // A transaction has one connection, so that lines come one after the other.
    for (const line of updated) await this.priceLine(ctx, order, line);
    await this.calculator.applyPriceAdjustments(ctx, order, promotions, [...updated]);
  }

  /** Forgets the zone in which the order was taxed: where it goes is another place now. */
  forgetZone(ctx: RequestContext): void {
    for (const key of [CacheKey.ActiveTaxZone(ctx.channelId), CacheKey.ActiveTaxZone_PPA(ctx.channelId)])
      this.cache.set(ctx, key, undefined);
  }

  /** Writes an order as it was priced, with fields of its own beside. */
  async write(ctx: RequestContext, order: Order, fields: Partial<CustomOrderFields> = {}): Promise<void> {
    const { couponCodes, currencyCode, taxZoneId, shippingAddress } = order;
    const { subTotal, subTotalWithTax, shipping, shippingWithTax } = order;
    Object.assign(order.customFields, fields);
    await this.connection.getRepository(ctx, Order).update(order.id, {
      ...{ couponCodes, currencyCode, taxZoneId, subTotal, subTotalWithTax, shipping, shippingWithTax },
      shippingAddress,
      ...(Object.keys(fields).length > 0 && { customFields: fields }),
    });
    await this.connection
      .getRepository(ctx, Order)
      .query(writeParts, [
        order.id,
        order.promotions.map(({ id }) => id),
        JSON.stringify(order.lines.map(rowOfLine)),
        JSON.stringify(order.shippingLines.map(rowOfShipping)),
      ]);
  }

  private async priceLine(ctx: RequestContext, order: Order, line: OrderLine): Promise<void> {
    const { orderItemPriceCalculationStrategy: prices, changedPriceHandlingStrategy: changes } =
      this.config.orderOptions;
    const variant = await this.variants.applyChannelPriceAndTax(line.productVariant, ctx, order);
    let result = await prices.calculateUnitPrice(ctx, variant, line.customFields, order, line.quantity);
    line.initialListPrice ??= result.price;
    if (line.initialListPrice !== result.price) result = await changes.handlePriceChange(ctx, result, line, order);
    line.listPrice = result.price;
    line.listPriceIncludesTax = result.priceIncludesTax;
  }

  /** All that are on, without those that are used up; the meaning of a code is checked when the code is entered. */
  private async promotionsOf(ctx: RequestContext, { customerId }: Order): Promise<Promotion[]> {
    const active = await this.cache.get(ctx, 'shop-active-promotions', () =>
      this.promotions.getActivePromotionsInChannel(ctx),
    );
    const usedUp = await this.cache.get(ctx, CacheKey.ExhaustedPromotions(ctx.channelId, customerId), () =>
      this.promotions.getExhaustedPromotionIds(ctx, active, customerId),
    );
    return active.filter(({ id }) => !usedUp.has(String(id)));
  }
}

const writeParts = `
  WITH gone AS (
    DELETE FROM order_promotions_promotion WHERE "orderId" = $1 AND "promotionId" <> ALL($2::uuid[])
  ), counted AS (
    INSERT INTO order_promotions_promotion ("orderId", "promotionId") SELECT $1, unnest($2::uuid[]) ON CONFLICT DO NOTHING
  ), shipped AS (
    UPDATE shipping_line SET "shippingMethodId" = priced."shippingMethodId", "listPrice" = priced."listPrice",
      "listPriceIncludesTax" = priced."listPriceIncludesTax", adjustments = priced.adjustments, "taxLines" = priced."taxLines",
      "updatedAt" = now()
    FROM json_to_recordset($4) AS priced (id uuid, "shippingMethodId" uuid, "listPrice" int, "listPriceIncludesTax" boolean,
      adjustments text, "taxLines" text)
    WHERE shipping_line.id = priced.id
  )
  UPDATE order_line SET quantity = priced.quantity, "listPrice" = priced."listPrice",
    "initialListPrice" = priced."initialListPrice", "listPriceIncludesTax" = priced."listPriceIncludesTax",
    adjustments = priced.adjustments, "taxLines" = priced."taxLines", "shippingLineId" = priced."shippingLineId",
    "updatedAt" = now()
  FROM json_to_recordset($3) AS priced (id uuid, quantity int, "listPrice" int, "initialListPrice" int,
    "listPriceIncludesTax" boolean, adjustments text, "taxLines" text, "shippingLineId" uuid)
  WHERE order_line.id = priced.id`;

interface Priced {
  readonly id: ID;
  readonly listPrice: number;
  readonly listPriceIncludesTax: boolean;
  readonly adjustments: unknown;
  readonly taxLines: unknown;
}

function rowOf({ id, listPrice, listPriceIncludesTax, adjustments, taxLines }: Priced): object {
  // The columns hold JSON as text.
  const texts = { adjustments: JSON.stringify(adjustments), taxLines: JSON.stringify(taxLines) };
  return { id, listPrice, listPriceIncludesTax, ...texts };
}

function rowOfLine(line: OrderLine): object {
  const { quantity, initialListPrice, shippingLineId = null } = line;
  return { ...rowOf(line), quantity, initialListPrice, shippingLineId };
}

function rowOfShipping(line: Order['shippingLines'][number]): object {
  return { ...rowOf(line), shippingMethodId: line.shippingMethodId };
}
