import { ChangeCart } from '#src/application/cart/change-cart';
import { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import type { Used } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import { canBeSent } from '#src/domain/cart/shipment';

/**
 * Asks for the ways to deliver an order anew, without moving it (spec §7 POST calculate_shipping_options): a carrier may
 * have been silent when the address was sent. Rejects with GatewayError.
 */
export class CalculateShipping {
  static readonly uses = { checkout: CheckoutGateway, changeCart: ChangeCart };

  constructor(private readonly use: Used<typeof CalculateShipping.uses>) {}

  execute(): Promise<Order> {
    return this.use.changeCart.execute({
      send: (key) => this.use.checkout.calculateShippingOptions(key),
      isDone: ({ shipments }) => canBeSent(shipments),
    });
  }
}
