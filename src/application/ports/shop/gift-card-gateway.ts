import type { Order, OrderKey } from '#src/domain/cart/order';
import type { GiftCardBalance, GiftCardDetails } from '#src/domain/gift-card/gift-card';

/** Who gets one gift card of the cart. */
export interface GiftCardRecipient extends GiftCardDetails {
  readonly id: string;
}

/**
 * Gift cards: for whom they are bought, and what is paid with them (spec §7 gift cards). Codes are as the domain
 * normalizes them. Rejects with GatewayError: a code is denied with `not_found` or `unprocessable_entity` and
 * `giftCardDenial`; an order that is not the key's is `unauthorized`; `locked` while another request holds the order.
 */
export interface GiftCardGateway {
  /** Notes who gets gift cards of the cart; `not_found` for an id of another order, field errors for bad details. */
  setRecipients(key: OrderKey, cards: readonly GiftCardRecipient[]): Promise<Order>;
  /** Pays the order with a gift card, as far as it goes. Its total stays the same. */
  apply(key: OrderKey, code: string): Promise<Order>;
  /** Stops paying with it. `not_found` when it is not on the order. */
  remove(key: OrderKey, code: string): Promise<Order>;
  /** What a gift card is worth; open to everybody. */
  check(code: string, email?: string): Promise<GiftCardBalance>;
  /** Turns what is left on a gift card into store credit of the customer with that e-mail, once. */
  redeem(code: string, email: string): Promise<GiftCardBalance>;
}
