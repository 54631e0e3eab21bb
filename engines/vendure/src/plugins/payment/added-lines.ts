import { Injectable } from '@nestjs/common';
import type { Order, ProductVariant, RequestContext } from '@vendure/core';
import { ConfigService, OrderLine, ShippingMethodService, TaxRateService } from '@vendure/core';
import { isShipped } from '#src/plugins/core/checkout/shipping';

/** A line that is not stored yet, and by how much it raises the order. All amounts are in cents. */
export interface AddedLine {
  readonly line: OrderLine;
  readonly subTotal: number;
  /** The amount that is charged: the line with its tax. */
  readonly subTotalWithTax: number;
}

/**
 * Makes lines for placed orders by hand, at today's price with the tax of the order: without promotions, and in the
 * parcel that is already paid. Vendure's own modification of an order would test all promotions again and change the
 * paid price.
 */
@Injectable()
export class AddedLines {
  constructor(
    private readonly config: ConfigService,
    private readonly taxRates: TaxRateService,
    private readonly methods: ShippingMethodService,
  ) {}

  /** Makes a line for an order that was read. Nothing is stored: only the order in memory has it. */
  async make(ctx: RequestContext, order: Order, productVariant: ProductVariant, quantity: number): Promise<AddedLine> {
    const { orderItemPriceCalculationStrategy } = this.config.orderOptions;
    const { taxLineCalculationStrategy, orderTaxCalculationStrategy } = this.config.taxOptions;
    const { taxCategory, featuredAssetId, product } = productVariant;
    const customFields = { parts: '[]', giftCardAmount: 0, subscription: '', prepaid: '' };
    const { price, priceIncludesTax } = await orderItemPriceCalculationStrategy.calculateUnitPrice(
      ctx,
      productVariant,
      customFields,
      order,
      quantity,
    );
    const assetId = featuredAssetId ?? product.featuredAssetId;
    const line = new OrderLine({
      productVariant,
      productVariantId: productVariant.id,
      taxCategory,
      ...(assetId ? { featuredAsset: { id: assetId } } : {}),
      quantity,
      // It is none of the placed ones: Vendure tells by this that it came later.
      orderPlacedQuantity: 0,
      listPrice: price,
      initialListPrice: price,
      listPriceIncludesTax: priceIncludesTax,
      adjustments: [],
      taxLines: [],
      customFields,
    });
    const [shippingLine] = order.shippingLines;
    if (shippingLine && isShipped(line)) line.shippingLine = shippingLine;
    if (!order.taxZoneId) throw new Error(`The placed order ${order.code} was never taxed.`);
    const applicableTaxRate = await this.taxRates.getApplicableTaxRate(ctx, order.taxZoneId, taxCategory);
    line.taxLines = await taxLineCalculationStrategy.calculate({ ctx, order, orderLine: line, applicableTaxRate });
    const before = orderTaxCalculationStrategy.calculateOrderTotals(order);
    order.lines.push(line);
    const after = orderTaxCalculationStrategy.calculateOrderTotals(order);
    return {
      line,
      subTotal: after.subTotal - before.subTotal,
      subTotalWithTax: after.subTotalWithTax - before.subTotalWithTax,
    };
  }

  /**
   * True when the shipping method of the order delivers the new line; wine goes only to some states. E-mailed goods
   * always can.
   */
  async canShip(ctx: RequestContext, order: Order, line: OrderLine): Promise<boolean> {
    if (!isShipped(line)) return true;
    const methodId = order.shippingLines[0]?.shippingMethodId;
    // The way of delivery may be out of the shop since.
    const method = methodId == null ? undefined : await this.methods.findOne(ctx, methodId, true);
    return method !== undefined && (await method.test(ctx, order));
  }
}
