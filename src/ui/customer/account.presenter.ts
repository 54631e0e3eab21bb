import { reaction } from 'mobx';
import { SignInUserGateway } from '#src/application/ports/identity/sign-in-user-gateway';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { SessionState } from '#src/application/ports/state/session-state';
import type { Used } from '#src/application/ports/token';
import { mainContact, type SignInFactor } from '#src/domain/session/sign-in-user';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { Resource } from '#src/ui/kit/resource';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { accountMessages, shownName } from '#src/ui/session/shared/account-messages';

/** Shows the sign-in provider's number, wallet or account where no address is known (spec §3 Sign-in user). */
export class AccountPresenter implements Presenter {
  static readonly uses = { customer: CustomerState, session: SessionState, users: SignInUserGateway };
  static readonly isShared = false;

  private readonly contact: Resource<SignInFactor | undefined>;

  constructor(private readonly use: Used<typeof AccountPresenter.uses>) {
    this.contact = new Resource(async () => {
      const user = await use.users.read();
      return user && mainContact(user);
    });
    autoObservable(this);
  }

  mount(): () => void {
    return reaction(
      () => this.isNameless,
      (isNameless) => void (isNameless && this.contact.reload()),
      { fireImmediately: true },
    );
  }

  get greeting(): string {
    const name = this.use.customer.current?.name;
    return name ? accountMessages.hello(name) : accountMessages.title;
  }

  get signedInAs(): string {
    if (this.name === undefined) return accountMessages.signedIn;
    return this.contact.value?.kind === 'oauth' ? accountMessages.signedInWith : accountMessages.signedInAs;
  }

  get name(): string | undefined {
    const { value: contact } = this.contact;
    return this.use.customer.current?.email ?? (contact && shownName(contact));
  }

  /** True when the shop has responded and knows no address. */
  private get isNameless(): boolean {
    return (
      this.use.session.isLoggedIn && !this.use.session.isFetching && this.use.customer.current?.email === undefined
    );
  }
}
