import type { PasswordGateway, PasswordStrength } from '#src/application/ports/identity/password-gateway';
import type { Logger } from '#src/application/ports/system/logger';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import type { Presenter } from '#src/ui/di/use-presenter';
import { Form } from '#src/ui/forms/form';
import { loginMessages } from '#src/ui/messages/account-messages';
import { autoObservable } from '#src/ui/state/auto-observable';
import { Resource } from '#src/ui/state/resource';

/** Milliseconds without a key before the strength is asked for. */
export const strengthDelay = 400;

/** Presents a password that is being chosen, with how hard it is to guess (spec §7 passwords/strength_check). */
export class NewPasswordPresenter implements Presenter<{ readonly email: string }> {
  readonly form = new Form({
    empty: { password: '' },
    findProblems: ({ password }) => this.findProblems(password),
  });
  /** Of the password as it is. While it is not known, the server decides. */
  readonly strength: Resource<PasswordStrength>;
  private email = '';
  private cancelCheck: () => void = () => undefined;

  constructor(
    passwords: PasswordGateway,
    private readonly scheduler: Scheduler,
    logger: Logger,
  ) {
    this.strength = new Resource(logger, () => passwords.checkStrength(this.email.trim(), this.form.values.password));
    autoObservable(this, { cancelCheck: false });
  }

  /** Whose password it will be: what is close to the address is easy to guess. */
  update({ email }: { readonly email: string }): void {
    this.email = email;
  }

  mount(): () => void {
    return () => this.cancelCheck();
  }

  type(password: string): void {
    this.cancelCheck();
    this.strength.clear();
    this.form.type('password', password);
    if (password !== '') this.cancelCheck = this.scheduler.after(strengthDelay, () => void this.strength.reload());
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
