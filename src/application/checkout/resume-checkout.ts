import { ChangeCart } from '#src/application/cart/change-cart';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';
import { placeOf } from '#src/domain/address-book/address';
import { needsAddress } from '#src/domain/cart/checkout-step';
import type { Order } from '#src/domain/cart/order';
import { needsAdult } from '#src/domain/checkout/checkout-conditions';
import { shippability } from '#src/domain/geography/shippable';

/**
 * A change of the cart during checkout returns the order to its first step, without shipments (docs/spec-map.md, Cart
 * change during checkout). This sends the stored address again, so that the rates are current; for an order that is e-mailed
 * now, only the e-mail address. An address that the order cannot be shipped to is not sent; the address step asks for another
 * one (spec §4, §9 Shipping).
 */
export class ResumeCheckout {
  static readonly uses = { checkout: CheckoutGateway, content: ContentReader, cart: CartState, changeCart: ChangeCart };

  constructor(private readonly use: Used<typeof ResumeCheckout.uses>) {}

  /** The order with its new shipments, or undefined when there was nothing to resume. Rejects with GatewayError. */
  async execute(): Promise<Order | undefined> {
    const order = this.use.cart.current;
    const { email, shipAddress: address } = order ?? {};
    if (order?.state !== 'address' || email === undefined || order.lineItems.length === 0) return undefined;
    if (!needsAddress(order)) {
      return this.use.changeCart.execute({
        send: (key) => this.use.checkout.submitEmail(key, email),
        isDone: (after) => after.furthestStep === 'payment',
      });
    }
    if (address === undefined) return undefined;
    const catalogue = await this.use.content.readCatalogue();
    if (shippability(placeOf(address), catalogue.regions, needsAdult(order, catalogue)).kind !== 'shippable')
      return undefined;
    return this.use.changeCart.execute({
      send: (key) => this.use.checkout.submitAddress(key, { email, address }),
      isDone: (after) => after.shipments.length > 0,
    });
  }
}
