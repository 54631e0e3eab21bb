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

/**
 * Taxes an order where it goes: by the zone that has the name of its state, such as "US-CA", since Vendure's zones hold
 * whole countries. All others pay by the channel's default zone, which has no rates.
 */
export class StateTaxZone implements TaxZoneStrategy {
  determineTaxZone(_ctx: RequestContext, zones: Zone[], channel: Channel, order?: Order): Zone | undefined {
    const { countryCode, province } = order?.shippingAddress ?? {};
    return zones.find(({ name }) => name === `${countryCode}-${province}`) ?? channel.defaultTaxZone;
  }
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
}
