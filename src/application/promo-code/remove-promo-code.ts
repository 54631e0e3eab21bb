import { ifCode } from '#src/application/calls/handled';
import { ChangeCart } from '#src/application/cart/change-cart';
import { type GatewayError } from '#src/application/ports/gateway-error';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { Used } from '#src/application/ports/token';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import type { Order } from '#src/domain/cart/order';
import { discountsOf } from '#src/domain/cart/order-summary';

/** Removes a coupon code from the cart (spec §7 DELETE coupon_codes). */
export class RemovePromoCode {
  static readonly uses = { orders: OrderGateway, changeCart: ChangeCart, events: EventTracker };

  constructor(private readonly use: Used<typeof RemovePromoCode.uses>) {}

  /** Rejects with GatewayError when the code is still there. */
  async execute(code: string): Promise<Order> {
    const isRemoved = (order: Order) => discountsOf(order).every((discount) => discount.code !== code);
    let refusal: GatewayError | undefined;
    const order = await this.use.changeCart.execute({
      send: async (key) => {
        // It may already be removed, which the order shows.
        await ifCode(
          this.use.orders.removePromoCode(key, code),
          ['unprocessable_entity'],
          (error) => (refusal = error),
        );
      },
      isDone: isRemoved,
    });
    if (refusal && !isRemoved(order)) throw refusal;
    this.use.events.track('coupon_removed', { total: order.total });
    return order;
  }
}
