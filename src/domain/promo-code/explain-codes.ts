import type { Adjustment } from '#src/domain/cart/adjustment';
import type { Order } from '#src/domain/cart/order';
import { addMoney, type Cents, cents } from '#src/domain/money/money';
import type { CodeDenial } from './code-denial';

export type CodeStatus =
  /** Negative, or zero. */
  | { readonly kind: 'counts'; readonly amount: Cents }
  /** `code` is absent when the other promotion is automatic. */
  | { readonly kind: 'beaten-by'; readonly code: string | undefined; readonly label: string }
  /** `missing` is the amount by which the items must cost more. */
  | { readonly kind: 'rule-not-met'; readonly missing: Cents | undefined; readonly denial: CodeDenial | undefined };

export interface ExplainedCode {
  /** As stored: lower case. */
  readonly code: string;
  readonly status: CodeStatus;
}

/** The server says only if a code counts; the other adjustments and refusals say why (spec §3 Adjustment, eligible). */
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

/** It beats the code on all of its items. */
function winnerOver(code: string, places: readonly Place[]): Adjustment | undefined {
  const winners = places.flatMap((place) => {
    const own = place.find(({ promotionCode }) => promotionCode === code);
    return own ? [place.find(({ eligible, amount }) => eligible && amount <= own.amount)] : [];
  });
  return winners.includes(undefined) ? undefined : winners[0];
}
