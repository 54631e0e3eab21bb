import { runInAction } from 'mobx';
import { PasswordGateway } from '#src/application/ports/identity/password-gateway';
import { hasSignInCode } from '#src/application/ports/identity/sign-in-error';
import type { Used } from '#src/application/ports/token';
import { AcceptSession } from '#src/application/session/accept-session';
import { StartPasswordReset } from '#src/application/session/start-password-reset';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { Form } from '#src/ui/kit/form';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { SignInDraft } from '#src/ui/session/shared/sign-in-draft';
import { findSignInProblems } from './sign-in-checks';

/** Presents passwords (spec §7 passwords). */
export class PasswordPresenter implements Presenter {
  static readonly uses = {
    draft: SignInDraft,
    passwords: PasswordGateway,
    startPasswordReset: StartPasswordReset,
    acceptSession: AcceptSession,
  };
  static readonly isShared = false;

  readonly form: Form<'email' | 'password'>;
  /** Creating an account shares this action. */
  readonly signingIn = new Action();
  readonly sendingReset: Action;
  resetSentTo: string | undefined = undefined;

  constructor(private readonly use: Used<typeof PasswordPresenter.uses>) {
    this.form = new Form({
      empty: { email: '', password: '' },
      exact: ['password'],
      findProblems: findSignInProblems,
      saveDraft: ({ email }) => use.draft.setEmail(email),
    });
    this.form.start({ email: use.draft.email });
    this.sendingReset = use.draft.sendingReset;
    autoObservable(this);
  }

  mount(): void {
    this.sendingReset.clear();
  }

  /** Resolves to true when the password was right. */
  async signIn(): Promise<boolean> {
    if (!this.form.check()) return false;
    const { password } = this.form.values;
    const result = await this.signingIn.run(async () =>
      this.use.acceptSession.execute(await this.use.passwords.authenticate(this.email, password)),
    );
    return result.kind === 'done';
  }

  /** Resolves to true on success. */
  async create(password: string): Promise<boolean> {
    if (!this.form.check(['email'])) return false;
    const result = await this.signingIn.run(async () =>
      this.use.acceptSession.execute(await this.use.passwords.create(this.email, password)),
    );
    return result.kind === 'done';
  }

  /** Resolves to true when the link is on its way. */
  async sendReset(returnPath: string): Promise<boolean> {
    if (!this.form.check(['email'])) return false;
    const { email } = this;
    const result = await this.sendingReset.run(() => this.use.startPasswordReset.execute(email, returnPath));
    if (result.kind !== 'done') return false;
    runInAction(() => (this.resetSentTo = email));
    return true;
  }

  /** The password is no longer valid, so that a reset link is needed. */
  get needsReset(): boolean {
    return hasSignInCode(this.signingIn.error, 'password_reset_needed');
  }

  private get email(): string {
    return this.form.entered.email;
  }
}
