import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { Used } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import { discountsOf } from '#src/domain/cart/order-summary';
import { ChangeCart } from './change-cart';

/** Empties the cart (spec §7 PUT empty). Removes lines and codes; number and token stay. */
export class EmptyCart {
  static readonly uses = { orders: OrderGateway, changeCart: ChangeCart };

  constructor(private readonly use: Used<typeof EmptyCart.uses>) {}

  execute(): Promise<Order> {
    return this.use.changeCart.execute({
      send: (key) => this.use.orders.empty(key),
      isDone: (after) => after.lineItems.length === 0 && discountsOf(after).length === 0,
    });
  }
}
