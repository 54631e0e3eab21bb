import { type Cents, cents } from '#src/domain/money/money';
import { canCount } from './can-count';
import type { Product } from './product';

/**
 * What one can of a pack comes to, in cents rounded half up as everywhere in the shop, so that packs can be compared. The
 * cans are those that the name promises (spec §9 pack detection, advent calendar): gift sets and bundles hold things whose
 * share of the price nobody can tell, and a single can is its own price; both have none.
 */
export function pricePerCan({ name, price, family }: Pick<Product, 'name' | 'price' | 'family'>): Cents | undefined {
  const cans = family === 'pack' ? canCount({ name, quantity: 1, parts: [] }) : 0;
  return cans > 1 ? cents(Math.floor((2 * price + cans) / (2 * cans))) : undefined;
}
