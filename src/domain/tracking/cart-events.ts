import type { Order } from '#src/domain/cart/order';

/** Units of a sku that were added; negative for removed ones. */
export interface CartMovement {
  readonly sku: string;
  readonly units: number;
}

type Lines = Pick<Order, 'lineItems'>;

/** Returns the changes to the contents of a cart by sku; lines of the same sku count together. */
export function cartMovements(before: Lines | undefined, after: Lines): readonly CartMovement[] {
  const units = new Map<string, number>();
  const count = (lines: Lines | undefined, sign: 1 | -1) =>
    lines?.lineItems.forEach(({ sku, quantity }) => units.set(sku, (units.get(sku) ?? 0) + sign * quantity));
  count(before, -1);
  count(after, 1);
  return [...units].filter(([, moved]) => moved !== 0).map(([sku, moved]) => ({ sku, units: moved }));
}
