import type { LineItem, LineVariant } from '#src/domain/cart/line-item';
import type { Part } from '#src/domain/catalogue/product';
import { cents } from '#src/domain/money/money';
import { fields, integer, list, text, readable } from '#src/infrastructure/shared/checks';
import { parseJson } from '#src/infrastructure/shared/json';
import type { LineParts } from '#src/infrastructure/vendure/operations.generated';
import { pictureOf } from '#src/infrastructure/vendure/picture-answer';
import { type PromotionCodes, toPromotion } from './adjustment-answer';
import { toRepeating } from './repeating-answer';

const partsCheck = list(fields({ sku: text, quantity: integer }));

/** A line without the gift cards that it buys, which the order tells. */
export function toLineItem(line: LineParts, codes: PromotionCodes): Omit<LineItem, 'giftCards'> {
  const { id, quantity, unitPrice, discounts, productVariant: variant } = line;
  const tax = cents(line.proratedLinePriceWithTax - line.proratedLinePrice);
  const parts = partsOf(line);
  return {
    id,
    sku: variant.sku,
    quantity,
    price: cents(unitPrice),
    adjustments: [
      // Vendure spreads the savings of the whole order over its lines; they are told with the order.
      ...discounts.filter(({ type }) => type === 'PROMOTION').map((one) => toPromotion(one, codes)),
      ...(tax > 0 ? [{ source: 'tax', eligible: true, label: 'Tax', amount: tax } as const] : []),
    ],
    variant: { ...toLineVariant(variant), ...pictureOf(line.featuredAsset, variant.name) },
    parts: parts ?? [],
    ...toRepeating(line),
    ...(!parts && { hasUnreadableParts: true }),
  };
}

/** The units of a line of a placed order that were added after it was. */
export function toCrossSold({ quantity, orderPlacedQuantity }: LineParts): Pick<LineItem, 'crossSold'> {
  const crossSold = quantity - orderPlacedQuantity;
  return crossSold > 0 ? { crossSold } : {};
}

/** The cans that the shopper chose, else those of the pack; undefined when they could not be read. */
export function partsOf({ customFields, productVariant }: LineParts): readonly Part[] | undefined {
  const chosen = readParts(customFields?.parts ?? '[]');
  return chosen?.length === 0 ? readParts(productVariant.customFields?.parts ?? '[]') : chosen;
}

function readParts(json: string): readonly Part[] | undefined {
  return readable(partsCheck, parseJson(json));
}

function toLineVariant({ sku, name, product, options, customFields: more }: LineParts['productVariant']): LineVariant {
  return {
    sku,
    name,
    slug: product.slug,
    optionsText: options.map((option) => `${option.group.name}: ${option.name}`).join(', '),
    noIndividualPurchase: more?.noIndividualPurchase ?? false,
    ...(more?.composable && { isComposable: true }),
    ...(more?.weight !== undefined && { weight: more.weight }),
  };
}
