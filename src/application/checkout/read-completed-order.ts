import { CurrentCart } from '#src/application/cart/current-cart';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { DependenciesOf } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';

/** The order that this tab completed last, for its confirmation page (spec §2 /order/confirmation). */
export class ReadCompletedOrder {
  static readonly dependencies: DependenciesOf<typeof ReadCompletedOrder> = [OrderGateway, CurrentCart];

  constructor(
    private readonly orders: OrderGateway,
    private readonly currentCart: CurrentCart,
  ) {}

  /** Undefined when this tab did not complete the order of that number. */
  async execute(number: string): Promise<Order | undefined> {
    const { confirmable: key } = this.currentCart;
    if (key?.number !== number) return undefined;
    const order = await this.orders.read(key);
    return order.isComplete ? order : undefined;
  }
}
