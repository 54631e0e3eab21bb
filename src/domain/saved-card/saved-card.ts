import type { Instant } from '#src/domain/interval/interval';

/** Its number is never known here (spec §3 walletPaymentSources). */
export interface SavedCard {
  readonly id: string;
  /** Checkout offers it first. At most one is the default. */
  readonly isDefault: boolean;
  /** `visa`, `master` and others, as the back end names them. */
  readonly cardType?: string;
  readonly lastDigits: string;
  /** 1 to 12. It is valid until the end of this month. */
  readonly month: number;
  /** Four digits. */
  readonly year: number;
  readonly holder?: string;
  /** It pays for them. Also empty when the back end does not send them. */
  readonly subscriptionIds: readonly string[];
  /** The session that saved it, so that the return from its page finds the card. */
  readonly cardSessionId?: string;
}

/** UTC. The card cannot pay then. */
export function isExpired({ month, year }: SavedCard, now: Instant): boolean {
  return monthsUntil(month, year, now) < 0;
}

/** UTC. */
export function expiresThisMonth({ month, year }: SavedCard, now: Instant): boolean {
  return monthsUntil(month, year, now) === 0;
}

/** The default, or else the newest, but none that has expired. `sources` are newest first. */
export function preferredSource(sources: readonly SavedCard[], now: Instant): SavedCard | undefined {
  const usable = sources.filter((source) => !isExpired(source, now));
  return usable.find(({ isDefault }) => isDefault) ?? usable[0];
}

function monthsUntil(month: number, year: number, now: Instant): number {
  const today = new Date(now);
  return (year - today.getUTCFullYear()) * 12 + month - 1 - today.getUTCMonth();
}
