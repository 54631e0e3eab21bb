import { token } from '#src/application/ports/token';
import type { Order, OrderKey } from '#src/domain/cart/order';
import type { GiftCardBalance, GiftCardDetails } from '#src/domain/gift-card/gift-card';

export interface GiftCardRecipient extends GiftCardDetails {
  readonly id: string;
}

/**
 * Rejects with GatewayError: a code is denied with `not_found` or `unprocessable_entity` and `giftCardDenial`;
 * `unauthorized` when the order is not the key's; `locked` while another request holds it (spec §7 gift cards).
 */
export interface GiftCardGateway {
  /** `not_found` for an id of another order, field errors for invalid details. */
  setRecipients(key: OrderKey, cards: readonly GiftCardRecipient[]): Promise<Order>;
  /** Pays up to its balance. The order's total does not change. */
  apply(key: OrderKey, code: string): Promise<Order>;
  /** `not_found` when it is not on the order. */
  remove(key: OrderKey, code: string): Promise<Order>;
  /** Open to everybody. */
  check(code: string, email?: string): Promise<GiftCardBalance>;
  /** Works once; the customer with that e-mail gets the store credit. */
  redeem(code: string, email: string): Promise<GiftCardBalance>;
}

export const GiftCardGateway = token<GiftCardGateway>('GiftCardGateway');
