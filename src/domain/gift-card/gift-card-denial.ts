/** Why a gift card is not taken, as far as the shop says or does something else each time (spec §8 Handling). */
export type GiftCardDenialReason =
  | 'not_found'
  | 'expired'
  | 'empty'
  | 'already_redeemed'
  | 'already_applied'
  | 'other_store'
  | 'gift_cards_only'
  | 'no_customer'
  | 'other';

export interface GiftCardDenial {
  readonly reason: GiftCardDenialReason;
  /** The server's own sentence; empty where the shop itself decided. */
  readonly message: string;
}
