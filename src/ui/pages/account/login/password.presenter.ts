import { makeAutoObservable, runInAction } from 'mobx';
import type { PasswordGateway } from '#src/application/ports/identity/password-gateway';
import type { AcceptSession } from '#src/application/session/accept-session';
import type { StartPasswordReset } from '#src/application/session/start-password-reset';
import type { Presenter } from '#src/ui/di/use-presenter';
import { checkEmail } from '#src/ui/forms/sign-in-form';
import { describeSignInFailure, loginMessages } from '#src/ui/messages/account-messages';
import { forgetFailures } from '#src/ui/pages/account/forget-failures';
import type { ActionTracker } from '#src/ui/state/action-tracker';
import type { SignInDraft } from './sign-in-draft';

const signingIn = 'sign-in-by-password';
const creating = 'create-password';
const resetting = 'start-password-reset';
const actions = [signingIn, creating, resetting];

/** Presents signing in by password, making one, and the way out when it is forgotten (spec §7 passwords). */
export class PasswordPresenter implements Presenter {
  password = '';
  emailProblem: string | undefined = undefined;
  passwordProblem: string | undefined = undefined;
  /** Where the link to a new password went. */
  resetSentTo: string | undefined = undefined;

  constructor(
    private readonly draft: SignInDraft,
    private readonly passwords: PasswordGateway,
    private readonly startPasswordReset: StartPasswordReset,
    private readonly acceptSession: AcceptSession,
    private readonly tracker: ActionTracker,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  mount(): () => void {
    forgetFailures(this.tracker, actions);
    return () => undefined;
  }

  get email(): string {
    return this.draft.email;
  }

  get isBusy(): boolean {
    return actions.some((action) => this.tracker.isBusy(action));
  }

  get failure(): string | undefined {
    const error = actions.map((action) => this.tracker.errorOf(action)).find(Boolean);
    return error && describeSignInFailure(error);
  }

  typeEmail(email: string): void {
    this.draft.type(email);
    if (this.emailProblem !== undefined) this.emailProblem = checkEmail(email);
  }

  leaveEmail(): void {
    if (this.email.trim() !== '') this.emailProblem = checkEmail(this.email);
  }

  typePassword(password: string): void {
    this.password = password;
    this.passwordProblem = undefined;
  }

  /** True when the password was right. */
  async signIn(): Promise<boolean> {
    this.emailProblem = checkEmail(this.email);
    this.passwordProblem = this.password === '' ? loginMessages.problems.password : undefined;
    if (this.emailProblem !== undefined || this.passwordProblem !== undefined) return false;
    return this.run(signingIn, async (email) =>
      this.acceptSession.execute(await this.passwords.authenticate(email, this.password)),
    );
  }

  /** Makes an account with this password; true when that worked. */
  async create(password: string): Promise<boolean> {
    this.emailProblem = checkEmail(this.email);
    if (this.emailProblem !== undefined) return false;
    return this.run(creating, async (email) =>
      this.acceptSession.execute(await this.passwords.create(email, password)),
    );
  }

  /** Sends a link to a new password; true when it is on its way. */
  async forgot(returnPath: string): Promise<boolean> {
    this.emailProblem = checkEmail(this.email);
    if (this.emailProblem !== undefined) return false;
    const isSent = await this.run(resetting, (email) => this.startPasswordReset.execute(email, returnPath));
    if (isSent) runInAction(() => (this.resetSentTo = this.email.trim()));
    return isSent;
  }

  private async run(action: string, task: (email: string) => Promise<void>): Promise<boolean> {
    forgetFailures(this.tracker, actions);
    await this.tracker.run(action, () => task(this.email.trim()));
    return this.tracker.errorOf(action) === undefined;
  }
}
