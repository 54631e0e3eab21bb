import type { Injector, Order, OrderLine } from '@vendure/core';
import { LanguageCode, ShippingCalculator, ShippingEligibilityChecker } from '@vendure/core';
import type { Recipient } from '#src/plugins/core/group-order/group-order';
import { groupOrderOf, linesFor } from '#src/plugins/core/group-order/group-order';
import { isGiftCard } from '#src/plugins/core/order-line/gift-card-line';
import type { SalesTax } from '#src/plugins/core/tax/sales-tax';
import { SALES_TAX } from '#src/plugins/core/tax/sales-tax';

const wineKinds: readonly string[] = ['wine', 'pack', 'gift-set'];
const list = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** Goes to the states that the shop serves, and with wine only to those that let it in. Every parcel of an order has to go there. */
export const place = new ShippingEligibilityChecker({
  code: 'place',
  description: [{ languageCode: LanguageCode.en, value: 'Goes to these states, with wine only to those' }],
  args: { country: { type: 'string' }, states: { type: 'string' }, wineStates: { type: 'string' } },
  check: (_ctx, order, { country, states, wineStates }) => {
    const [served, open] = [list(states), list(wineStates)];
    const includes = (names: readonly string[], province: string): boolean =>
      names.length === 0 || names.includes(province);
    return (
      needsShipping(order) &&
      parcelsOf(order).every(
        ({ countryCode, province, hasWine }) =>
          countryCode === country && includes(served, province) && (!hasWine || includes(open, province)),
      )
    );
  },
});

let tax: SalesTax;

/** Costs one price for each parcel, and nothing from a value of its goods on, before discounts and without gift cards. Some states tax it. */
export const rate = new ShippingCalculator({
  code: 'rate',
  description: [{ languageCode: LanguageCode.en, value: 'One price, free from a value of goods on' }],
  args: { cost: { type: 'int' }, freeFrom: { type: 'int', defaultValue: 0 } },
  init: (injector: Injector) => {
    tax = injector.get<SalesTax>(SALES_TAX);
  },
  calculate: async (ctx, order, { cost, freeFrom }) => {
    // The later deliveries of a prepaid plan ship free, by the way of delivery that would have cost least.
    const isFree = order.customFields.prepaidPlanId !== null && order.shippingLines.length > 0;
    if (isFree) return { price: 0, priceIncludesTax: false, taxRate: 0 };
    const paying = parcelsOf(order).filter(({ goods }) => freeFrom <= 0 || goods < freeFrom);
    const price = paying.length * cost;
    const taxes = price === 0 ? [] : await tax.onShipping(ctx, order, price);
    return { price, priceIncludesTax: false, taxRate: taxes.reduce((sum, { taxRate }) => sum + taxRate, 0) };
  },
});

/** A parcel as its price is made. */
interface PricedParcel {
  readonly countryCode: string;
  readonly province: string;
  readonly hasWine: boolean;
  /** In cents, before discounts. */
  readonly goods: number;
}

/** Lists the parcels of an order: one, or one for each address of a group order to which something is shipped (spec §4 Group order). */
function parcelsOf(order: Order): readonly PricedParcel[] {
  const group = groupOrderOf(order);
  if (group) return group.recipients.flatMap((recipient) => parcelFor(order, recipient));
  const { countryCode, province } = order.shippingAddress ?? {};
  const goods = order.lines.reduce((sum, line) => (isGiftCard(line) ? sum : sum + line.linePrice), 0);
  return [{ countryCode: countryCode ?? '', province: province ?? '', hasWine: holdsWine(order), goods }];
}

function parcelFor(order: Order, recipient: Recipient): readonly PricedParcel[] {
  const lines = linesFor(order, recipient);
  if (!lines.some(isShipped)) return [];
  const { countryIso, stateAbbr } = recipient.address;
  const goods = recipient.items.reduce((sum, { sku, quantity }) => sum + quantity * priceOf(lines, sku), 0);
  return [{ countryCode: countryIso, province: stateAbbr, hasWine: holdsWine({ lines }), goods }];
}

/** Finds the price of a unit of goods. */
function priceOf(lines: readonly OrderLine[], sku: string): number {
  const line = lines.find(({ productVariant }) => productVariant.sku === sku);
  return line && !isGiftCard(line) ? line.unitPrice : 0;
}

/** Says if anything in an order has to be shipped. */
export function needsShipping({ lines }: Pick<Order, 'lines'>): boolean {
  return lines.some(isShipped);
}

/** Says if a line is sent in a parcel, and not e-mailed. */
export function isShipped({ productVariant }: OrderLine): boolean {
  return !productVariant.customFields.digital;
}

/** Says if there is wine in an order, for which an adult has to sign. */
export function holdsWine({ lines }: { readonly lines: readonly OrderLine[] }): boolean {
  return lines.some(({ productVariant }) => wineKinds.includes(productVariant.customFields.kind));
}
