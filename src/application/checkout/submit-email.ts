import { ChangeCart } from '#src/application/cart/change-cart';
import { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import type { DependenciesOf } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';

/**
 * The contact step of an order that needs no postal address (spec §4 Checkout update states). Rejects with GatewayError and its
 * field errors.
 */
export class SubmitEmail {
  static readonly dependencies: DependenciesOf<typeof SubmitEmail> = [CheckoutGateway, ChangeCart];

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
