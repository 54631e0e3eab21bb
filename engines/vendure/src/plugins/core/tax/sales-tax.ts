import type { TaxLine } from '@vendure/common/lib/generated-types';
import type { Order, OrderLine, RequestContext } from '@vendure/core';

/** The place that a tax is owed to, and the part of a price that it is owed on. */
export interface Owed {
  /** The abbreviation of the state that the part goes to. */
  readonly state: string;
  /** Null where the rate is not that of a county. */
  readonly county: string | null;
  /** The rate of the place, with at most three decimals. */
  readonly percent: number;
  /** Weighs the part among those of the other places: units of a line, or cents of shipping. */
  readonly weight: number;
  /** Cents of tax on the part when it was taxed. */
  readonly tax: number;
}

/**
 * A tax of a line as Vendure keeps it: its `taxRate` is of the price of the whole line, which for an order to several places is the rate
 * of none. Lines that were taxed by an earlier version of the shop have no `owed`.
 */
export interface OwedTaxLine extends TaxLine {
  readonly owed?: Owed;
}

/**
 * Calculates the sales tax of an order for its destination states, as percentages of its prices, the form in which
 * Vendure stores it. It taxes every order: carts, deliveries, group orders and additions. It rejects when the tax is
 * unknown, so that no order is charged a wrong one.
 */
export interface SalesTax {
  /** Lists the taxes on a line after all discounts, those of the whole order included; none while the order has no address. */
  onLine(ctx: RequestContext, order: Order, line: OrderLine): Promise<OwedTaxLine[]>;

  /** Lists the taxes on a price of shipping, in cents: of the price that they are given, their percentages come to whole cents. */
  onShipping(ctx: RequestContext, order: Order, price: number): Promise<OwedTaxLine[]>;
}

/** The injection token of the one that the shop has chosen (SALES_TAX). */
export const SALES_TAX = Symbol('SalesTax');

/** Says if a line is of goods that are taxed: nothing that is e-mailed is, gift cards among it, and no other category than the usual one. */
export function isTaxed({ productVariant }: OrderLine): boolean {
  return !productVariant.customFields.digital && productVariant.taxCategory.isDefault;
}
