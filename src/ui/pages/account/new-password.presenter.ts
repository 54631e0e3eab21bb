import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PasswordGateway, PasswordStrength } from '#src/application/ports/identity/password-gateway';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import type { Presenter } from '#src/ui/di/use-presenter';
import { loginMessages } from '#src/ui/messages/account-messages';
import type { ActionTracker } from '#src/ui/state/action-tracker';

/** Milliseconds without a key before the strength is asked for. */
export const strengthDelay = 400;

/** Presents a password that is being chosen, with how hard it is to guess (spec §7 passwords/strength_check). */
export class NewPasswordPresenter implements Presenter {
  password = '';
  problem: string | undefined = undefined;
  /** Of the password as it is; undefined while nobody knows. */
  strength: PasswordStrength | undefined = undefined;
  private callOff: () => void = () => undefined;

  constructor(
    private readonly passwords: PasswordGateway,
    private readonly scheduler: Scheduler,
    private readonly tracker: ActionTracker,
  ) {
    makeAutoObservable<NewPasswordPresenter, 'callOff'>(
      this,
      { strength: observableRef, callOff: false },
      { autoBind: true },
    );
  }

  mount(): () => void {
    return () => this.callOff();
  }

  type(email: string, password: string): void {
    this.password = password;
    this.strength = undefined;
    this.problem = undefined;
    this.callOff();
    if (password !== '') this.callOff = this.scheduler.after(strengthDelay, () => void this.check(email, password));
  }

  /** Whether the password may be sent: when its strength is not known, the server decides. */
  accept(): boolean {
    const isWeak = this.password === '' || this.strength?.isStrongEnough === false;
    this.problem = isWeak
      ? this.strength?.isBreached
        ? loginMessages.strength.breached
        : loginMessages.problems.newPassword
      : undefined;
    return !isWeak;
  }

  private async check(email: string, password: string): Promise<void> {
    const strength = await this.tracker.run(`check-password ${password.length}`, () =>
      this.passwords.checkStrength(email.trim(), password),
    );
    runInAction(() => {
      if (this.password === password) this.strength = strength;
    });
  }
}
