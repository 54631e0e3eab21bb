import type { TypedGiftCardDetails } from '#src/domain/gift-card/gift-card';

/**
 * What was typed about gift cards of the cart and is not noted by the server yet, by the card's id (spec §3 Client state,
 * giftCardDetails).
 */
export interface GiftCardDetailsState {
  /** Undefined when nothing was typed, or when it has been noted since. */
  get(cardId: number): TypedGiftCardDetails | undefined;
  set(cardId: number, details: TypedGiftCardDetails): void;
  clear(cardId: number): void;
}
