/** Cans that are compared at a time. */
export const maximumCompared = 3;

/** What became of a wish to compare one can more or less. */
export type ComparisonChange =
  | { readonly kind: 'added' | 'removed'; readonly skus: readonly string[] }
  | { readonly kind: 'full' };

/** Takes a can into the comparison, or out of it when it is there. A full comparison takes no more. */
export function toggleCompared(skus: readonly string[], sku: string): ComparisonChange {
  if (skus.includes(sku)) return { kind: 'removed', skus: skus.filter((other) => other !== sku) };
  return skus.length < maximumCompared ? { kind: 'added', skus: [...skus, sku] } : { kind: 'full' };
}

/** Puts a can into a place of the comparison, or leaves the place out; a can that stands elsewhere moves here. */
export function replaceCompared(skus: readonly string[], place: number, sku: string | undefined): readonly string[] {
  const others = skus.map((other, index) => (index === place || other === sku ? undefined : other));
  others[place] = sku;
  return others.filter((other) => other !== undefined).slice(0, maximumCompared);
}

/** Reads "RED-1,WHITE-1": each once, the first three. */
export function comparedFromText(text: string): readonly string[] {
  const skus = text.split(',').map((sku) => sku.trim());
  return [...new Set(skus)].filter((sku) => sku !== '').slice(0, maximumCompared);
}

export function comparedToText(skus: readonly string[]): string {
  return skus.join(',');
}
