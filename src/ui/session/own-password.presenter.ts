import { ifCode } from '#src/application/calls/handled';
import { UnansweredCalls } from '#src/application/calls/unanswered-calls';
import { PasswordGateway } from '#src/application/ports/identity/password-gateway';
import type { Used } from '#src/application/ports/token';
import { AcceptSession } from '#src/application/session/accept-session';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import { Form } from '#src/ui/kit/form';
import { passwordFailures, signInFailures } from '#src/ui/session/shared/sign-in-failures';
import { findSignInProblems } from './sign-in-checks';

type Given = Readonly<{ email: string; hasPassword: boolean }>;

/** Setting the first password needs only the session (spec §7 passwords). */
export class OwnPasswordPresenter {
  static readonly uses = { passwords: PasswordGateway, acceptSession: AcceptSession };
  static readonly isShared = false;

  /** Asks for the current password. */
  readonly form = new Form({ empty: { password: '' }, exact: ['password'], findProblems: findSignInProblems });
  readonly saving = new Action();
  private readonly unanswered = new UnansweredCalls();

  constructor(
    private readonly use: Used<typeof OwnPasswordPresenter.uses>,
    private readonly given: Given,
  ) {
    autoObservable(this);
  }

  get failure(): string | undefined {
    return describeFailure(this.saving.error, this.given.hasPassword ? passwordFailures : signInFailures);
  }

  async save(password: string): Promise<boolean> {
    if (this.given.hasPassword && !this.form.check()) return false;
    const result = await this.saving.run(() => (this.given.hasPassword ? this.replace(password) : this.set(password)));
    if (result.kind === 'done') this.form.start();
    return result.kind === 'done';
  }

  private set(password: string): Promise<void> {
    return this.use.passwords.resetBySession(password);
  }

  private async replace(password: string): Promise<void> {
    const { password: present } = this.form.values;
    const session = await this.unanswered.run(password, (isRepeated) =>
      ifCode(
        this.use.passwords.resetByExistingPassword(this.given.email, present, password),
        ['wrong_credentials'],
        (refusal) => {
          // The present password is refused when the change that got no answer was made. Then the new one is right.
          if (!isRepeated) throw refusal;
          return this.use.passwords.authenticate(this.given.email, password);
        },
      ),
    );
    await this.use.acceptSession.execute(session);
  }
}
