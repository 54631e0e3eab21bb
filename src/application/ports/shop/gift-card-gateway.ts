import { token } from '#src/application/ports/token';
import type { Order, OrderKey } from '#src/domain/cart/order';
import type { GiftCardBalance, GiftCardDetails } from '#src/domain/gift-card/gift-card';

/** The recipient of one gift card of the cart. */
export interface GiftCardRecipient extends GiftCardDetails {
  readonly id: string;
}

/**
 * Gift cards: their recipients, and payments with them (spec §7 gift cards). Codes are normalized by the domain. Rejects
 * with GatewayError: a code is denied with `not_found` or `unprocessable_entity` and `giftCardDenial`; an order that is not
 * the key's is `unauthorized`; `locked` while another request holds the order.
 */
export interface GiftCardGateway {
  /** Sets the recipients of gift cards in the cart; `not_found` for an id of another order, field errors for invalid details. */
  setRecipients(key: OrderKey, cards: readonly GiftCardRecipient[]): Promise<Order>;
  /** Pays the order with a gift card, up to its balance. The order's total does not change. */
  apply(key: OrderKey, code: string): Promise<Order>;
  /** Removes an applied card by its id from the order's payments. `not_found` when it is not on the order. */
  remove(key: OrderKey, id: string): Promise<Order>;
  /** Reads the balance of a gift card; open to everybody. */
  check(code: string, email?: string): Promise<GiftCardBalance>;
  /** Converts the balance of a gift card into store credit of the customer with that e-mail, once. */
  redeem(code: string, email: string): Promise<GiftCardBalance>;
}

export const GiftCardGateway = token<GiftCardGateway>('GiftCardGateway');
