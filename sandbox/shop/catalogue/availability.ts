import type { VariantRow } from '#sandbox/database/schema';

export interface Availability {
  readonly inStock: boolean;
  readonly isBackorderable: boolean;
}

/** Units of one variant that leave the stock. */
export interface InventoryUnits {
  readonly variant: VariantRow;
  readonly quantity: number;
}

/** Stock that is null is unlimited. */
export function availability(variant: VariantRow): Availability {
  return {
    inStock: variant.countOnHand === null || variant.countOnHand > 0 || variant.backorderable,
    isBackorderable: variant.backorderable,
  };
}

/** True when that many units can be sold now. */
export function canSupply(variant: VariantRow, quantity: number): boolean {
  return variant.backorderable || variant.countOnHand === null || variant.countOnHand >= quantity;
}

/** The stock of a bundle, limited by its scarcest part. */
export function bundleStock(inventory: readonly InventoryUnits[]): Pick<VariantRow, 'countOnHand' | 'backorderable'> {
  const limited = inventory.filter(({ variant }) => variant.countOnHand !== null && !variant.backorderable);
  if (limited.length === 0)
    return { countOnHand: null, backorderable: inventory.some(({ variant }) => variant.backorderable) };
  return {
    countOnHand: Math.min(...limited.map(({ variant, quantity }) => Math.floor((variant.countOnHand ?? 0) / quantity))),
    backorderable: false,
  };
}
