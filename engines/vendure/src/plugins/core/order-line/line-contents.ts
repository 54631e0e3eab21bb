import type { OrderLine } from '@vendure/core';
import type { Part } from './pack-parts';
import { readParts } from './pack-parts';
import { readPrepaid } from './prepaid-choice';

/**
 * Lists the stock of one unit of a line: the cans of a pack that the shopper put together, and the first delivery of a prepaid
 * line.
 */
export function contentsOf({
  productVariant,
  customFields,
}: Pick<OrderLine, 'productVariant' | 'customFields'>): readonly Part[] {
  const { sku, customFields: variant } = productVariant;
  const cans = variant.composable ? readParts(customFields.parts) : [{ sku, quantity: 1 }];
  const items = readPrepaid(customFields.prepaid)?.items ?? [{ sku, quantity: 1 }];
  return items.flatMap((item) =>
    item.sku === sku ? cans.map((can) => ({ sku: can.sku, quantity: can.quantity * item.quantity })) : [item],
  );
}

/** Counts the stock of all lines together, by sku. */
export function unitsOf(lines: readonly OrderLine[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const line of lines)
    for (const { sku, quantity } of contentsOf(line)) units.set(sku, (units.get(sku) ?? 0) + quantity * line.quantity);
  return units;
}

/** Lists all variants that have to be sold for these lines: the lines themselves, and their contents. */
export function skusOf(lines: readonly OrderLine[]): readonly string[] {
  return [...new Set([...unitsOf(lines).keys(), ...lines.map(({ productVariant }) => productVariant.sku)])];
}
