import type { Order } from '../../domain/cart/order';
import type { NewLine, OrderGateway } from '../ports/shop/order-gateway';
import type { ChangeCart } from './change-cart';

/**
 * Adds a line (spec §1 Cart, §7 POST line_items). The first one creates the order together with its line, at once, so
 * that a reload right after still finds it.
 */
export class AddLineToCart {
  constructor(
    private readonly orders: OrderGateway,
    private readonly changeCart: ChangeCart,
  ) {}

  execute(line: NewLine): Promise<Order> {
    return this.changeCart.executeOrCreate(
      {
        send: (key) => this.orders.addLine(key, line),
        isDone: (after, before) => quantityOf(after, line.sku) >= quantityOf(before, line.sku) + line.quantity,
      },
      () => this.orders.create([line]),
    );
  }
}

function quantityOf(order: Order, sku: string): number {
  return order.lineItems.filter((line) => line.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0);
}
