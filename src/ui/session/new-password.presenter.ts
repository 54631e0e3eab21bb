import { PasswordGateway, type PasswordStrength } from '#src/application/ports/identity/password-gateway';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { Form } from '#src/ui/kit/form';
import { Resource } from '#src/ui/kit/resource';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { loginMessages } from '#src/ui/session/shared/account-messages';

/** Milliseconds without typing before the strength is checked. */
export const strengthDelay = 400;

/** Presents choosing a password (spec §7 passwords/strength_check). */
export class NewPasswordPresenter implements Presenter {
  static readonly uses = { passwords: PasswordGateway, scheduler: Scheduler };
  static readonly isShared = false;

  readonly form = new Form({
    empty: { password: '' },
    exact: ['password'],
    findProblems: ({ password }) => this.findProblems(password),
  });
  /** Of the typed password. While it is unknown, the server decides whether the password will do. */
  readonly strength: Resource<PasswordStrength>;
  private cancelCheck: () => void = () => undefined;

  constructor(
    private readonly use: Used<typeof NewPasswordPresenter.uses>,
    private readonly given: { readonly email: string },
  ) {
    this.strength = new Resource(() => use.passwords.checkStrength(this.given.email.trim(), this.form.values.password));
    autoObservable(this, { cancelCheck: false });
  }

  mount(): () => void {
    return () => this.cancelCheck();
  }

  type(password: string): void {
    this.cancelCheck();
    this.strength.clear();
    this.form.type('password', password);
    if (password !== '') this.cancelCheck = this.use.scheduler.after(strengthDelay, () => void this.strength.reload());
  }

  clear(): void {
    this.type('');
    this.form.start();
  }

  private findProblems(password: string): { readonly password?: string } {
    const { value: strength } = this.strength;
    if (password !== '' && strength?.isStrongEnough !== false) return {};
    return { password: strength?.isBreached ? loginMessages.strength.breached : loginMessages.problems.newPassword };
  }
}
