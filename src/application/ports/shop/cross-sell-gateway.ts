import { token } from '#src/application/ports/token';
import type { Order, OrderKey } from '#src/domain/cart/order';
import type { NewLine } from './order-gateway';

/** Additions to an order that was just placed, for as long as it is not packed (spec §7 PUT cross_sell). */
export interface CrossSellGateway {
  /**
   * Adds a line to a complete order and charges its card once more; answers the order. Rejects with GatewayError:
   * `not_allowed` when nothing can be added (any more), or not by the caller, who has to be the payer or the signed-in owner;
   * `unprocessable_entity` when the card is declined, for a gift card, and for more than the order cost; and
   * `insufficient_stock` when there is not enough, and then nothing was charged; `not_found` for an unknown sku;
   * `unauthorized`; `locked` while another request holds the order.
   */
  add(key: OrderKey, line: Pick<NewLine, 'sku' | 'quantity'>): Promise<Order>;
}

export const CrossSellGateway = token<CrossSellGateway>('CrossSellGateway');
