import type { Adjustment } from '#src/domain/cart/adjustment';
import type { Order } from '#src/domain/cart/order';
import { addMoney, type Cents, cents } from '#src/domain/money/money';
import type { CodeDenial } from './code-denial';

/** The effect of a code on an order. */
export type CodeStatus =
  /** The amount is negative, or zero. */
  | { readonly kind: 'counts'; readonly amount: Cents }
  /** Another promotion discounts the same items at least as much; `code` is absent when it is automatic. */
  | { readonly kind: 'beaten-by'; readonly code: string | undefined; readonly label: string }
  /** `missing` is the amount by which the items must cost more, if known. */
  | { readonly kind: 'rule-not-met'; readonly missing: Cents | undefined; readonly denial: CodeDenial | undefined };

export interface ExplainedCode {
  /** As stored: lower case. */
  readonly code: string;
  readonly status: CodeStatus;
}

/**
 * Explains for every code of an order whether it counts, and if not, why (spec §3 Adjustment, eligible). The server only sends
 * whether it counts; the reason follows from the other adjustments and from its earlier refusal.
 */
export function explainCodes(
  order: Order,
  denialOf: (code: string) => CodeDenial | undefined,
): readonly ExplainedCode[] {
  const places = [order, ...order.lineItems, ...order.shipments].map(({ adjustments }) =>
    adjustments.filter(({ source }) => source === 'promotion'),
  );
  const codes = new Set(places.flat().flatMap(({ promotionCode }) => promotionCode ?? []));
  return [...codes].map((code) => ({ code, status: statusOf(code, places, order.itemTotal, denialOf(code)) }));
}

type Place = readonly Adjustment[];

function statusOf(
  code: string,
  places: readonly Place[],
  itemTotal: Cents,
  denial: CodeDenial | undefined,
): CodeStatus {
  const own = places.flat().filter(({ promotionCode }) => promotionCode === code);
  const counting = own.filter(({ eligible }) => eligible);
  if (counting.length > 0)
    return { kind: 'counts', amount: addMoney(cents(0), ...counting.map(({ amount }) => amount)) };
  const needed = denial?.neededItemTotal;
  if (needed !== undefined && needed > itemTotal)
    return { kind: 'rule-not-met', missing: cents(needed - itemTotal), denial };
  const winner = winnerOver(code, places);
  if (winner) return { kind: 'beaten-by', code: winner.promotionCode, label: winner.label };
  return { kind: 'rule-not-met', missing: undefined, denial };
}

/** The promotion that beats a code on all of its items. Without one, the code's own rule is the reason. */
function winnerOver(code: string, places: readonly Place[]): Adjustment | undefined {
  const winners = places.flatMap((place) => {
    const own = place.find(({ promotionCode }) => promotionCode === code);
    return own ? [place.find(({ eligible, amount }) => eligible && amount <= own.amount)] : [];
  });
  return winners.includes(undefined) ? undefined : winners[0];
}
