import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { DependenciesOf } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import { discountsOf } from '#src/domain/cart/order-summary';
import { ChangeCart } from './change-cart';

/** Empties the cart (spec §7 PUT empty). Removes lines and codes; number and token stay. */
export class EmptyCart {
  static readonly dependencies: DependenciesOf<typeof EmptyCart> = [OrderGateway, ChangeCart];

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
