import type { Order, OrderLine } from '@vendure/core';
import { LanguageCode, ShippingCalculator, ShippingEligibilityChecker } from '@vendure/core';

const wineKinds: readonly string[] = ['wine', 'pack', 'gift-set'];
const list = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** Goes to the states that the shop serves, and with wine only to those that let it in. */
export const place = new ShippingEligibilityChecker({
  code: 'place',
  description: [{ languageCode: LanguageCode.en, value: 'Goes to these states, with wine only to those' }],
  args: { country: { type: 'string' }, states: { type: 'string' }, wineStates: { type: 'string' } },
  check: (_ctx, order, { country, states, wineStates }) => {
    const { countryCode, province } = order.shippingAddress ?? {};
    const includes = (names: readonly string[]): boolean => names.length === 0 || names.includes(province ?? '');
    return (
      needsShipping(order) &&
      countryCode === country &&
      includes(list(states)) &&
      (!holdsWine(order) || includes(list(wineStates)))
    );
  },
});

/** Costs one price, and nothing from a value of goods on, before discounts. */
export const rate = new ShippingCalculator({
  code: 'rate',
  description: [{ languageCode: LanguageCode.en, value: 'One price, free from a value of goods on' }],
  args: { cost: { type: 'int' }, freeFrom: { type: 'int', defaultValue: 0 } },
  calculate: (_ctx, order, { cost, freeFrom }) => {
    // The later deliveries of a prepaid plan ship free, by the way of delivery that would have cost least.
    const isFree = order.customFields.prepaidPlanId !== null && order.shippingLines.length > 0;
    if (isFree) return { price: 0, priceIncludesTax: false, taxRate: 0 };
    const goods = order.lines.reduce((sum, { linePrice }) => sum + linePrice, 0);
    return { price: freeFrom > 0 && goods >= freeFrom ? 0 : cost, priceIncludesTax: false, taxRate: 0 };
  },
});

/** Says if anything in an order has to be shipped. */
export function needsShipping({ lines }: Pick<Order, 'lines'>): boolean {
  return lines.some(isShipped);
}

/** Says if a line is sent in a parcel, and not e-mailed. */
export function isShipped({ productVariant }: OrderLine): boolean {
  return !productVariant.customFields.digital;
}

/** Says if there is wine in an order, for which an adult has to sign. */
export function holdsWine({ lines }: Pick<Order, 'lines'>): boolean {
  return lines.some(({ productVariant }) => wineKinds.includes(productVariant.customFields.kind));
}
