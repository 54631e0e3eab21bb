import type { TaxLine } from '@vendure/common/lib/generated-types';
import type { Order, OrderLine, RequestContext } from '@vendure/core';

/**
 * Says what an order owes to the states that it goes to, as percentages of its prices, which is what Vendure keeps. Every order is taxed
 * by it alone: carts, deliveries, group orders and additions. It rejects where it cannot know the tax, so that nobody pays a wrong one.
 */
export interface SalesTax {
  /** Lists the taxes on a line after all discounts, those of the whole order included; none while the order has no address. */
  onLine(ctx: RequestContext, order: Order, line: OrderLine): Promise<TaxLine[]>;

  /** Finds the percentage of the price of shipping, in cents, that is its tax. */
  onShipping(ctx: RequestContext, order: Order, price: number): Promise<number>;
}

/** The injection token of the one that the shop has chosen (SALES_TAX). */
export const SALES_TAX = Symbol('SalesTax');

/** Says if a line is of goods that are taxed: nothing that is e-mailed is, gift cards among it, and no other category than the usual one. */
export function isTaxed({ productVariant }: OrderLine): boolean {
  return !productVariant.customFields.digital && productVariant.taxCategory.isDefault;
}
