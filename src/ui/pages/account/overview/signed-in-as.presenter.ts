import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { SignInUserGateway } from '#src/application/ports/identity/sign-in-user-gateway';
import type { CustomerState } from '#src/application/ports/state/customer-state';
import type { SessionState } from '#src/application/ports/state/session-state';
import { mainContact } from '#src/domain/session/main-contact';
import type { SignInFactor } from '#src/domain/session/sign-in-user';
import type { Presenter } from '#src/ui/di/use-presenter';
import { accountMessages, shownName } from '#src/ui/messages/account-messages';
import type { ActionTracker } from '#src/ui/state/action-tracker';

/**
 * Presents as whom somebody is signed in: the shop's customer has an address, or else the sign-in provider knows a number, a
 * wallet or an account elsewhere (spec §3 Sign-in user).
 */
export class SignedInAsPresenter implements Presenter {
  private contact: SignInFactor | undefined = undefined;

  constructor(
    private readonly customer: CustomerState,
    private readonly session: SessionState,
    private readonly users: SignInUserGateway,
    private readonly tracker: ActionTracker,
  ) {
    makeAutoObservable<SignedInAsPresenter, 'contact'>(this, { contact: observableRef }, { autoBind: true });
  }

  mount(): () => void {
    return reaction(
      () => this.isNameless,
      (isNameless) => void (isNameless && this.load()),
      { fireImmediately: true },
    );
  }

  get words(): string {
    if (this.name === undefined) return accountMessages.signedIn;
    return this.contact?.kind === 'oauth' ? accountMessages.signedInWith : accountMessages.signedInAs;
  }

  get name(): string | undefined {
    return this.customer.current?.email ?? (this.contact && shownName(this.contact));
  }

  /** The shop has had its say, and did not say who this is. */
  private get isNameless(): boolean {
    return this.session.isLoggedIn && !this.session.isFetching && this.customer.current?.email === undefined;
  }

  private async load(): Promise<void> {
    const user = await this.tracker.run('read-main-contact', () => this.users.read());
    runInAction(() => (this.contact = user && mainContact(user)));
  }
}
