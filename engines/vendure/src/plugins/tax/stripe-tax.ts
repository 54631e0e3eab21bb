import type { Order, OrderLine, RequestContext } from '@vendure/core';
import { percentagesOf, splitCents } from '#src/plugins/core/group-order/shared-tax';
import type { OwedTaxLine, SalesTax } from '#src/plugins/core/tax/sales-tax';
import { isTaxed } from '#src/plugins/core/tax/sales-tax';
import { destinationsOf, parcelsAt, unitsAt, weightsByState } from './destinations';
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

  async onLine(_ctx: RequestContext, order: Order, line: OrderLine): Promise<OwedTaxLine[]> {
    if (!isTaxed(line)) return [];
    // A line that is added to a placed order is none of its lines yet, and goes in the parcel that is paid.
    const isAdded = !order.lines.includes(line);
    const lines = isAdded ? [line] : order.lines;
    const shipping = isAdded ? 0 : order.shippingLines.reduce((sum, { price }) => sum + price, 0);
    const reference = String(lines.indexOf(line));
    const calculated = await this.ask({ order, lines, shipping });
    const taxes = calculated.map(({ state, items }) => ({ state, tax: items.get(reference) ?? 0 }));
    const destinations = destinationsOf(order);
    return linesOf(line.proratedLinePrice, taxes, weightsByState(destinations, unitsAt(destinations, line)));
  }

  async onShipping(_ctx: RequestContext, order: Order, price: number): Promise<OwedTaxLine[]> {
    const calculated = await this.ask({ order, lines: order.lines, shipping: price });
    const taxes = calculated.map(({ state, shipping: tax }) => ({ state, tax }));
    const destinations = destinationsOf(order);
    return linesOf(price, taxes, weightsByState(destinations, splitCents(price, parcelsAt(destinations, order))));
  }

  private ask(asked: Asked): ReturnType<StripeCalculations['taxes']> {
    return this.calculations.taxes(requestsOf(asked, this.wineCode));
  }
}

/**
 * Lists the taxes of a price by state. Stripe returns cents: the rate is their share of the part of the price that goes
 * there.
 */
function linesOf(
  price: number,
  calculated: readonly { readonly state: string; readonly tax: number }[],
  weights: ReadonlyMap<string, number>,
): OwedTaxLine[] {
  const taxes = new Map<string, number>();
  for (const { state, tax } of calculated) taxes.set(state, (taxes.get(state) ?? 0) + tax);
  const all = [...weights.values()].reduce((sum, one) => sum + one, 0);
  const percentages = percentagesOf(price, [...taxes.values()]);
  return [...taxes].map(([state, tax], index) => {
    const weight = weights.get(state) ?? 0;
    const base = (price * weight) / Math.max(all, 1);
    const percent = base === 0 ? 0 : Math.round((tax / base) * 100 * thousandths) / thousandths;
    const owed = { state, county: null, percent, weight, tax };
    return { description: `Sales tax, ${state}`, taxRate: percentages[index] ?? 0, owed };
  });
}

const thousandths = 1000;
