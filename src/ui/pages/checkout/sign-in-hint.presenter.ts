import type { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import type { CustomerState } from '#src/application/ports/state/customer-state';
import { autoObservable } from '#src/ui/state/auto-observable';

/** Presents the offer to sign in, which checkout makes and never insists on. */
export class SignInHintPresenter {
  constructor(
    private readonly customer: CustomerState,
    private readonly storage: SignInStorage,
  ) {
    autoObservable(this, { storage: false });
  }

  /** Not for who is signed in, nor for who probably is and has not been confirmed yet. */
  get isOffered(): boolean {
    return this.customer.current === undefined && !this.storage.wasSignedIn();
  }
}
