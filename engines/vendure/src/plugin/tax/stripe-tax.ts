import type { TaxLine } from '@vendure/common/lib/generated-types';
import type { Order, OrderLine, RequestContext } from '@vendure/core';
import { percentagesOf } from '#src/plugin/group-order/shared/shared-tax';
import type { SalesTax } from '#src/plugin/tax/shared/sales-tax';
import { isTaxed } from '#src/plugin/tax/shared/sales-tax';
import type { StripeCalculations } from './stripe-calculations';
import type { Asked } from './stripe-requests';
import { requestsOf } from './stripe-requests';

/**
 * Takes the tax that Stripe calculates, to the cent. While Stripe is away an order that goes somewhere cannot change, nor be priced for
 * the first time: the shopper is told to try again, and the heartbeat makes deliveries later.
 */
export class StripeTax implements SalesTax {
  constructor(
    private readonly calculations: StripeCalculations,
    private readonly wineCode: string | undefined,
  ) {}

  async onLine(_ctx: RequestContext, order: Order, line: OrderLine): Promise<TaxLine[]> {
    if (!isTaxed(line)) return [];
    // A line that is added to a placed order is none of its lines yet, and goes in the parcel that is paid.
    const isAdded = !order.lines.includes(line);
    const lines = isAdded ? [line] : order.lines;
    const shipping = isAdded ? 0 : order.shippingLines.reduce((sum, { price }) => sum + price, 0);
    const reference = String(lines.indexOf(line));
    const taxes = new Map<string, number>();
    for (const { state, items } of await this.ask({ order, lines, shipping })) {
      const description = `Sales tax, ${state}`;
      taxes.set(description, (taxes.get(description) ?? 0) + (items.get(reference) ?? 0));
    }
    const percentages = percentagesOf(line.proratedLinePrice, [...taxes.values()]);
    return [...taxes.keys()].map((description, index) => ({ description, taxRate: percentages[index] ?? 0 }));
  }

  async onShipping(_ctx: RequestContext, order: Order, price: number): Promise<number> {
    const taxes = await this.ask({ order, lines: order.lines, shipping: price });
    const tax = taxes.reduce((sum, { shipping }) => sum + shipping, 0);
    return percentagesOf(price, [tax])[0] ?? 0;
  }

  private ask(asked: Asked): ReturnType<StripeCalculations['taxes']> {
    return this.calculations.taxes(requestsOf(asked, this.wineCode));
  }
}
