/** Why a gift card is refused, as far as the shop reacts differently (spec §8 Handling). */
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
  /** The server's message; empty when the shop itself refused. */
  readonly message: string;
}
