import { type NewLine, OrderGateway } from '#src/application/ports/shop/order-gateway';
import { CartChangeNotifier } from '#src/application/ports/state/cart-change-notifier';
import type { DependenciesOf } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import { unitsOf } from '#src/domain/cart/order';
import { surplusOf } from '#src/domain/cart/surplus';
import { ChangeCart } from './change-cart';
import { CurrentCart } from './current-cart';

/**
 * Adds a line (spec §1 Cart, §7 POST line_items). The first line creates the order in the same call, so that a reload right
 * after finds it. Stores the price that the page showed, and tells the shopper about units beyond the requested ones.
 */
export class AddLineToCart {
  static readonly dependencies: DependenciesOf<typeof AddLineToCart> = [
    OrderGateway,
    ChangeCart,
    CartChangeNotifier,
    CurrentCart,
  ];

  constructor(
    private readonly orders: OrderGateway,
    private readonly changeCart: ChangeCart,
    private readonly notice: CartChangeNotifier,
    private readonly currentCart: CurrentCart,
  ) {}

  execute(line: NewLine): Promise<Order> {
    return this.changeCart.executeOrCreate(
      {
        send: (key) => {
          this.currentCart.promise(line);
          return this.orders.addLine(key, line);
        },
        isDone: (after, before) => unitsOf(after, line.sku) >= unitsOf(before, line.sku) + line.quantity,
        whenDone: (after, before) => {
          const surplus = surplusOf(before, after, line);
          if (surplus) void this.notice.announce({ kind: 'surplus', surplus });
        },
      },
      () => {
        this.currentCart.promise(line);
        return this.orders.create([line]);
      },
    );
  }
}
