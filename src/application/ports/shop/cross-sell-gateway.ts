import { token } from '#src/application/ports/token';
import type { Order, OrderKey } from '#src/domain/cart/order';
import type { NewLine } from './order-gateway';

/** Additions to a placed order that is not packed (spec §7 PUT cross_sell). */
export interface CrossSellGateway {
  /**
   * Charges the order's card once more. Rejects with GatewayError: `not_allowed` when nothing can be added;
   * `unprocessable_entity` when the card is declined and `insufficient_stock`, and then nothing was charged;
   * `not_found` for an unknown sku; `unauthorized`; `locked` while another request holds the order.
   */
  add(key: OrderKey, line: Pick<NewLine, 'sku' | 'quantity'>): Promise<Order>;
}

export const CrossSellGateway = token<CrossSellGateway>('CrossSellGateway');
