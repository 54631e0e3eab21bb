import type { CrossSellGateway } from '#src/application/ports/shop/cross-sell-gateway';
import type { NewLine } from '#src/application/ports/shop/order-gateway';
import type { Order, OrderKey } from '#src/domain/cart/order';
import { toOrder } from '#src/infrastructure/vendure/cart/order-answer';
import { addToPlacedOrder } from '#src/infrastructure/vendure/operations.generated';
import type { VendureCalls } from '#src/infrastructure/vendure/vendure-calls';

/** Additions to a placed order of the engine, which charges its card. */
export class VendureCrossSellGateway implements CrossSellGateway {
  constructor(private readonly calls: VendureCalls) {}

  async add(key: OrderKey, { sku, quantity }: Pick<NewLine, 'sku' | 'quantity'>): Promise<Order> {
    return toOrder(
      (await this.calls.send(addToPlacedOrder, { sku, quantity }, { key, customer: 'known' })).addToPlacedOrder,
    );
  }
}
