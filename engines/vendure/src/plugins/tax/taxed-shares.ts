import type { OnModuleInit } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import type { Order } from '@vendure/core';
import { ConfigService, OrderCalculator } from '@vendure/core';
import { replaceMethod } from '#src/plugins/core/replaced-methods';
import { isTaxedAnew } from '#src/plugins/core/tax/changed-place';
import type { SalesTax } from '#src/plugins/core/tax/sales-tax';
import { SALES_TAX } from '#src/plugins/core/tax/sales-tax';

/**
 * Taxes the lines of an order again once a discount of the whole order is shared among them in another way. Vendure's own calculator
 * looks at the sum of the lines alone, which may stay the same, and some taxes are percentages of the price that a line had before:
 * those of group orders, and those that Stripe calculates. Shipping gets its taxes by place, of which Vendure keeps only the sum.
 */
@Injectable()
export class TaxedShares implements OnModuleInit {
  constructor(
    private readonly calculator: OrderCalculator,
    private readonly config: ConfigService,
    @Inject(SALES_TAX) private readonly tax: SalesTax,
  ) {}

  onModuleInit(): void {
    replaceMethod(TaxedShares, this.calculator, 'applyPriceAdjustments', (price) => async (ctx, order, ...rest) => {
      const before = pricesOf(order);
      await price(ctx, order, ...rest);
      // A transaction has one connection, so that prices are taxed one after the other.
      for (const shipping of order.shippingLines)
        if (shipping.taxRate > 0 || isTaxedAnew(ctx))
          shipping.taxLines = await this.tax.onShipping(ctx, order, shipping.listPrice);
      if (isTaxedAnew(ctx) || pricesOf(order).some((amount, index) => amount !== before[index]))
        for (const line of order.lines) line.taxLines = await this.tax.onLine(ctx, order, line);
      return Object.assign(order, this.config.taxOptions.orderTaxCalculationStrategy.calculateOrderTotals(order));
    });
  }
}

function pricesOf({ lines }: Order): readonly number[] {
  return lines.map(({ proratedLinePrice }) => proratedLinePrice);
}
