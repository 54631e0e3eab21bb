import type { ShippingMethod } from '#sandbox/shop/config/shipping-method';
import { methodsFor } from '#sandbox/shop/config/shipping-method';
import type { ShopConfig } from '#sandbox/shop/config/shop-config';
import type { TaxRate } from '#sandbox/shop/config/tax-rate';
import { ratesFor } from '#sandbox/shop/config/tax-rate';
import type { UnitShare } from '#sandbox/shop/money';
import type { LineItem, Order } from '#sandbox/shop/orders/order';
import { goodsCents, holdsWine } from '#sandbox/shop/orders/parcel-contents';
import type { Recipient } from './recipients';

/** The methods that serve every address, each for the price of all its parcels, the cheapest first. */
export function groupMethods(
  config: ShopConfig,
  { lines }: Pick<Order, 'lines'>,
  recipients: readonly Recipient[],
): readonly ShippingMethod[] {
  const offers = recipients.map(({ place, units }) => {
    const share = shareOf(lines, units);
    return methodsFor(config.shippingMethods, place, { holdsWine: holdsWine(share), goodsCents: goodsCents(share) });
  });
  return config.shippingMethods
    .flatMap((method) => {
      const costs = offers.flatMap((offer) =>
        offer.filter(({ id }) => id === method.id).map(({ costCents }) => costCents),
      );
      if (costs.length < recipients.length) return [];
      return [{ ...method, costCents: costs.reduce((sum, cost) => sum + cost, 0) }];
    })
    .toSorted((a, b) => a.costCents - b.costCents || a.id - b.id);
}

function shareOf(lines: readonly LineItem[], units: Recipient['units']): readonly LineItem[] {
  return lines.flatMap((line) => {
    const quantity = units.get(line.variant.sku) ?? 0;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** The rates of all places that parcels go to. */
export function groupTaxRates(config: ShopConfig, recipients: readonly Recipient[]): readonly TaxRate[] {
  return config.taxRates.filter((rate) => recipients.some(({ place }) => ratesFor([rate], place).length > 0));
}

/** Returns the share of a variant's units that goes to places where the rate applies. */
export function taxedShare(recipients: readonly Recipient[], sku: string, rate: TaxRate): UnitShare {
  const unitsAt = (those: readonly Recipient[]) => those.reduce((sum, { units }) => sum + (units.get(sku) ?? 0), 0);
  const taxed = recipients.filter(({ place }) => ratesFor([rate], place).length > 0);
  return { units: unitsAt(taxed), all: Math.max(1, unitsAt(recipients)) };
}
