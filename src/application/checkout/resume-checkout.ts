import { ChangeCart } from '#src/application/cart/change-cart';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import { CartState } from '#src/application/ports/state/cart-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { placeOf } from '#src/domain/address-book/address';
import type { Order } from '#src/domain/cart/order';
import { needsAdult } from '#src/domain/checkout/checkout-conditions';
import { needsAddress } from '#src/domain/checkout/checkout-step';
import { shippability } from '#src/domain/geography/shippable';

/**
 * A change of the cart returns the order to its first step (docs/spec-map.md, Cart change during checkout). Sends the
 * stored address again, for current rates, unless the order cannot be shipped there (spec §4, §9 Shipping).
 */
export class ResumeCheckout {
  static readonly dependencies: DependenciesOf<typeof ResumeCheckout> = [
    CheckoutGateway,
    ContentReader,
    CartState,
    ChangeCart,
  ];

  constructor(
    private readonly checkout: CheckoutGateway,
    private readonly content: ContentReader,
    private readonly cart: CartState,
    private readonly changeCart: ChangeCart,
  ) {}

  /** Undefined when there was nothing to resume. Rejects with GatewayError. */
  async execute(): Promise<Order | undefined> {
    const order = this.cart.current;
    const { email, shipAddress: address } = order ?? {};
    if (order?.state !== 'address' || email === undefined || order.lineItems.length === 0) return undefined;
    if (!needsAddress(order)) {
      return this.changeCart.execute({
        send: (key) => this.checkout.submitEmail(key, email),
        isDone: (after) => after.furthestStep === 'payment',
      });
    }
    if (address === undefined) return undefined;
    const catalogue = await this.content.readCatalogue();
    if (shippability(placeOf(address), catalogue.regions, needsAdult(order, catalogue)).kind !== 'shippable')
      return undefined;
    return this.changeCart.execute({
      send: (key) => this.checkout.submitAddress(key, { email, address }),
      isDone: (after) => after.shipments.length > 0,
    });
  }
}
