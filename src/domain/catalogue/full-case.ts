/** The sizes a case discount is given for, best first (spec §9 Full-case discount helper). */
export const fullCaseSizes = [24, 12] as const;
export type FullCaseSize = (typeof fullCaseSizes)[number];

/** The biggest case a number of cans fills: 24, then 12, else none (spec §9 Full-case discount helper). */
export function fullCase(cans: number): FullCaseSize | undefined {
  return fullCaseSizes.find((size) => cans >= size);
}

/** The next case worth reaching for and the cans it still takes; undefined when the biggest is full. */
export function cansToNextCase(cans: number): { readonly size: FullCaseSize; readonly missing: number } | undefined {
  const size = [...fullCaseSizes].reverse().find((candidate) => cans < candidate);
  return size === undefined ? undefined : { size, missing: size - cans };
}
