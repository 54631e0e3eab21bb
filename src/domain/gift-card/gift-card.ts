import type { Instant } from '#src/domain/interval/interval';
import { type Cents, cents } from '#src/domain/money/money';

/** The recipient, and the time of the mail (spec §3 Client state, giftCardDetails). */
export interface GiftCardDetails {
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly purchaserName: string;
  readonly message: string;
  /** Immediately when absent. */
  readonly sendAt?: Instant;
}

/** Not yet validated, and with a day instead of a time. */
export interface TypedGiftCardDetails extends Readonly<
  Record<'recipientName' | 'recipientEmail' | 'purchaserName' | 'message', string>
> {
  /** ISO 8601; empty for immediately. */
  readonly day: string;
}

/** A line has one per unit. It can be redeemed when the order is complete. */
export interface BoughtGiftCard extends Partial<GiftCardDetails> {
  readonly id: string;
  readonly amount: Cents;
  /** It has a recipient. */
  readonly isFilled: boolean;
}

/** A payment, not a discount: the order's total does not change (spec §7). */
export interface AppliedGiftCard {
  readonly code: string;
  /** Taken by this order. */
  readonly amount: Cents;
  /** The balance after that. */
  readonly remaining?: Cents;
}

export interface GiftCardBalance {
  /** Absent when the back end only says that the card is valid. */
  readonly amount?: Cents;
  /** The balance can become store credit. */
  readonly isRedeemable: boolean;
}

/** The shopper chooses its amount. */
export const openGiftCard = 'GIFT-CARD-OPEN';
export const leastGiftCard = cents(1000);

export function isGiftCard({ sku }: { readonly sku: string }): boolean {
  return sku.startsWith('GIFT-CARD-');
}
