import { runInAction } from 'mobx';
import { GatewayError } from '#src/application/ports/gateway-error';
import { SignInCallbackReader } from '#src/application/ports/identity/sign-in-callback-reader';
import { signInErrorCode } from '#src/application/ports/identity/sign-in-error';
import type { SignInErrorCode } from '#src/application/ports/identity/sign-in-error-code';
import { SessionState } from '#src/application/ports/state/session-state';
import type { Used } from '#src/application/ports/token';
import { FinishPasswordReset } from '#src/application/session/finish-password-reset';
import { type CallbackOutcome, HandleSignInCallback } from '#src/application/session/handle-sign-in-callback';
import { RestoreSession } from '#src/application/session/restore-session';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import { defaultReturnPath, safeReturnPath } from '#src/domain/session/return-path';
import type { SignInCallback } from '#src/domain/session/sign-in-callback';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { signInFailures } from '#src/ui/session/shared/sign-in-failures';

/** Each reason offers a different next step. */
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

/** Presents the return from a link or another provider (spec §2 sign-in callback, §4 Start-up 3). */
export class SignInCallbackPresenter implements Presenter {
  static readonly uses = {
    reader: SignInCallbackReader,
    handleSignInCallback: HandleSignInCallback,
    finishPasswordReset: FinishPasswordReset,
    restoreSession: RestoreSession,
    storage: SignInStorage,
    session: SessionState,
  };
  static readonly isShared = false;

  readonly savingPassword = new Action();
  nextPath: string | undefined = undefined;
  /** A new link returns where the old one did. */
  returnPath = defaultReturnPath;
  /** The token allows setting a new password; it is in memory only. */
  private resetToken: string | undefined = undefined;
  private readonly handling = new Action();
  private callback: SignInCallback | undefined = undefined;

  constructor(private readonly use: Used<typeof SignInCallbackPresenter.uses>) {
    autoObservable(this);
  }

  mount(): () => void {
    // Without a sign-in the earlier session continues.
    return () => void (this.use.session.status === 'unknown' && this.use.restoreSession.execute());
  }

  get isChoosingPassword(): boolean {
    return this.resetToken !== undefined && this.error === undefined;
  }

  get failure(): CallbackFailure | undefined {
    return this.error && failureOf(this.error);
  }

  /** Is also true after adding an account of another provider failed. */
  get isSignedIn(): boolean {
    return this.use.session.isLoggedIn;
  }

  get explanation(): string | undefined {
    return describeFailure(this.error, signInFailures);
  }

  /** Names the value that an incomplete address lacks. */
  get requirement(): string | undefined {
    const { error } = this;
    return error && failureOf(error) === 'incomplete' ? `${error.message}.` : undefined;
  }

  /** `values` returns all values of a parameter. After a reload there are none. */
  readAddress(values: (name: string) => readonly string[]): void {
    const callback = this.use.reader.read(values);
    if (callback.kind === 'absent' && this.callback) return;
    this.callback = callback;
    void this.handle();
  }

  /** The provider has not seen the token yet. */
  retry(): void {
    void this.handle();
  }

  /** Resolves to true on success. */
  async choosePassword(password: string): Promise<boolean> {
    const token = this.resetToken;
    if (token === undefined) return false;
    const result = await this.savingPassword.run(() => this.use.finishPasswordReset.execute(token, password));
    if (result.kind !== 'done') return false;
    runInAction(() => (this.nextPath = result.value));
    return true;
  }

  private get error(): GatewayError | undefined {
    const { error } = this.savingPassword;
    const isSpent = error && failureOf(error) === 'used-up';
    return isSpent ? error : this.handling.error;
  }

  private async handle(): Promise<void> {
    const { callback } = this;
    if (!callback) return;
    const result = await this.handling.run(() => this.attempt(callback));
    if (result.kind !== 'done') return;
    const outcome = result.value;
    runInAction(() => {
      if (outcome.kind === 'choose-password') this.resetToken = outcome.token;
      else this.nextPath = outcome.returnPath;
    });
  }

  /** A used link opened in the browser where it was used finds the shopper signed in already. */
  private async attempt(callback: SignInCallback): Promise<CallbackOutcome> {
    try {
      return await this.use.handleSignInCallback.execute(callback);
    } catch (error) {
      if (!(error instanceof GatewayError) || failureOf(error) === 'unreachable') throw error;
      await this.use.restoreSession.execute();
      const returnPath = safeReturnPath(this.use.storage.popReturnPath());
      const isSpent = failureOf(error) === (callback.kind === 'absent' ? 'incomplete' : 'used-up');
      if (isSpent && this.use.session.status === 'authenticated') return { kind: 'signed-in', returnPath };
      runInAction(() => (this.returnPath = returnPath));
      throw error;
    }
  }
}

function failureOf(error: GatewayError): CallbackFailure {
  return failures[signInErrorCode(error)] ?? 'failed';
}
