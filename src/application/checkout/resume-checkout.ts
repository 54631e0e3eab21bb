import type { ChangeCart } from '#src/application/cart/change-cart';
import type { ContentReader } from '#src/application/ports/content/content-reader';
import type { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import type { CartState } from '#src/application/ports/state/cart-state';
import type { Order } from '#src/domain/cart/order';
import { shippability } from '#src/domain/geography/shippable';

/**
 * A change of the cart during checkout returns the order to its address step, without shipments (docs/spec-map.md, Cart
 * change during checkout). This sends the stored address again, so that the rates are current. An address that wine can
 * no longer be shipped to is not sent; the address step asks for another one (spec §4, §9 Shipping).
 */
export class ResumeCheckout {
  constructor(
    private readonly checkout: CheckoutGateway,
    private readonly content: ContentReader,
    private readonly cart: CartState,
    private readonly changeCart: ChangeCart,
  ) {}

  /** The order with its new shipments, or undefined when there was nothing to resume. Rejects with GatewayError. */
  async execute(): Promise<Order | undefined> {
    const order = this.cart.current;
    const { email, shipAddress: address } = order ?? {};
    if (order?.state !== 'address' || email === undefined || address === undefined || order.lineItems.length === 0)
      return undefined;
    const { regions } = await this.content.readCatalogue();
    if (shippability({ country: address.countryIso, region: address.stateAbbr }, regions).kind !== 'shippable')
      return undefined;
    return this.changeCart.execute({
      send: (key) => this.checkout.submitAddress(key, { email, address }),
      isDone: (after) => after.shipments.length > 0,
    });
  }
}
