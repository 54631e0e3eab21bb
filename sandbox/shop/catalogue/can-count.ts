import type { VariantSeed } from '#sandbox/shop/config/variant-seed';

/** The weight of one full can in ounces, which identifies a single can (spec §9). */
const canWeight = '9.3';

/** The cans of one unit that count towards a full case: one for a single can, the contents of a pack, none for a gift set. */
export function cansOf(variant: VariantSeed, all: readonly VariantSeed[]): number {
  if (variant.composedOf !== undefined) return variant.composedOf;
  if (variant.kind === 'wine') return variant.weight === canWeight ? 1 : 0;
  if (variant.kind !== 'pack') return 0;
  return variant.parts.reduce((sum, part) => {
    const held = all.find(({ sku }) => sku === part.sku);
    return held ? sum + part.quantity * cansOf(held, all) : sum;
  }, 0);
}
