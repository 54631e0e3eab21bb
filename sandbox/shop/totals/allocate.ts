/**
 * Allocates cents by weights, so that the parts add up to all of them (largest remainder): each part gets the whole cents of its share,
 * and the largest remainders get one of the cents that are left, of equal ones the later. No part is more than its weight where
 * the cents are no more than all weights. Where nothing weighs, nothing is allocated.
 */
export function allocate(amountCents: number, weights: readonly number[]): readonly number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return weights.map(() => 0);
  // The product of two amounts may be more than a number holds exactly.
  const products = weights.map((weight) => BigInt(amountCents) * BigInt(weight));
  const parts = products.map((product) => Number(product / BigInt(all)));
  const remainders = products.map((product, index) => ({ index, remainder: Number(product % BigInt(all)) }));
  const left = amountCents - parts.reduce((sum, part) => sum + part, 0);
  const next = remainders.toSorted((one, other) => other.remainder - one.remainder || other.index - one.index);
  const increased = new Set(next.slice(0, left).map(({ index }) => index));
  return parts.map((part, index) => (increased.has(index) ? part + 1 : part));
}
