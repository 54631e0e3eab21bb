import type { AutomaticDiscount, PriceReason } from '#src/domain/catalogue/shopper-price';
import { percentOf } from '#src/domain/money/money';
import type { Adjustment } from './adjustment';
import { discountedLineAmount, lineAmount, type LineItem } from './line-item';

/** The reason a line costs less than its regular price; `offer` has the server's own name for it. */
export type LineReason =
  | { readonly kind: PriceReason }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'offer'; readonly label: string };

/** Discounts that compete on the same lines: the one that applies everywhere, if there is one, and those that it beats. */
export interface DiscountChoice {
  readonly counts?: LineReason;
  readonly beaten: readonly AutomaticDiscount[];
}

/**
 * Finds the reason the server discounted this line (spec §3 Adjustment). The server does not name the rule; a discount of
 * the same size that the order gets automatically is the reason.
 */
export function lineReason(line: LineItem, discounts: readonly AutomaticDiscount[]): LineReason | undefined {
  const counting = line.adjustments.filter(
    ({ source, eligible, amount }) => source === 'promotion' && eligible && amount < 0,
  );
  const best = counting.reduce<Adjustment | undefined>(
    (one, other) => (one && one.amount <= other.amount ? one : other),
    undefined,
  );
  if (!best) return undefined;
  if (best.promotionCode !== undefined) return { kind: 'code', code: best.promotionCode };
  const expected = discounts.find(({ percent }) => percentOf(lineAmount(line), -percent) === best.amount);
  return expected ? { kind: expected.reason } : { kind: 'offer', label: best.label };
}

/** Finds the discount that applies and those that it beats: discounts do not add up. Undefined where none is beaten. */
export function discountChoice(
  lines: readonly LineItem[],
  discounts: readonly AutomaticDiscount[],
): DiscountChoice | undefined {
  const reasons = lines.map((line) => lineReason(line, discounts));
  const [counts] = reasons;
  const beaten = discounts.filter(({ reason }) => reasons.some((one) => one && one.kind !== reason));
  if (beaten.length === 0) return undefined;
  const isOne = counts && reasons.every((one) => isSameReason(one, counts));
  return isOne ? { counts, beaten } : { beaten };
}

/** True when this discount, in percent, would lower any of these lines more than its current discount does. */
export function wouldLower(lines: readonly LineItem[], percent: number): boolean {
  return lines.some((line) => percentOf(lineAmount(line), percent) > lineAmount(line) - discountedLineAmount(line));
}

function isSameReason(one: LineReason | undefined, other: LineReason): boolean {
  if (one?.kind === 'code' && other.kind === 'code') return one.code === other.code;
  if (one?.kind === 'offer' && other.kind === 'offer') return one.label === other.label;
  return one?.kind === other.kind;
}
