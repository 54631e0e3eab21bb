import type { ChangeCart } from '#src/application/cart/change-cart';
import type { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import type { Order } from '#src/domain/cart/order';

/** Completes the order of the cart from checkout (spec §4 Finalize); afterwards there is no cart. */
export class PlaceOrder {
  constructor(
    private readonly checkout: CheckoutGateway,
    private readonly changeCart: ChangeCart,
  ) {}

  /**
   * By stored number and token, for an order with nothing left to pay: the payment step is taken first, unless it was
   * taken already. Rejects with GatewayError when it was refused, or when nobody knows; then the cart is still stored.
   */
  async execute({ isReadyToPlace }: Order): Promise<Order> {
    if (!isReadyToPlace) {
      await this.changeCart.execute({
        send: (key) => this.checkout.submitPayment(key),
        isDone: (after) => after.isReadyToPlace,
      });
    }
    return this.changeCart.execute({ send: (key) => this.checkout.finalize(key), isDone: (after) => after.isComplete });
  }

  /** By the session of a payment that was made. Rejects as well when it never was: `unprocessable_entity`. */
  executeSession(checkoutSessionId: string): Promise<Order> {
    return this.changeCart.execute({
      send: async ({ number }) => {
        await this.checkout.finalizeSession(number, checkoutSessionId);
      },
      isDone: (after) => after.isComplete,
    });
  }
}
