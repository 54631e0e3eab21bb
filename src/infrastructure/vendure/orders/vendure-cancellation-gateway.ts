import type { CancellationGateway } from '#src/application/ports/shop/cancellation-gateway';
import type { Order, OrderKey } from '#src/domain/cart/order';
import { toOrder } from '#src/infrastructure/vendure/cart/order-answer';
import { cancelPlacedOrder } from '#src/infrastructure/vendure/operations.generated';
import type { VendureCalls } from '#src/infrastructure/vendure/vendure-calls';

/** Cancels a placed order of the engine, which gives its money back. */
export class VendureCancellationGateway implements CancellationGateway {
  constructor(private readonly calls: VendureCalls) {}

  async cancelOrder(key: OrderKey): Promise<Order> {
    return toOrder((await this.calls.send(cancelPlacedOrder, {}, { key, customer: 'known' })).cancelPlacedOrder);
  }
}
