import type { Instant } from '#src/domain/interval/interval';
import { type Cents, cents } from '#src/domain/money/money';

/** The recipient of a bought gift card, and the time of its mail (spec §3 Client state, giftCardDetails). */
export interface GiftCardDetails {
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly purchaserName: string;
  readonly message: string;
  /** The time of the mail; immediately when absent. */
  readonly sendAt?: Instant;
}

/** The details as typed: not yet validated, and with a day instead of a time. */
export interface TypedGiftCardDetails extends Readonly<
  Record<'recipientName' | 'recipientEmail' | 'purchaserName' | 'message', string>
> {
  /** ISO 8601; empty for immediately. */
  readonly day: string;
}

/** One gift card of a line, which has one per unit. It can be redeemed when the order is complete. */
export interface BoughtGiftCard extends Partial<GiftCardDetails> {
  readonly id: string;
  readonly amount: Cents;
  /** True when it has a recipient. */
  readonly isFilled: boolean;
}

/** A gift card that pays for an order. It is a payment, not a discount: the order's total does not change (spec §7). */
export interface AppliedGiftCard {
  /** Takes it off the order again; another word than the code, where the back end keeps that to itself. */
  readonly id: string;
  /** The last four characters of its code. */
  readonly last: string;
  /** The amount that this order takes from it. */
  readonly amount: Cents;
  /** The balance after that, if the back end sends it. */
  readonly remaining?: Cents;
}

export interface GiftCardBalance {
  /** The balance; absent when the back end only says that the card is valid. */
  readonly amount?: Cents;
  /** True when the balance can become store credit. */
  readonly isRedeemable: boolean;
}

/** The gift card whose amount the shopper chooses, and its minimum. */
export const openGiftCard = 'GIFT-CARD-OPEN';
export const leastGiftCard = cents(1000);

export function isGiftCard({ sku }: { readonly sku: string }): boolean {
  return sku.startsWith('GIFT-CARD-');
}
