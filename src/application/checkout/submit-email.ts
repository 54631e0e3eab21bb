import { ChangeCart } from '#src/application/cart/change-cart';
import { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import type { Used } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';

/**
 * The contact step of an order that needs no postal address (spec §4 Checkout update states). Rejects with GatewayError and its
 * field errors.
 */
export class SubmitEmail {
  static readonly uses = { checkout: CheckoutGateway, changeCart: ChangeCart };

  constructor(private readonly use: Used<typeof SubmitEmail.uses>) {}

  execute(email: string): Promise<Order> {
    return this.use.changeCart.execute({
      send: (key) => this.use.checkout.submitEmail(key, email),
      isDone: (after) => after.furthestStep === 'payment' && after.email === email,
    });
  }
}
