import type { Address } from '#src/domain/address-book/address';
import { packSizeFromName } from '#src/domain/catalogue/pack-detection';
import type { Picture } from '#src/domain/catalogue/product';
import type { Payment } from '#src/domain/checkout/payment';
import type { Instant, Interval } from '#src/domain/interval/interval';
import type { Cents } from '#src/domain/money/money';

/** Only an active subscription counts for discounts and reminders (spec §4 Subscription actions); what is unknown is `other`. */
export type SubscriptionState = 'active' | 'paused' | 'pending-cancellation' | 'canceled' | 'inactive' | 'other';

/** A mail that announced a delivery (spec §3 Subscription, reminders). */
export interface Reminder {
  readonly reminderType: string;
  readonly sentAt?: Instant;
}

/** One thing that every delivery brings (spec §3 Subscription, lineItems). */
export interface SubscribedLine {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  readonly price: Cents;
  readonly name: string;
  readonly description: string;
  readonly variantId?: string;
  readonly productSlug?: string;
  readonly picture?: Picture;
  /** Comes along with the next delivery only. */
  readonly isOneTime: boolean;
}

/** The card that pays, by its type and last digits. */
export interface SubscriptionCard extends Pick<Payment, 'cardType' | 'lastDigits'> {
  /** Which of the saved cards it is, when the back end says so. */
  readonly walletPaymentSourceId?: string;
}

/** The charge of a delivery that could not be paid. */
export interface UnpaidDelivery {
  /** With shipping and tax, at today's prices. */
  readonly total: Cents;
  /** The days on which the back end charges again by itself, the next and the last one; absent when it does not. */
  readonly nextAttempt?: Instant;
  readonly lastAttempt?: Instant;
}

/** Deliveries that come again and again (spec §3 Subscription). */
export interface Subscription {
  readonly id: string;
  readonly state: SubscriptionState;
  readonly interval: Interval;
  /** The day of the next delivery; absent when there is none. */
  readonly actionableDate?: Instant;
  readonly endDate?: Instant;
  readonly tagList: readonly string[];
  readonly reminders: readonly Reminder[];
  readonly lineItems: readonly SubscribedLine[];
  readonly shipAddress?: Address;
  readonly card?: SubscriptionCard;
  /** Whether the next delivery may be skipped: only so many in a row may. */
  readonly isSkippable: boolean;
  /** Whether the last charge failed. */
  readonly hasFailedPayment: boolean;
  /** What the back end says of a delivery that waits for its payment. */
  readonly unpaidDelivery?: UnpaidDelivery;
  /** What the goods of the next delivery come to, when the back end says so. */
  readonly upcomingTotal?: Cents;
}

/** Cans in every delivery. A subscription holds cans and packs of cans, nothing else; what comes once does not count. */
export function cansPerDelivery({ lineItems }: Subscription): number {
  return lineItems
    .filter(({ isOneTime }) => !isOneTime)
    .reduce((sum, { name, quantity }) => sum + quantity * (packSizeFromName(name) ?? 1), 0);
}
