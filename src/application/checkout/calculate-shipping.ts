import { ChangeCart } from '#src/application/cart/change-cart';
import { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import type { DependenciesOf } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import { canBeSent } from '#src/domain/cart/shipment';

/**
 * Asks for the ways to deliver an order anew, without moving it (spec §7 POST calculate_shipping_options): a carrier may
 * have been silent when the address was sent. Rejects with GatewayError.
 */
export class CalculateShipping {
  static readonly dependencies: DependenciesOf<typeof CalculateShipping> = [CheckoutGateway, ChangeCart];

  constructor(
    private readonly checkout: CheckoutGateway,
    private readonly changeCart: ChangeCart,
  ) {}

  execute(): Promise<Order> {
    return this.changeCart.execute({
      send: (key) => this.checkout.calculateShippingOptions(key),
      isDone: ({ shipments }) => canBeSent(shipments),
    });
  }
}
