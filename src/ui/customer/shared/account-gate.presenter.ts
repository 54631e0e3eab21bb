import { SessionState } from '#src/application/ports/state/session-state';
import type { DependenciesOf } from '#src/application/ports/token';
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
  static readonly dependencies: DependenciesOf<typeof AccountGatePresenter> = [
    SessionState,
    SignInStorage,
    SignOut,
    AlertBarState,
  ];
  static readonly isShared = false;

  readonly signingOut = new Action();
  private hasBeenIn = false;

  constructor(
    private readonly session: SessionState,
    private readonly signIn: SignInStorage,
    private readonly signOutUseCase: SignOut,
    private readonly alertBar: AlertBarState,
  ) {
    autoObservable(this);
  }

  get admission(): Admission {
    const { status } = this.session;
    if (status === 'unknown') return 'waiting';
    if (this.session.isLoggedIn) return 'admitted';
    if (status === 'signed-out-by-server') return 'ended';
    return this.hasBeenIn ? 'signed-out' : 'to-login';
  }

  /** The person whose page it is, by the sign-in provider's user id; a stored session is assumed to go on. */
  get person(): string | undefined {
    return this.session.session?.userId ?? this.signIn.user();
  }

  enter(): void {
    this.hasBeenIn = true;
  }

  /** Without a connection, signs out of this browser only and shows a message. */
  async signOut(): Promise<void> {
    const result = await this.signingOut.run(() => this.signOutUseCase.execute());
    if (result.kind === 'done' && result.value === 'signed-out-here-only')
      this.alertBar.notify(accountMessages.signedOut.hereOnly, undefined, 'warning');
  }
}
