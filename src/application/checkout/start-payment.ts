import { CurrentCart } from '#src/application/cart/current-cart';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { Used } from '#src/application/ports/token';
import { MergeCartOnSignIn } from '#src/application/session/merge-cart-on-sign-in';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import type { Order, OrderKey } from '#src/domain/cart/order';
import { HostedPayment } from './hosted-payment';
import { type CartPaymentStart, PayCart, type PaymentChoice } from './pay-cart';

export type PaymentStart =
  | CartPaymentStart
  /** The cart belonged to another customer and was cleared; the shopper was notified. Nothing has happened. */
  | { readonly kind: 'left-to-owner' };

/**
 * Begins to pay for the cart (spec §7 PUT prepare). The order is read before anything is sent, and one that is complete is
 * confirmed. It stays stored until its payment is settled, so a shopper who comes back finds it was.
 */
export class StartPayment {
  static readonly uses = {
    restoreCart: RestoreCart,
    currentCart: CurrentCart,
    signInStorage: SignInStorage,
    mergeCart: MergeCartOnSignIn,
    payCart: PayCart,
    hosted: HostedPayment,
  };

  constructor(private readonly use: Used<typeof StartPayment.uses>) {}

  /**
   * Rejects with GatewayError: `unauthorized` or `not_found` when the order no longer exists, `unprocessable_entity` when
   * the saved card was declined, those of a merge where the owner is unknown, and the codes that leave the result of the charge unknown; the next attempt reads it.
   */
  async execute(choice: PaymentChoice = {}): Promise<PaymentStart> {
    const { completed, isOfAnotherCustomer = false } = await this.use.restoreCart.execute();
    if (completed) return this.use.hosted.confirm(completed);
    // The merge notifies the shopper.
    if (isOfAnotherCustomer) this.use.currentCart.leaveToOwner();
    if (!(await this.confirmOwner()) || isOfAnotherCustomer) return { kind: 'left-to-owner' };
    const { key } = this.use.currentCart;
    // Clearing a complete order drops its token, which the confirmation needs.
    if (key) this.use.currentCart.keepConfirmable(key);
    try {
      return await this.start(choice);
    } catch (error) {
      // Refused because it is complete: here, in another tab or elsewhere.
      const placed = key && (await this.findPlaced(key));
      if (!placed) throw error;
      return this.use.hosted.confirm(placed);
    }
  }

  /**
   * Makes sure that the cart belongs to the person who pays: a cart that sign-in could not merge yet becomes theirs, one of another
   * customer is set aside, and a guest's belongs to the browser. False when the shown cart is not the one to pay.
   */
  private async confirmOwner(): Promise<boolean> {
    if (!this.use.signInStorage.wasSignedIn()) return true;
    const before = this.use.currentCart.key?.number;
    await this.use.mergeCart.execute();
    return this.use.currentCart.key?.number === before;
  }

  private async start(choice: PaymentChoice): Promise<PaymentStart> {
    // The new owner may have changed it.
    const { after: order, completed } = await this.use.restoreCart.execute();
    if (completed) return this.use.hosted.confirm(completed);
    if (!order) throw new GatewayError({ code: 'not_found', message: 'There is no order to pay for' });
    return this.use.payCart.execute(order, choice);
  }

  private async findPlaced({ number }: OrderKey): Promise<Order | undefined> {
    return this.use.currentCart.isStored(number) ? undefined : this.use.hosted.findPlaced(number);
  }
}
