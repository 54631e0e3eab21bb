import type { VariantSeed } from '#sandbox/catalogue/variant-seed';

/** What one full can weighs, in ounces; it is how a can is told from everything else (spec §9). */
const canWeight = '9.3';

/** Cans in one unit that count towards a full case: a single can is one, a pack what it holds. A gift set is no case. */
export function cansOf(variant: VariantSeed, all: readonly VariantSeed[]): number {
  if (variant.composedOf !== undefined) return variant.composedOf;
  if (variant.kind === 'wine') return variant.weight === canWeight ? 1 : 0;
  if (variant.kind !== 'pack') return 0;
  return variant.parts.reduce((sum, part) => {
    const held = all.find(({ sku }) => sku === part.sku);
    return held ? sum + part.quantity * cansOf(held, all) : sum;
  }, 0);
}
