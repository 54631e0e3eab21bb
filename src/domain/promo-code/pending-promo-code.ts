import type { Instant } from '#src/domain/interval/interval';
import type { ArrivedCode } from './campaign-parameters';
import type { CodeDenial } from './code-denial';

/** A code that waits to be put on the cart (spec §3 maker-promos, §4 Promo codes). */
export interface PendingPromoCode extends ArrivedCode {
  readonly receivedAt: Instant;
  /** How often the server refused it. */
  readonly tries: number;
  readonly denial?: CodeDenial;
  /** The situation in which it was refused last; see CodeSituation. */
  readonly deniedIn?: string;
}

/** Of more codes the oldest are forgotten: far more than any campaign hands out, and still little to store. */
export const mostPendingPromoCodes = 100;

/** Keeps a code as the newest. One that is kept already starts anew; a campaign's name for it wins over an affiliate's. */
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

/** Notes that the server refused a code in a situation; one that is not kept any more stays forgotten. */
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
