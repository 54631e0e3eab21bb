import { type Countable, totalCanCount } from '#src/domain/catalogue/can-count';
import type { Product } from '#src/domain/catalogue/product';
import type { ShownLine } from './quantity';

/** Only the catalogue has the weights of parts (spec §9). Of a prepaid line one delivery counts. */
export function cartCans(
  lines: readonly Pick<ShownLine, 'line' | 'quantity'>[],
  productOf: (sku: string) => Product | undefined,
): number {
  return totalCanCount(lines.map((shown) => asCountable(shown, productOf)));
}

/** Prepaid cans have a saving of their own and do not count. */
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
