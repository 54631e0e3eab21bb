import { makeAutoObservable } from 'mobx';
import type { CustomerState } from '#src/application/ports/state/customer-state';
import type { SignOut } from '#src/application/session/sign-out';
import { accountMessages } from '#src/ui/messages/account-messages';
import type { ActionTracker } from '#src/ui/state/action-tracker';
import type { AlertBarState } from '#src/ui/state/alert-bar-state';

const signingOut = 'sign-out';

/** Presents the account's first page: who is signed in, and the way out (spec §4 Sign-out). */
export class AccountPresenter {
  constructor(
    private readonly customer: CustomerState,
    private readonly signOutUseCase: SignOut,
    private readonly alertBar: AlertBarState,
    private readonly tracker: ActionTracker,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get greeting(): string {
    const name = this.customer.current?.name;
    return name ? accountMessages.hello(name) : accountMessages.title;
  }

  get isSigningOut(): boolean {
    return this.tracker.isBusy(signingOut);
  }

  /** Signs out; without a connection here only, which is said. */
  async signOut(): Promise<void> {
    const outcome = await this.tracker.run(signingOut, () => this.signOutUseCase.execute());
    if (outcome === 'signed-out-here-only') this.alertBar.notify(accountMessages.signedOut.hereOnly);
  }
}
