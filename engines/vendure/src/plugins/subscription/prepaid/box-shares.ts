/**
 * Splits the price of a plan over its boxes, in cents (spec §3 Prepaid subscription). The first k of n boxes cost k/n
 * of it, rounded half up: so shares add up, differ by a cent at most, and $237.86 for three boxes are $79.29, $79.28
 * and $79.29.
 */
export function boxShares(cents: number, boxes: number): readonly number[] {
  const until = (box: number): number => Math.floor((2 * cents * box + boxes) / (2 * boxes));
  return Array.from({ length: boxes }, (_, box) => until(box + 1) - until(box));
}

/** Adds up the shares of some boxes, counted from 0, for the units that are left of those that were bought. */
export function shareOf(
  shares: readonly number[],
  boxes: readonly number[],
  { left, bought }: { readonly left: number; readonly bought: number },
): number {
  const all = boxes.reduce((sum, box) => sum + (shares[box] ?? 0), 0);
  return left >= bought ? all : Math.floor((all * left) / bought);
}
