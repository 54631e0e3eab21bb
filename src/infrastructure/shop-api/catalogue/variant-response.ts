import type { Availability, VariantOffer } from '#src/application/ports/shop/variant-reader';
import { stockOf, type Supply, unitsLeft } from '#src/domain/catalogue/product';
import {
  type Checked,
  decimal,
  fields,
  integer,
  maybe,
  money,
  record,
  rows,
  text,
  truth,
} from '#src/infrastructure/shared/checks';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { type ChecksOf, toId } from '#src/infrastructure/shop-api/wire';

const variantResponse = fields({
  id: integer,
  sku: text,
  price: money,
  in_stock: truth,
  weight: maybe(decimal),
  is_backorderable: maybe(truth),
  total_on_hand: maybe(integer),
  metadata: maybe(record),
} satisfies ChecksOf<'Variant'>);

type VariantResponse = Checked<typeof variantResponse>;

export const variantPageResponse = fields({
  variants: rows(variantResponse),
} satisfies ChecksOf<'VariantPage'>);

export const availabilityResponse = fields({
  in_stock: truth,
  is_backorderable: maybe(truth),
} satisfies ChecksOf<'StockAvailability'>);

export function toAvailability({
  in_stock: inStock,
  is_backorderable: isBackorderable = false,
}: Checked<typeof availabilityResponse>): Availability {
  return { inStock, isBackorderable };
}

export function toVariantOffer(response: VariantResponse): VariantOffer {
  const supply = toSupply(response);
  const { id, sku, price, weight, metadata } = response;
  return {
    id: toId(id),
    sku,
    price,
    stock: stockOf(supply),
    noIndividualPurchase: metadata?.['no_individual_purchase'] === true,
    ...(metadata?.['subscribable'] === true && { isSubscribable: true }),
    ...omitNullish({ weight, unitsLeft: unitsLeft(supply) }),
  };
}

function toSupply({
  in_stock: inStock,
  is_backorderable: isBackorderable,
  total_on_hand: onHand,
}: VariantResponse): Supply {
  // Without a number the stock is unlimited, or zero.
  return { isBackorderable: isBackorderable ?? false, ...omitNullish({ onHand: onHand ?? (inStock ? undefined : 0) }) };
}
