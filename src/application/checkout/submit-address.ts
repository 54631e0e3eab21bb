import { ChangeCart } from '#src/application/cart/change-cart';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';
import { type Address, placeOf } from '#src/domain/address-book/address';
import { isSameAddress } from '#src/domain/address-book/address-book';
import type { Order } from '#src/domain/cart/order';
import { needsAdult } from '#src/domain/checkout/checkout-conditions';
import { type Shippability, shippability } from '#src/domain/geography/shippable';
import { isSameEmail } from '#src/domain/session/email-change';

export interface Contact {
  readonly email: string;
  readonly address: Address;
}

export type AddressOutcome =
  | { readonly kind: 'accepted'; readonly order: Order }
  | { readonly kind: 'not-shippable'; readonly where: Exclude<Shippability, { kind: 'shippable' }> };

/**
 * The address step (spec §4 Checkout update states, §7 PATCH checkouts). A state that the order cannot be
 * shipped to is refused here, before anything is sent (spec §9 Shipping). Rejects with GatewayError and its field errors.
 */
export class SubmitAddress {
  static readonly uses = { checkout: CheckoutGateway, content: ContentReader, cart: CartState, changeCart: ChangeCart };

  constructor(private readonly use: Used<typeof SubmitAddress.uses>) {}

  async execute(contact: Contact): Promise<AddressOutcome> {
    const catalogue = await this.use.content.readCatalogue();
    const { current } = this.use.cart;
    const isWine = current === undefined || needsAdult(current, catalogue);
    const where = shippability(placeOf(contact.address), catalogue.regions, isWine);
    if (where.kind !== 'shippable') return { kind: 'not-shippable', where };
    const order = await this.use.changeCart.execute({
      send: (key) => this.use.checkout.submitAddress(key, contact),
      isDone: (after) =>
        after.furthestStep !== 'address' &&
        isSameEmail(after.email, contact.email) &&
        after.shipAddress !== undefined &&
        isSameAddress(after.shipAddress, contact.address),
    });
    return { kind: 'accepted', order };
  }
}
