import type { OrderTaxSummary } from '@vendure/common/lib/generated-types';
import type {
  OrderLine,
  Channel,
  MoneyStrategy,
  OrderTaxCalculationStrategy,
  RequestContext,
  TaxZoneStrategy,
  Zone,
} from '@vendure/core';
import { DefaultMoneyStrategy, DefaultOrderTaxCalculationStrategy, Order } from '@vendure/core';
import { roundCents } from '#src/plugins/core/group-order/shared-tax';
import { taxSharesOf } from './tax-shares';

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

/**
 * Taxes each line after all discounts: its own, and its share of those of the whole order, as Vendure does by default.
 */
export class TaxOnLines extends DefaultOrderTaxCalculationStrategy implements OrderTaxCalculationStrategy {
  /**
   * Lists the tax of an order by place: the rate, the part of the prices that goes there, and the cents of tax. Bases
   * add up to at most the price before tax, and taxes to the whole tax of the order. The tax of shipping has a row of
   * its own.
   */
  override calculateTaxSummary(order: Order): OrderTaxSummary[] {
    // Vendure asks for the summary of each order that it copies, also of one that was read without its variants.
    const variants: readonly (OrderLine['productVariant'] | undefined)[] = order.lines.map(
      (line) => line.productVariant,
    );
    if (variants.includes(undefined)) return [];
    const rows = new Map<string, OrderTaxSummary>();
    for (const { item, jurisdiction, rate: taxRate, base, tax } of taxSharesOf(order)) {
      if (jurisdiction === '' || (item !== 'line' && tax === 0)) continue;
      const description = item === 'shipping' ? `${jurisdiction}, on shipping` : jurisdiction;
      const key = `${taxRate} ${description}`;
      const row = rows.get(key) ?? { description, taxRate, taxBase: 0, taxTotal: 0 };
      rows.set(key, { ...row, taxBase: row.taxBase + base, taxTotal: row.taxTotal + tax });
    }
    return [...rows.values()];
  }
}
