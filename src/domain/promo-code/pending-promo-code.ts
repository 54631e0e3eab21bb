import type { Instant } from '#src/domain/interval/interval';
import type { ArrivedCode } from './campaign-parameters';
import type { CodeDenial } from './code-denial';

/** A code that is not yet applied to the cart (spec §3 maker-promos, §4 Promo codes). */
export interface PendingPromoCode extends ArrivedCode {
  readonly receivedAt: Instant;
  /** How often the server refused it. */
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
