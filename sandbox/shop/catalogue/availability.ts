import type { VariantRow } from '../../database/schema';

export interface Availability {
  readonly inStock: boolean;
  readonly isBackorderable: boolean;
}

/** Stock that is null is unlimited. */
export function availability(variant: VariantRow): Availability {
  return {
    inStock: variant.countOnHand === null || variant.countOnHand > 0 || variant.backorderable,
    isBackorderable: variant.backorderable,
  };
}

/** Whether so many units can be sold now. */
export function canSupply(variant: VariantRow, quantity: number): boolean {
  return variant.backorderable || variant.countOnHand === null || variant.countOnHand >= quantity;
}
