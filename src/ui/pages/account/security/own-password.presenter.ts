import { makeAutoObservable } from 'mobx';
import type { PasswordGateway } from '#src/application/ports/identity/password-gateway';
import type { AcceptSession } from '#src/application/session/accept-session';
import type { Presenter } from '#src/ui/di/use-presenter';
import { describeSignInFailure, loginMessages } from '#src/ui/messages/account-messages';
import { forgetFailures } from '#src/ui/pages/account/forget-failures';
import type { ActionTracker } from '#src/ui/state/action-tracker';

const saving = 'save-password';

/** Presents setting the own password: the first by this session alone, another by the present one (spec §7 passwords). */
export class OwnPasswordPresenter implements Presenter {
  current = '';
  currentProblem: string | undefined = undefined;

  constructor(
    private readonly passwords: PasswordGateway,
    private readonly acceptSession: AcceptSession,
    private readonly tracker: ActionTracker,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  mount(): () => void {
    forgetFailures(this.tracker, [saving]);
    return () => undefined;
  }

  get isBusy(): boolean {
    return this.tracker.isBusy(saving);
  }

  get failure(): string | undefined {
    const error = this.tracker.errorOf(saving);
    return error && describeSignInFailure(error);
  }

  typeCurrent(current: string): void {
    this.current = current;
    this.currentProblem = undefined;
  }

  /** The first password; true when it is saved. */
  async set(password: string): Promise<boolean> {
    await this.tracker.run(saving, () => this.passwords.resetBySession(password));
    return this.tracker.errorOf(saving) === undefined;
  }

  /** Another password; true when it is saved. */
  async change(email: string, password: string): Promise<boolean> {
    this.currentProblem = this.current === '' ? loginMessages.problems.password : undefined;
    if (this.currentProblem !== undefined) return false;
    await this.tracker.run(saving, async () =>
      this.acceptSession.execute(await this.passwords.resetByExistingPassword(email, this.current, password)),
    );
    if (this.tracker.errorOf(saving)) return false;
    this.typeCurrent('');
    return true;
  }
}
