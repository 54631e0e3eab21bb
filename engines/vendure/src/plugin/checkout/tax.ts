import type { OrderTaxSummary } from '@vendure/common/lib/generated-types';
import type {
  Channel,
  Order,
  OrderTaxCalculationStrategy,
  OrderTotalsResult,
  RequestContext,
  TaxZoneStrategy,
  Zone,
} from '@vendure/core';
import { DefaultOrderTaxCalculationStrategy } from '@vendure/core';
import { groupOrderOf } from '#src/plugin/group-order/group-order';
import { splitCents } from '#src/plugin/group-order/shared-tax';

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

/** Taxes each line on what its own discounts leave of it; a discount of the whole order comes after the tax. */
export class TaxOnLines extends DefaultOrderTaxCalculationStrategy implements OrderTaxCalculationStrategy {
  override calculateOrderTotals(order: Order): OrderTotalsResult {
    const totals = super.calculateOrderTotals(order);
    const tax = (order.lines ?? []).reduce(
      (sum, line) => sum + line.discountedLinePriceWithTax - line.discountedLinePrice,
      0,
    );
    return { ...totals, subTotalWithTax: totals.subTotal + tax };
  }

  /** Tells what each state gets of a group order, all of whose lines it taxes at rates of their own. They add up to its tax. */
  override calculateTaxSummary(order: Order): OrderTaxSummary[] {
    if (!groupOrderOf(order)) return super.calculateTaxSummary(order);
    const rows = new Map<string, { base: number; tax: number }>();
    for (const { taxLines, discountedLinePrice: price, discountedLinePriceWithTax } of order.lines) {
      const cents = splitCents(
        discountedLinePriceWithTax - price,
        taxLines.map(({ taxRate }) => taxRate),
      );
      for (const [index, { description }] of taxLines.entries()) {
        const { base, tax } = rows.get(description) ?? { base: 0, tax: 0 };
        rows.set(description, { base: base + price, tax: tax + (cents[index] ?? 0) });
      }
    }
    return [...rows].map(([description, { base, tax }]) => ({
      description,
      taxRate: base === 0 ? 0 : (tax / base) * 100,
      taxBase: base,
      taxTotal: tax,
    }));
  }
}
