import { token } from '#src/application/ports/token';
import type { Order, OrderKey } from '#src/domain/cart/order';

/** The cancellation of an order that was just placed, by its shopper, for as long as it is not packed. */
export interface CancellationGateway {
  /**
   * Cancels a complete order, gives its money back, and ends its recurring parts; answers the order, also one that is canceled.
   * Rejects with GatewayError: `not_allowed` when it cannot be canceled (any more), or not by the caller, who has to be the payer or
   * the signed-in owner; `unprocessable_entity` with `errors.shipments` once it is packed, and with `errors.gift_cards` after a
   * gift card that it bought was used; `unauthorized`; `locked` while another request holds the order.
   */
  cancelOrder(key: OrderKey): Promise<Order>;
}

export const CancellationGateway = token<CancellationGateway>('CancellationGateway');
