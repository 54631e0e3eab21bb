import type { Instant } from '#src/domain/interval/interval';
import { type Cents, cents } from '#src/domain/money/money';

/** Who a bought gift card is for, and when it is sent (spec §3 Client state, giftCardDetails). */
export interface GiftCardDetails {
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly purchaserName: string;
  readonly message: string;
  /** When the mail goes out; at once, when absent. */
  readonly sendAt?: Instant;
}

/** The same as somebody typed it: nothing is checked yet, and a day stands for the moment. */
export interface TypedGiftCardDetails extends Readonly<
  Record<'recipientName' | 'recipientEmail' | 'purchaserName' | 'message', string>
> {
  /** ISO 8601; empty for at once. */
  readonly day: string;
}

/** One gift card of a line: there is one for every unit of it. It becomes redeemable when the order is complete. */
export interface BoughtGiftCard extends Partial<GiftCardDetails> {
  readonly id: string;
  readonly amount: Cents;
  /** Whether it is known who receives it. */
  readonly isFilled: boolean;
}

/** A gift card that pays for an order. It is a payment and no discount: the order's total stays what it is (spec §7). */
export interface AppliedGiftCard {
  readonly code: string;
  /** What this order takes of it. */
  readonly amount: Cents;
  /** What stays on the card, when the back end says so. */
  readonly remaining?: Cents;
}

/** What a gift card is worth now. */
export interface GiftCardBalance {
  /** What is left on it; absent where the back end only says that it is good. */
  readonly amount?: Cents;
  /** Whether what is left can become store credit. */
  readonly isRedeemable: boolean;
}

/** The gift card that is worth what the shopper says, and the least that this can be. */
export const openGiftCard = 'GIFT-CARD-OPEN';
export const leastGiftCard = cents(1000);

export function isGiftCard({ sku }: { readonly sku: string }): boolean {
  return sku.startsWith('GIFT-CARD-');
}
