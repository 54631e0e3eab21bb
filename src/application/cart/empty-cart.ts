import type { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { Order } from '#src/domain/cart/order';
import { discountsOf } from '#src/domain/cart/order-summary';
import type { ChangeCart } from './change-cart';

/** Empties the cart (spec §7 PUT empty). Removes lines and codes; number and token stay. */
export class EmptyCart {
  constructor(
    private readonly orders: OrderGateway,
    private readonly changeCart: ChangeCart,
  ) {}

  execute(): Promise<Order> {
    return this.changeCart.execute({
      send: (key) => this.orders.empty(key),
      isDone: (after) => after.lineItems.length === 0 && discountsOf(after).length === 0,
    });
  }
}
