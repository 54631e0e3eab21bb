import type { Address } from '#src/domain/address-book/address';
import type { Payment } from '#src/domain/cart/payment';
import { packSizeFromName } from '#src/domain/catalogue/pack-detection';
import type { Picture } from '#src/domain/catalogue/product';
import type { Day } from '#src/domain/interval/calendar-day';
import type { Instant, Interval } from '#src/domain/interval/interval';
import type { Cents } from '#src/domain/money/money';

/** Only an active subscription counts for discounts and reminders (spec §4 Subscription actions); unknown states are `other`. */
export type SubscriptionState = 'active' | 'paused' | 'pending-cancellation' | 'canceled' | 'inactive' | 'other';

/** A mail that announced a delivery (spec §3 Subscription, reminders). */
export interface Reminder {
  readonly reminderType: string;
  readonly sentAt?: Instant;
}

/** One line of every delivery (spec §3 Subscription, lineItems). */
export interface SubscribedLine {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  readonly price: Cents;
  readonly name: string;
  readonly productSlug?: string;
  readonly picture?: Picture;
  /** True when it is only in the next delivery. */
  readonly isOneTime: boolean;
}

/** The card that pays, by its type and last digits. */
export interface SubscriptionCard extends Pick<Payment, 'cardType' | 'lastDigits'> {
  /** The id of its saved card; absent when the back end does not send it. */
  readonly walletPaymentSourceId?: string;
}

/** A failed charge of a delivery. */
export interface UnpaidDelivery {
  /** With shipping and tax, at today's prices. */
  readonly total: Cents;
  /** The days on which the back end retries the charge, the next and the last one; absent when it does not. */
  readonly nextAttempt?: Day;
  readonly lastAttempt?: Day;
}

/** A series of deliveries (spec §3 Subscription). */
export interface Subscription {
  readonly id: string;
  readonly state: SubscriptionState;
  readonly interval: Interval;
  /** The day of the next delivery; absent when there is none. */
  readonly actionableDate?: Day;
  /**
   * The day of the month, 1 to 31, on which deliveries come that are months or years apart; the last day of a month that has
   * no such day. Absent when the back end does not send it.
   */
  readonly anchorDay?: number;
  readonly endDate?: Day;
  readonly reminders: readonly Reminder[];
  readonly lineItems: readonly SubscribedLine[];
  readonly shipAddress?: Address;
  /** Absent when no card pays. */
  readonly card?: SubscriptionCard;
  /**
   * True when the next delivery waits for a card: there is none, and store credit does not cover its total. Absent when the back
   * end does not send it; then store credit counts for nothing.
   */
  readonly needsCard?: boolean;
  /** True when the next delivery may be skipped: the number of skips in a row is limited. */
  readonly isSkippable: boolean;
  /** True when the last charge failed. */
  readonly hasFailedPayment: boolean;
  /** The delivery that waits for its payment, when the back end sends it. */
  readonly unpaidDelivery?: UnpaidDelivery;
  /** The price of the goods in the next delivery; absent when the back end does not send it. */
  readonly upcomingTotal?: Cents;
}

/** The cans in every delivery. A subscription holds only cans and packs of cans; one-time lines do not count. */
export function cansPerDelivery({ lineItems }: Subscription): number {
  return lineItems
    .filter(({ isOneTime }) => !isOneTime)
    .reduce((sum, { name, quantity }) => sum + quantity * (packSizeFromName(name) ?? 1), 0);
}
