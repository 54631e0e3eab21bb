import type { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import type { CartState } from '#src/application/ports/state/cart-state';
import type { CustomerState } from '#src/application/ports/state/customer-state';
import { needsCustomer } from '#src/domain/checkout/needs-customer';
import { autoObservable } from '#src/ui/state/auto-observable';

/** Presents whether this order can go on only after signing in (spec §6). */
export class SignInFirstPresenter {
  constructor(
    private readonly cart: CartState,
    private readonly customer: CustomerState,
    private readonly storage: SignInStorage,
  ) {
    autoObservable(this, { storage: false });
  }

  /** Not for who is signed in, nor for who probably is and has not been confirmed yet. */
  get isNeeded(): boolean {
    const { current } = this.cart;
    return (
      current !== undefined &&
      needsCustomer(current) &&
      this.customer.current === undefined &&
      !this.storage.wasSignedIn()
    );
  }
}
