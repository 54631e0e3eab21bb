import { CurrentCart } from '#src/application/cart/current-cart';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { CartChangeNotifier } from '#src/application/ports/state/cart-change-notifier';
import type { Used } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import { type CartMerge, chooseCart } from '#src/domain/session/cart-owner';
import { ClaimCart } from './claim-cart';
import { IdentifyCustomer } from './identify-customer';

/**
 * Chooses between the cart of this browser and the customer's own (spec §4 Cart merge on sign-in), and notifies the shopper
 * when the shown cart is another one then.
 */
export class ChooseCustomersCart {
  static readonly uses = {
    identifyCustomer: IdentifyCustomer,
    restoreCart: RestoreCart,
    claimCart: ClaimCart,
    orders: OrderGateway,
    currentCart: CurrentCart,
    notifier: CartChangeNotifier,
  };

  constructor(private readonly use: Used<typeof ChooseCustomersCart.uses>) {}

  /** Returns the outcome. Rejects with GatewayError; the cart is then unchanged. */
  async execute(): Promise<CartMerge> {
    const customer = await this.use.identifyCustomer.execute();
    const restored = await this.use.restoreCart.execute();
    if (restored.isOfAnotherCustomer) this.use.currentCart.leaveToOwner();
    const local = restored.after && (await this.use.claimCart.execute(restored.after, customer));
    const current = local && local.lineItems.length > 0 ? undefined : await this.readCurrent();
    const choice = chooseCart(local, current);
    const isCartOfAnotherCustomer = this.use.currentCart.takeLeftToOwner();
    if (choice === 'use-current' && current) this.use.currentCart.adopt(current);
    if (choice === 'use-current' || isCartOfAnotherCustomer) {
      void this.use.notifier.notify({
        before: local,
        after: current,
        who: 'sign-in',
        isOfAnotherCustomer: isCartOfAnotherCustomer,
      });
    }
    return choice;
  }

  /** An order whose payment this browser settles is no cart any more, though the server may not have heard of the payment yet. */
  private async readCurrent(): Promise<Order | undefined> {
    const { unsettled } = this.use.currentCart;
    const order = await this.use.orders.readCurrent();
    return unsettled.some(({ number }) => number === order?.number) ? undefined : order;
  }
}
