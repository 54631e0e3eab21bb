import type { VariantSeed } from './variant-seed';

/** What holds for a variant that is neither wine nor made of other variants, unless it says otherwise. */
export const plain = {
  backorderable: false,
  parts: [],
  noIndividualPurchase: false,
  subscribable: false,
  digital: false,
} satisfies Partial<VariantSeed>;
