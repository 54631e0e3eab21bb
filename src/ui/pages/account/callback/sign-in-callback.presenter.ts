import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { SignInCallbackReader } from '#src/application/ports/identity/sign-in-callback-reader';
import { signInErrorCode } from '#src/application/ports/identity/sign-in-error';
import type { SignInErrorCode } from '#src/application/ports/identity/sign-in-error-code';
import type { SessionState } from '#src/application/ports/state/session-state';
import type { FinishPasswordReset } from '#src/application/session/finish-password-reset';
import type { CallbackOutcome, HandleSignInCallback } from '#src/application/session/handle-sign-in-callback';
import type { RestoreSession } from '#src/application/session/restore-session';
import { defaultReturnPath, safeReturnPath } from '#src/domain/session/return-path';
import type { SignInCallback } from '#src/domain/session/sign-in-callback';
import type { Presenter } from '#src/ui/di/use-presenter';
import { describeSignInFailure } from '#src/ui/messages/account-messages';
import { forgetFailures } from '#src/ui/pages/account/forget-failures';
import type { ActionTracker } from '#src/ui/state/action-tracker';

const handling = 'handle-sign-in-callback';
const choosing = 'choose-password';

/** Why a link did not sign in, as far as the way out differs. */
export type CallbackFailure = 'incomplete' | 'used-up' | 'other-browser' | 'refused' | 'unreachable' | 'failed';

const failures: Readonly<Partial<Record<SignInErrorCode, CallbackFailure>>> = {
  incomplete_callback: 'incomplete',
  link_expired: 'used-up',
  used_in_another_browser: 'other-browser',
  access_denied: 'refused',
  account_in_use: 'refused',
  oauth_refused: 'refused',
  network_error: 'unreachable',
  timeout: 'unreachable',
};

/** Presents the way back from a link in a mail or from another provider (spec §2 sign-in callback, §4 Start-up 3). */
export class SignInCallbackPresenter implements Presenter {
  /** Where to go on to, once that is clear. */
  goOnTo: string | undefined = undefined;
  /** Where a new link should lead in the end: where the old one did. */
  returnPath = defaultReturnPath;
  /** The token with which a new password can be set; kept in memory alone. */
  private resetToken: string | undefined = undefined;
  private callback: SignInCallback | undefined = undefined;

  constructor(
    private readonly reader: SignInCallbackReader,
    private readonly handleSignInCallback: HandleSignInCallback,
    private readonly finishPasswordReset: FinishPasswordReset,
    private readonly restoreSession: RestoreSession,
    private readonly storage: SignInStorage,
    private readonly session: SessionState,
    private readonly tracker: ActionTracker,
  ) {
    makeAutoObservable<SignInCallbackPresenter, 'callback'>(this, { callback: observableRef }, { autoBind: true });
  }

  mount(): () => void {
    forgetFailures(this.tracker, [choosing]);
    // Whoever leaves without having been signed in is who they were before.
    return () => void (this.session.status === 'unknown' && this.restoreSession.execute());
  }

  get isChoosingPassword(): boolean {
    return this.resetToken !== undefined && this.error === undefined;
  }

  get isSaving(): boolean {
    return this.tracker.isBusy(choosing);
  }

  get passwordFailure(): string | undefined {
    const error = this.tracker.errorOf(choosing);
    return error && describeSignInFailure(error);
  }

  get failure(): CallbackFailure | undefined {
    return this.error && failureOf(this.error);
  }

  /** Who wanted to add an account elsewhere is signed in all the same when that did not work. */
  get isSignedIn(): boolean {
    return this.session.isLoggedIn;
  }

  /** What happened, in words, where the kind of failure alone does not say it. */
  get explanation(): string | undefined {
    return this.error && describeSignInFailure(this.error);
  }

  /** What an address that is not complete lacks, exactly. */
  get requirement(): string | undefined {
    const { error } = this;
    return error && failureOf(error) === 'incomplete' ? `${error.message}.` : undefined;
  }

  /** Reads the address, by all values of each parameter. An address without any is that of a page loaded again. */
  begin(values: (name: string) => readonly string[]): void {
    const callback = this.reader.read(values);
    if (callback.kind === 'absent' && this.callback) return;
    this.callback = callback;
    void this.handle();
  }

  /** The same token once more: nothing said that it was used. */
  retry(): void {
    void this.handle();
  }

  /** Sets the new password; true when who chose it is signed in. */
  async choosePassword(password: string): Promise<boolean> {
    const token = this.resetToken;
    if (token === undefined) return false;
    const path = await this.tracker.run(choosing, () => this.finishPasswordReset.execute(token, password));
    runInAction(() => (this.goOnTo = path));
    return path !== undefined;
  }

  private get error(): GatewayError | undefined {
    const error = this.tracker.errorOf(choosing);
    const isSpent = error && failureOf(error) === 'used-up';
    return isSpent ? error : this.tracker.errorOf(handling);
  }

  private async handle(): Promise<void> {
    const { callback } = this;
    if (!callback) return;
    const outcome = await this.tracker.run(handling, () => this.attempt(callback));
    runInAction(() => {
      if (outcome?.kind === 'choose-password') this.resetToken = outcome.token;
      if (outcome?.kind === 'signed-in') this.goOnTo = outcome.returnPath;
    });
  }

  /** A link that is used up may have been used here: then whoever followed it twice is signed in already. */
  private async attempt(callback: SignInCallback): Promise<CallbackOutcome> {
    try {
      return await this.handleSignInCallback.execute(callback);
    } catch (error) {
      if (!(error instanceof GatewayError) || failureOf(error) === 'unreachable') throw error;
      await this.restoreSession.execute();
      const returnPath = safeReturnPath(this.storage.takeReturnPath());
      const isSpent = failureOf(error) === (callback.kind === 'absent' ? 'incomplete' : 'used-up');
      if (isSpent && this.session.status === 'authenticated') return { kind: 'signed-in', returnPath };
      runInAction(() => (this.returnPath = returnPath));
      throw error;
    }
  }
}

function failureOf(error: GatewayError): CallbackFailure {
  return failures[signInErrorCode(error)] ?? 'failed';
}
