import { ChangeCart } from '#src/application/cart/change-cart';
import { GatewayError } from '#src/application/ports/gateway-error';
import { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';

/**
 * Uses the customer's store credit for the order of the cart, or keeps it for later (spec §3 Store credit events). Rejects
 * with GatewayError.
 */
export class ChooseStoreCredit {
  static readonly uses = { checkout: CheckoutGateway, cart: CartState, changeCart: ChangeCart };

  constructor(private readonly use: Used<typeof ChooseStoreCredit.uses>) {}

  /** `not-possible` when the back end uses it all the same. */
  async execute(isUsed: boolean): Promise<'chosen' | 'not-possible'> {
    const { current } = this.use.cart;
    if (!current) throw new GatewayError({ code: 'not_found', message: 'There is no order to pay for' });
    const order = await this.use.changeCart.execute({
      send: () => this.use.checkout.chooseStoreCredit(current, isUsed),
      isDone: (after) => isChosen(after, isUsed) && after.furthestStep === 'payment',
    });
    return isChosen(order, isUsed) ? 'chosen' : 'not-possible';
  }
}

function isChosen({ isStoreCreditKept = false, storeCredit }: Order, isUsed: boolean): boolean {
  return isUsed ? !isStoreCreditKept : storeCredit === 0;
}
