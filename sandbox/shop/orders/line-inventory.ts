import type { PrepaidSubscriptionRow, VariantRow } from '#sandbox/database/schema';
import type { LineOptions, Part } from '#sandbox/shop/catalogue/line-parts';
import { readParts } from '#sandbox/shop/catalogue/line-parts';
import type { LineItem } from './order';

type Plan = Pick<PrepaidSubscriptionRow, 'lineItems'> | undefined;

/** The variants that leave the stock for one unit of a line, or for one delivery of a prepaid line. */
export function inventoryOf(
  variant: VariantRow,
  options: LineOptions,
  plan: Plan,
  held: readonly VariantRow[],
): LineItem['inventory'] {
  return contents(variant, options, plan).map(({ sku, quantity }) => {
    const one = sku === variant.sku ? variant : held.find((other) => other.sku === sku);
    if (!one) throw new Error(`A line of ${variant.sku} holds the unknown ${sku}.`);
    return { variant: one, quantity };
  });
}

/** The skus of the other variants in a line. */
export function includedSkus(variant: VariantRow, options: LineOptions, plan: Plan): readonly string[] {
  return contents(variant, options, plan)
    .map(({ sku }) => sku)
    .filter((sku) => sku !== variant.sku);
}

/** The units that lines take from the stock, by variant id. */
export function inventoryUnits(
  lines: readonly Pick<LineItem, 'inventory' | 'quantity'>[],
): ReadonlyMap<number, number> {
  const units = new Map<number, number>();
  for (const line of lines) {
    for (const { variant, quantity } of line.inventory)
      units.set(variant.id, (units.get(variant.id) ?? 0) + quantity * line.quantity);
  }
  return units;
}

function contents(variant: VariantRow, options: LineOptions, plan: Plan): readonly Part[] {
  const items = plan?.lineItems ?? [{ sku: variant.sku, quantity: 1 }];
  const parts = variant.composable ? readParts(options['parts']) : [];
  return items.flatMap((item) =>
    item.sku === variant.sku && parts.length > 0
      ? parts.map(({ sku, quantity }) => ({ sku, quantity: quantity * item.quantity }))
      : [item],
  );
}
