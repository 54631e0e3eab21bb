import { oneLine } from '#src/domain/text/one-line';

/** The most cans in a comparison. */
export const maximumCompared = 3;

/** The result of adding a can to a comparison or removing one. */
export type ComparisonChange =
  | { readonly kind: 'added' | 'removed'; readonly skus: readonly string[] }
  | { readonly kind: 'full' };

/** Adds a can to the comparison, or removes it when it is there. A full comparison takes no more. */
export function toggleCompared(skus: readonly string[], sku: string): ComparisonChange {
  if (skus.includes(sku)) return { kind: 'removed', skus: skus.filter((other) => other !== sku) };
  return skus.length < maximumCompared ? { kind: 'added', skus: [...skus, sku] } : { kind: 'full' };
}

/** Puts a can into a place of the comparison, or empties the place; a can in another place moves here. */
export function replaceCompared(skus: readonly string[], place: number, sku: string | undefined): readonly string[] {
  const others = skus.map((other, index) => (index === place || other === sku ? undefined : other));
  others[place] = sku;
  return others.filter((other) => other !== undefined).slice(0, maximumCompared);
}

/** Reads "RED-1,WHITE-1": each sku once, the first three. */
export function comparedFromText(text: string): readonly string[] {
  const skus = oneLine(text)
    .split(',')
    .map((sku) => sku.trim());
  return [...new Set(skus)].filter((sku) => sku !== '').slice(0, maximumCompared);
}

export function comparedToText(skus: readonly string[]): string {
  return skus.join(',');
}
