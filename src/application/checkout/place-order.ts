import type { ChangeCart } from '#src/application/cart/change-cart';
import type { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import { isComplete, type Order } from '#src/domain/cart/order';

/** Completes the order in the cart from checkout itself (spec §4 Finalize); afterwards there is no cart any more. */
export class PlaceOrder {
  constructor(
    private readonly checkout: CheckoutGateway,
    private readonly changeCart: ChangeCart,
  ) {}

  /**
   * By stored number and token, for an order with nothing left to pay: only `confirm` leads to a placed order, so the payment
   * step is taken first. Rejects with GatewayError when it was refused, or when nobody knows; then the cart is still stored.
   */
  async execute({ state }: Order): Promise<Order> {
    if (state !== 'confirm') {
      await this.changeCart.execute({
        send: (key) => this.checkout.submitPayment(key),
        isDone: (after) => after.state === 'confirm',
      });
    }
    return this.changeCart.execute({ send: (key) => this.checkout.finalize(key), isDone: isComplete });
  }

  /** By the session of a payment that was made. Rejects as well when it never was: `unprocessable_entity`. */
  executeSession(checkoutSessionId: string): Promise<Order> {
    return this.changeCart.execute({
      send: async ({ number }) => {
        await this.checkout.finalizeSession(number, checkoutSessionId);
      },
      isDone: isComplete,
    });
  }
}
