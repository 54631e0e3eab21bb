import type { Instant } from '#src/domain/interval/interval';
import type { CodeDenial, CodeDenialReason } from './code-denial';
import type { CodeSituation } from './code-situation';
import type { ArrivedCode } from './promo-code';

/** A code that is not yet applied to the cart (spec §3 maker-promos, §4 Promo codes). */
export interface PendingPromoCode extends ArrivedCode {
  readonly receivedAt: Instant;
  /** The number of times that the server refused it. */
  readonly tries: number;
  readonly denial?: CodeDenial;
  /** The CodeSituation of the last refusal. */
  readonly deniedIn?: string;
}

/** The oldest codes above this limit are dropped. */
export const mostPendingPromoCodes = 100;

/** Adds a code as the newest. An existing one is reset; the source `campaign` wins over an affiliate. */
export function keepCode(
  kept: readonly PendingPromoCode[],
  { key, code }: ArrivedCode,
  receivedAt: Instant,
): readonly PendingPromoCode[] {
  const before = kept.find((other) => other.code === code);
  const newest: PendingPromoCode = { key: before?.key === 'promo' ? 'promo' : key, code, receivedAt, tries: 0 };
  return [...dropCode(kept, code), newest].slice(-mostPendingPromoCodes);
}

export function dropCode(kept: readonly PendingPromoCode[], code: string): readonly PendingPromoCode[] {
  return kept.filter((other) => other.code !== code);
}

/** Stores a refusal of a pending code. Ignores a code that is no longer pending. */
export function noteDenial(
  kept: readonly PendingPromoCode[],
  code: string,
  denial: CodeDenial,
  situation: string,
): readonly PendingPromoCode[] {
  return kept.map((other) =>
    other.code === code ? { ...other, tries: other.tries + 1, denial, deniedIn: situation } : other,
  );
}

/** A page load, or a change of the cart. */
export type TryOccasion = 'start-up' | 'cart-change';

/** After this many refusals a code is kept but not tried automatically (docs/adr/0019). */
export const mostTries = 24;
export const mostHopelessTries = 3;

/** Refusals that do not depend on the cart. They may end with time: a code that starts tomorrow is unknown today. */
const hopeless: readonly CodeDenialReason[] = ['not_found', 'expired', 'used_up'];

export function isHopeless({ denial }: PendingPromoCode): boolean {
  return denial !== undefined && hopeless.includes(denial.reason);
}

/** True when a code is tried again only after a URL contains it again. */
export function isGivenUp(kept: PendingPromoCode): boolean {
  return kept.tries >= (isHopeless(kept) ? mostHopelessTries : mostTries);
}

/** True when a pending code should be tried now (spec §4 Promo codes: other codes are kept for retry). */
export function isDue(kept: PendingPromoCode, situation: CodeSituation, occasion: TryOccasion): boolean {
  const { denial, deniedIn } = kept;
  if (!denial) return true;
  if (isGivenUp(kept)) return false;
  if (denial.reason === 'nothing_to_discount' && !situation.hasShipments) return false;
  if ((denial.neededItemTotal ?? 0) > situation.itemTotal) return false;
  return occasion === 'start-up' || (!isHopeless(kept) && deniedIn !== situation.mark);
}
