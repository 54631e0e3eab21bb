import { ChangeCart } from '#src/application/cart/change-cart';
import { toNewLine } from '#src/application/cart/to-new-line';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { Used } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import type { ClubBox } from '#src/domain/club/club-box';
import { linesMissing } from '#src/domain/club/club-box-change';

/** Puts a removed club box back into the cart. Adds only the missing cans, so a second attempt adds nothing twice. */
export class RestoreClubBox {
  static readonly uses = { orders: OrderGateway, changeCart: ChangeCart };

  constructor(private readonly use: Used<typeof RestoreClubBox.uses>) {}

  /** Rejects with GatewayError; the same call then continues where this one stopped. */
  execute(box: ClubBox): Promise<Order> {
    return this.use.changeCart.executeOrCreate(
      {
        send: async (key) => {
          const order = await this.use.orders.read(key);
          for (const line of linesMissing(order, box)) await this.use.orders.addLine(key, toNewLine(line));
        },
        isDone: (after) => linesMissing(after, box).length === 0,
      },
      () => this.use.orders.create(box.lines.map(toNewLine)),
    );
  }
}
