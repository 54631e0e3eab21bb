import { ChangeCart } from '#src/application/cart/change-cart';
import { toNewLine } from '#src/application/cart/to-new-line';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { DependenciesOf } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import type { ClubBox } from '#src/domain/club/club-box';
import { linesMissing } from '#src/domain/club/club-box-change';

/** Puts a removed club box back into the cart. Adds only the missing cans, so a second attempt adds nothing twice. */
export class RestoreClubBox {
  static readonly dependencies: DependenciesOf<typeof RestoreClubBox> = [OrderGateway, ChangeCart];

  constructor(
    private readonly orders: OrderGateway,
    private readonly changeCart: ChangeCart,
  ) {}

  /** Rejects with GatewayError; the same call then continues where this one stopped. */
  execute(box: ClubBox): Promise<Order> {
    return this.changeCart.executeOrCreate(
      {
        send: async (key) => {
          const order = await this.orders.read(key);
          for (const line of linesMissing(order, box)) await this.orders.addLine(key, toNewLine(line));
        },
        isDone: (after) => linesMissing(after, box).length === 0,
      },
      () => this.orders.create(box.lines.map(toNewLine)),
    );
  }
}
