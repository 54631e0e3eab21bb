import { type NewLine, OrderGateway } from '#src/application/ports/shop/order-gateway';
import { CartChangeNotifier } from '#src/application/ports/state/cart-change-notifier';
import type { Used } from '#src/application/ports/token';
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
  static readonly uses = {
    orders: OrderGateway,
    changeCart: ChangeCart,
    notice: CartChangeNotifier,
    currentCart: CurrentCart,
  };

  constructor(private readonly use: Used<typeof AddLineToCart.uses>) {}

  execute(line: NewLine): Promise<Order> {
    return this.use.changeCart.executeOrCreate(
      {
        send: (key) => {
          this.use.currentCart.promise(line);
          return this.use.orders.addLine(key, line);
        },
        isDone: (after, before) => unitsOf(after, line.sku) >= unitsOf(before, line.sku) + line.quantity,
        whenDone: (after, before) => {
          const surplus = surplusOf(before, after, line);
          if (surplus) void this.use.notice.announce({ kind: 'surplus', surplus });
        },
      },
      () => {
        this.use.currentCart.promise(line);
        return this.use.orders.create([line]);
      },
    );
  }
}
