import type { OrderTaxSummary } from '@vendure/common/lib/generated-types';
import type {
  Channel,
  MoneyStrategy,
  OrderTaxCalculationStrategy,
  RequestContext,
  TaxZoneStrategy,
  Zone,
} from '@vendure/core';
import { DefaultMoneyStrategy, DefaultOrderTaxCalculationStrategy, Order } from '@vendure/core';
import { roundCents, splitCents } from '#src/plugin/group-order/shared/shared-tax';

/**
 * Taxes an order where it goes: by the zone that has the name of its state, such as "US-CA", since Vendure's zones hold
 * whole countries. All others pay by the channel's default zone, which has no rates.
 */
export class StateTaxZone implements TaxZoneStrategy {
  determineTaxZone(_ctx: RequestContext, zones: Zone[], channel: Channel, order?: Order): Zone | undefined {
    return zoneOf(zones, order?.shippingAddress ?? {}) ?? channel.defaultTaxZone;
  }
}

/** Finds the zone of a state; undefined for one that takes no tax. */
export function zoneOf(zones: readonly Zone[], { countryCode, province }: Order['shippingAddress']): Zone | undefined {
  return zones.find(({ name }) => name === `${countryCode}-${province}`);
}

/** Rounds prices and taxes as the sandbox does, whatever the units among which a discount is shared. */
export class ExactCents extends DefaultMoneyStrategy implements MoneyStrategy {
  override round(value: number, quantity = 1): number {
    return roundCents(value * quantity);
  }
}

interface SummaryRow {
  base: number;
  tax: number;
  readonly rates: Set<number>;
}

/** Taxes each line on what all discounts leave of it: its own, and its share of those of the whole order, as Vendure does by itself. */
export class TaxOnLines extends DefaultOrderTaxCalculationStrategy implements OrderTaxCalculationStrategy {
  /**
   * Tells what each tax gets of an order, which adds up to all of it. Lines may be taxed at rates of their own, those of group orders and
   * those that Stripe calculates: then the rate is what the tax is of its base.
   */
  override calculateTaxSummary(order: Order): OrderTaxSummary[] {
    const rows = new Map<string, SummaryRow>();
    for (const { taxLines, proratedLinePrice: price, proratedLinePriceWithTax } of order.lines) {
      const cents = splitCents(
        proratedLinePriceWithTax - price,
        taxLines.map(({ taxRate }) => taxRate),
      );
      for (const [index, { description, taxRate }] of taxLines.entries()) {
        const row = rows.get(description) ?? { base: 0, tax: 0, rates: new Set() };
        row.base += price;
        row.tax += cents[index] ?? 0;
        row.rates.add(taxRate);
        rows.set(description, row);
      }
    }
    const onLines = [...rows].map(([description, row]) => ({
      description,
      taxRate: rateOf(row),
      taxBase: row.base,
      taxTotal: row.tax,
    }));
    const { shippingLines, surcharges } = order;
    const onOthers = super.calculateTaxSummary(new Order({ lines: [], shippingLines, surcharges }));
    return [...onLines, ...onOthers.filter(({ taxTotal }) => taxTotal > 0)];
  }
}

function rateOf({ rates, base, tax }: SummaryRow): number {
  const [only] = rates;
  if (rates.size === 1 && only !== undefined) return only;
  return base === 0 ? 0 : (tax / base) * 100;
}
