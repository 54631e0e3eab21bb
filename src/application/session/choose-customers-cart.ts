import { ifCode } from '#src/application/calls/handled';
import { CurrentCart } from '#src/application/cart/current-cart';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { GatewayError } from '#src/application/ports/gateway-error';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { CartChangeNotifier } from '#src/application/ports/state/cart-change-notifier';
import type { Used } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import type { Customer } from '#src/domain/customer/customer';
import { type CartMerge, chooseCart, isOfAnotherCustomer } from '#src/domain/session/cart-owner';
import { AssociateCart } from './associate-cart';
import { IdentifyCustomer } from './identify-customer';

/**
 * Chooses between the cart of this browser and the customer's own (spec §4 Cart merge on sign-in), and notifies the shopper
 * when the shown cart is another one then.
 */
export class ChooseCustomersCart {
  static readonly uses = {
    identifyCustomer: IdentifyCustomer,
    restoreCart: RestoreCart,
    associateCart: AssociateCart,
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
    const local = restored.after && (await this.claim(restored.after, customer));
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

  /**
   * Makes the cart of this browser the customer's. Returns it with its owner; undefined when it is another customer's, to whom it is
   * left. An order that is already theirs stays as it is.
   */
  private async claim(local: Order, customer: Customer): Promise<Order | undefined> {
    if (local.userId === customer.id || local.lineItems.length === 0) return local;
    const claimed = await this.associate(customer);
    if (!claimed || isOfAnotherCustomer(claimed, customer)) {
      this.use.currentCart.leaveToOwner();
      return undefined;
    }
    this.use.currentCart.adopt(claimed);
    return claimed;
  }

  /** Undefined when the order is not theirs to have. */
  private async associate(customer: Customer): Promise<Order | undefined> {
    return ifCode(this.use.associateCart.execute(), ['unauthorized', 'not_found'], (error) =>
      this.readRefused(error, customer),
    );
  }

  /**
   * One refusal does not prove that the order is another customer's. Rejects when it still has no owner, so it can be tried
   * again.
   */
  private async readRefused(refusal: GatewayError, customer: Customer): Promise<Order | undefined> {
    const { after } = await this.use.restoreCart.execute();
    if (!after || after.userId === customer.id) return after;
    throw new GatewayError({
      code: 'unauthorized_token',
      message: 'The back end did not take the customer for the one who may have the order',
      cause: refusal,
    });
  }
}
