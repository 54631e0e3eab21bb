import type { PriceReason } from '#src/domain/catalogue/shopper-price';

export const priceMessages = {
  yours: 'Your price',
  regular: 'Regular price',
  reasons: { member: 'member price', case: 'case price' } satisfies Record<PriceReason, string>,
} as const;

/** The back end calls it "Promotion (Full case)". */
export function offerName(label: string): string {
  return /^Promotion \((.+)\)$/.exec(label)?.[1] ?? label;
}
