import type { VariantSeed } from './variant-seed';

/** Defaults of a variant that is neither wine nor made of other variants. */
export const plain = {
  backorderable: false,
  parts: [],
  noIndividualPurchase: false,
  subscribable: false,
  digital: false,
} satisfies Partial<VariantSeed>;
