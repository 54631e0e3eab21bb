import type { Order } from '#src/domain/cart/order';
import { cents, formatPromotionAmount } from '#src/domain/money/money';
import type { CodeStatus, ExplainedCode } from '#src/domain/promo-code/explain-codes';
import { isGivenUp, isHopeless, type PendingPromoCode } from '#src/domain/promo-code/pending-promo-code';
import { displayPromoCode } from '#src/domain/promo-code/promo-code';
import { offerName } from '#src/ui/catalogue/shared/price-messages';
import { describeDenial, promoCodeMessages } from '#src/ui/promo-code/shared/promo-code-messages';

export interface CodeView {
  readonly code: string;
  readonly shown: string;
  /** Tells that the code does not count. The summary has the discounts of the others. */
  readonly detail: string | undefined;
  /** Tells why the code does not count, and when it will. */
  readonly explanation: string | undefined;
}

export function asCodeView({ code, status }: ExplainedCode): CodeView {
  const isCounting = status.kind === 'counts';
  return {
    code,
    shown: displayPromoCode(code),
    detail: isCounting ? undefined : promoCodeMessages.notCounting,
    explanation: isCounting ? undefined : explain(status),
  };
}

function explain(status: Exclude<CodeStatus, { kind: 'counts' }>): string {
  if (status.kind === 'beaten-by') {
    const { code, label } = status;
    return code === undefined
      ? promoCodeMessages.beatenByOffer(offerName(label))
      : promoCodeMessages.beatenBy(displayPromoCode(code));
  }
  if (status.missing !== undefined) return promoCodeMessages.missing(formatPromotionAmount(status.missing));
  const { denial } = status;
  // The server's amount in a denial was about a different cart.
  return denial && denial.neededItemTotal === undefined ? describeDenial(denial) : promoCodeMessages.ruleNotMet;
}

export function asPendingView(pending: PendingPromoCode, order: Order | undefined, isTrying: boolean): CodeView {
  const isNext =
    isTrying &&
    (!pending.denial ||
      (pending.denial.reason === 'nothing_to_discount' && order !== undefined && order.shipments.length > 0));
  const explanation = isNext ? promoCodeMessages.waits.next : explainWaiting(pending, order);
  return { code: pending.code, shown: displayPromoCode(pending.code), detail: undefined, explanation };
}

function explainWaiting(pending: PendingPromoCode, order: Order | undefined): string {
  const { waits } = promoCodeMessages;
  const { denial } = pending;
  if (!denial) return waits.forChange(displayPromoCode(pending.code));
  const missing = (denial.neededItemTotal ?? 0) - (order?.itemTotal ?? 0);
  if (isGivenUp(pending)) return waits.noLonger(describeDenial(denial));
  if (denial.reason === 'nothing_to_discount') return waits.forDelivery;
  if (missing > 0 && order) return waits.forMore(formatPromotionAmount(cents(missing)));
  if (isHopeless(pending)) return waits.forVisit(describeDenial(denial));
  return waits.because(describeDenial(denial));
}
