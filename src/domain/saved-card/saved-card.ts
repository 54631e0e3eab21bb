import { type Day, todayOf } from '#src/domain/interval/calendar-day';
import type { Instant } from '#src/domain/interval/interval';

/** A card that the customer saved to pay with (spec §3 walletPaymentSources). Its number is never known here. */
export interface SavedCard {
  readonly id: string;
  /** True for the card that checkout offers first. At most one is the default. */
  readonly isDefault: boolean;
  /** `visa`, `master` and others, as the back end names them. */
  readonly cardType?: string;
  readonly lastDigits: string;
  /** 1 to 12. It is valid until the end of this month. */
  readonly month: number;
  /** Four digits. */
  readonly year: number;
  readonly holder?: string;
  /** The subscriptions that it pays for. Also empty when the back end does not send them. */
  readonly subscriptionIds: readonly string[];
  /** The card session that saved it, so that the return from its page finds the card. */
  readonly cardSessionId?: string;
}

/** True when a card's last month is over in every state. It cannot pay then. */
export function isExpired(card: SavedCard, now: Instant): boolean {
  return isExpiredOn(card, todayOf(now));
}

/** True when a card cannot pay on a day any more: its last month is over by then. */
export function isExpiredOn({ month, year }: SavedCard, day: Day): boolean {
  return monthsUntil(month, year, day) < 0;
}

/** True when this month is the card's last. */
export function expiresThisMonth({ month, year }: SavedCard, now: Instant): boolean {
  return monthsUntil(month, year, todayOf(now)) === 0;
}

/** The card to offer first: the default, or else the newest, but none that has expired. `sources` are newest first. */
export function preferredSource(sources: readonly SavedCard[], now: Instant): SavedCard | undefined {
  const usable = sources.filter((source) => !isExpired(source, now));
  return usable.find(({ isDefault }) => isDefault) ?? usable[0];
}

function monthsUntil(month: number, year: number, day: Day): number {
  const [thisYear = 0, thisMonth = 0] = day.split('-').map(Number);
  return (year - thisYear) * 12 + month - thisMonth;
}
