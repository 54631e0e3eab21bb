import { reaction } from 'mobx';
import { SessionState } from '#src/application/ports/state/session-state';
import type { Used } from '#src/application/ports/token';
import { SignOut } from '#src/application/session/sign-out';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { accountMessages } from '#src/ui/session/shared/account-messages';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';

/** The access of a visitor to a page for customers only (spec §6 Signed-in only). */
export type Admission = 'waiting' | 'admitted' | 'to-login' | 'signed-out' | 'ended';

/**
 * Sends guests to sign in. A customer whose session ends stays on the page and sees a message (spec §4 Unauthorized
 * handling, Sign-out).
 */
export class AccountGatePresenter {
  static readonly uses = {
    session: SessionState,
    signIn: SignInStorage,
    signOutUseCase: SignOut,
    alertBar: AlertBarState,
  };
  static readonly isShared = false;

  readonly signingOut = new Action();
  /** The number of people who have taken over from another while the page was open: each gets a page of their own. */
  takeovers = 0;
  private hasBeenIn = false;
  private person: string | undefined;

  constructor(private readonly use: Used<typeof AccountGatePresenter.uses>) {
    autoObservable(this);
  }

  get admission(): Admission {
    const { status } = this.use.session;
    if (status === 'unknown') return 'waiting';
    if (this.use.session.isLoggedIn) return 'admitted';
    if (status === 'signed-out-by-server') return 'ended';
    return this.hasBeenIn ? 'signed-out' : 'to-login';
  }

  /**
   * Follows who is signed in, by the sign-in provider's user id; a stored session is assumed to go on. A person who becomes
   * known while the page is open has used it already.
   */
  mount(): () => void {
    return reaction(
      () => this.use.session.session?.userId ?? this.use.signIn.user(),
      (person) => {
        if (person !== undefined && this.person !== undefined && person !== this.person) this.takeovers += 1;
        this.person = person ?? this.person;
      },
      { fireImmediately: true },
    );
  }

  enter(): void {
    this.hasBeenIn = true;
  }

  /** Without a connection, signs out of this browser only and shows a message. */
  async signOut(): Promise<void> {
    const result = await this.signingOut.run(() => this.use.signOutUseCase.execute());
    if (result.kind === 'done' && result.value === 'signed-out-here-only')
      this.use.alertBar.notify(accountMessages.signedOut.hereOnly, undefined, 'warning');
  }
}
