import type { ChangeCart } from '#src/application/cart/change-cart';
import type { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import type { Order } from '#src/domain/cart/order';

/**
 * The contact step of an order that needs no postal address (spec §4 Checkout update states). Rejects with GatewayError and its
 * field errors.
 */
export class SubmitEmail {
  constructor(
    private readonly checkout: CheckoutGateway,
    private readonly changeCart: ChangeCart,
  ) {}

  execute(email: string): Promise<Order> {
    return this.changeCart.execute({
      send: (key) => this.checkout.submitEmail(key, email),
      isDone: (after) => after.furthestStep === 'payment' && after.email === email,
    });
  }
}
