import type { VariantSeed } from './variant-seed';

/** The weight in ounces of one full 250 ml can. */
const CAN_WEIGHT = '9.3';

/** A single can of wine. Prices are in cents. */
export function can(
  sku: string,
  name: string,
  slug: string,
  priceCents: number,
  stock: number,
  description: string,
): VariantSeed {
  return {
    sku,
    name,
    slug,
    description,
    priceCents,
    weight: CAN_WEIGHT,
    stock,
    backorderable: false,
    kind: 'wine',
    parts: [],
    noIndividualPurchase: false,
    subscribable: true,
    digital: false,
  };
}
