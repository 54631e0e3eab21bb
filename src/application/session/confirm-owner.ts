import { CurrentCart } from '#src/application/cart/current-cart';
import type { Used } from '#src/application/ports/token';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import { MergeCartOnSignIn } from './merge-cart-on-sign-in';

/**
 * Makes sure before payment that the cart belongs to the person who pays. A cart that sign-in could not carry over yet
 * becomes theirs; a cart of another customer is set aside. A guest's cart belongs to the browser.
 */
export class ConfirmOwner {
  static readonly uses = { signInStorage: SignInStorage, currentCart: CurrentCart, mergeCart: MergeCartOnSignIn };

  constructor(private readonly use: Used<typeof ConfirmOwner.uses>) {}

  /**
   * False when the cart was another customer's, so that the shown cart is not the one to pay. Rejects with GatewayError when
   * the owner is unknown.
   */
  async execute(): Promise<boolean> {
    if (!this.use.signInStorage.wasSignedIn()) return true;
    const before = this.use.currentCart.key?.number;
    await this.use.mergeCart.execute();
    return this.use.currentCart.key?.number === before;
  }
}
