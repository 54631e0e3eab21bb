import { type Countable, totalCanCount } from '#src/domain/catalogue/can-count';
import type { Product } from '#src/domain/catalogue/product';
import type { ShownLine } from './quantity';

/**
 * The cans in an order as it is shown. Lines name their parts by sku alone; their weights, which distinguish bottles from
 * glasses, are in the catalogue (spec §9). Of a prepaid line one delivery counts.
 */
export function cartCans(
  lines: readonly Pick<ShownLine, 'line' | 'quantity'>[],
  productOf: (sku: string) => Product | undefined,
): number {
  return totalCanCount(lines.map((shown) => asCountable(shown, productOf)));
}

/** Cans that make a full case: a prepaid line has a saving of its own and does not count. */
export function caseCans(
  lines: readonly Pick<ShownLine, 'line' | 'quantity'>[],
  productOf: (sku: string) => Product | undefined,
): number {
  return cartCans(
    lines.filter(({ line }) => line.prePaidSubscription === undefined),
    productOf,
  );
}

function asCountable(
  { line, quantity }: Pick<ShownLine, 'line' | 'quantity'>,
  productOf: (sku: string) => Product | undefined,
): Countable {
  return {
    name: line.variant.name,
    quantity,
    parts: line.parts.map((part) => ({ ...part, ...weightOf(productOf(part.sku)?.weight) })),
    ...weightOf(line.variant.weight),
  };
}

function weightOf(weight: number | undefined): { readonly weight?: number } {
  return weight === undefined ? {} : { weight };
}
