import type { PrepaidSubscriptionRow, VariantRow } from '#sandbox/database/schema';
import type { LineOptions, Part } from './line-parts';
import { readParts } from './line-parts';
import type { LineItem } from './order';

type Plan = Pick<PrepaidSubscriptionRow, 'lineItems'> | undefined;

/** What leaves the shelf for one unit of a line, or for one delivery of it when deliveries are paid ahead. */
export function goodsOf(
  variant: VariantRow,
  options: LineOptions,
  plan: Plan,
  held: readonly VariantRow[],
): LineItem['goods'] {
  return contents(variant, options, plan).map(({ sku, quantity }) => {
    const one = sku === variant.sku ? variant : held.find((other) => other.sku === sku);
    if (!one) throw new Error(`A line of ${variant.sku} holds the unknown ${sku}.`);
    return { variant: one, quantity };
  });
}

/** The other variants that a line holds. */
export function heldSkus(variant: VariantRow, options: LineOptions, plan: Plan): readonly string[] {
  return contents(variant, options, plan)
    .map(({ sku }) => sku)
    .filter((sku) => sku !== variant.sku);
}

/** Units of every variant, by its id, that lines take from the shelf. */
export function unitsOf(lines: readonly Pick<LineItem, 'goods' | 'quantity'>[]): ReadonlyMap<number, number> {
  const units = new Map<number, number>();
  for (const line of lines) {
    for (const { variant, quantity } of line.goods)
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
