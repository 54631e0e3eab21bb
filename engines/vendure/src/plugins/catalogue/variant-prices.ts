import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CustomOrderLineFields, ProductVariant, RequestContext } from '@vendure/core';
import { Order, OrderCalculator, OrderLine, PromotionService } from '@vendure/core';
import { Variants } from '#src/plugins/core/catalogue/variants';
import { readInterval } from '#src/plugins/core/interval/read-interval';
import type { PrepaidChoice } from '#src/plugins/core/order-line/prepaid-choice';
import { writePrepaid } from '#src/plugins/core/order-line/prepaid-choice';
import { prepaidPrice } from '#src/plugins/core/order-line/prepaid-price';
import { requireQuantity } from '#src/plugins/core/order-line/quantity';

/** The price of a quantity in cents: without discounts, and with those of a line in a cart. */
export interface VariantPrice {
  readonly total: number;
  readonly discountTotal: number;
}

/** An interval as it is sent, before it is checked. */
interface SentInterval {
  readonly length: number;
  readonly unit: string;
}

/** Returns the price of a number of units, once or at every interval (spec §3 Variant price query, §7 discount_prices). */
@Injectable()
export class VariantPrices {
  constructor(
    private readonly variants: Variants,
    private readonly promotions: PromotionService,
    private readonly calculator: OrderCalculator,
  ) {}

  /**
   * Prices the line of a cart that holds nothing else, which a guest has: with the promotions that need no code. Recurring goods
   * are priced as one prepaid delivery. A discount of the whole order is left out, since it is not the line's. Throws NOT_FOUND or
   * INVALID.
   */
  async read(ctx: RequestContext, sku: string, quantity: number, sent?: SentInterval | null): Promise<VariantPrice> {
    const variant = await this.variants.require(ctx, sku);
    requireQuantity(quantity, variant);
    const interval = sent ? readInterval(sent.length, sent.unit) : undefined;
    const line = lineOf(
      variant,
      quantity,
      interval && { installmentCount: 1, interval, items: [{ sku, quantity: 1 }] },
    );
    const promotions = await this.promotions.getActivePromotionsInChannel(ctx);
    await this.calculator.applyPriceAdjustments(ctx, cartOf(line), promotions, [], { recalculateShipping: false });
    return { total: variant.listPrice * quantity, discountTotal: line.discountedLinePrice };
  }
}

function lineOf(variant: ProductVariant, quantity: number, choice: PrepaidChoice | undefined): OrderLine {
  const { sku, listPrice: price, listPriceIncludesTax, taxCategory, customFields } = variant;
  const fields: CustomOrderLineFields = {
    ...{ parts: '[]', giftCardAmount: 0, subscription: '' },
    prepaid: choice ? writePrepaid(choice) : '',
  };
  return new OrderLine({
    ...{ productVariant: variant, quantity, listPriceIncludesTax, customFields: fields },
    ...{ taxCategory, taxCategoryId: taxCategory.id, orderPlacedQuantity: 0, adjustments: [], taxLines: [] },
    listPrice: choice ? prepaidPrice(choice, [{ sku, price, cans: customFields.cans }], quantity) : price,
  });
}

/** A cart that is in no database. Some conditions of promotions compare its id with those of placed orders. */
function cartOf(line: OrderLine): Order {
  return new Order({
    ...{ id: randomUUID(), lines: [line], shippingLines: [], surcharges: [], couponCodes: [], promotions: [] },
    customFields: { contactEmail: null, subscriptionId: null, prepaidPlanId: null },
  });
}
