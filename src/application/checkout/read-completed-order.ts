import { CurrentCart } from '#src/application/cart/current-cart';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { Used } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';

/** The order that this tab completed last, for its confirmation page (spec §2 /order/confirmation). */
export class ReadCompletedOrder {
  static readonly uses = { orders: OrderGateway, currentCart: CurrentCart };

  constructor(private readonly use: Used<typeof ReadCompletedOrder.uses>) {}

  /** Undefined when this tab did not complete the order of that number. */
  async execute(number: string): Promise<Order | undefined> {
    const { confirmable: key } = this.use.currentCart;
    if (key?.number !== number) return undefined;
    const order = await this.use.orders.read(key);
    return order.isComplete ? order : undefined;
  }
}
