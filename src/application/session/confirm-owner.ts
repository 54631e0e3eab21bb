import type { CartStorage } from '#src/application/ports/browser/cart-storage';
import type { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import type { MergeCartOnSignIn } from './merge-cart-on-sign-in';

/**
 * Makes sure, before anything is paid, that the cart of this browser is theirs who pays: one that signing in could not bring
 * along yet becomes theirs, one of another customer is put away. A guest's cart is whose browser it is.
 */
export class ConfirmOwner {
  constructor(
    private readonly signInStorage: SignInStorage,
    private readonly storage: CartStorage,
    private readonly mergeCart: MergeCartOnSignIn,
  ) {}

  /** False when the cart was another's: what is shown now is not what was to be paid. Rejects with GatewayError when nobody can tell. */
  async execute(): Promise<boolean> {
    if (!this.signInStorage.wasSignedIn()) return true;
    const before = this.storage.read()?.number;
    await this.mergeCart.execute();
    return this.storage.read()?.number === before;
  }
}
