import { Logger } from '#src/application/ports/system/logger';
import type { DependenciesOf } from '#src/application/ports/token';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';

/**
 * The shared state of the sign-in forms, which outlives them. Each form shows the address that was typed in another. A
 * shopper who leaves a form and comes back during sending cannot send a second message.
 */
export class SignInDraft {
  static readonly dependencies: DependenciesOf<typeof SignInDraft> = [Logger];

  email = '';
  readonly sendingLink: Action;
  readonly sendingPasscode: Action;
  readonly sendingReset: Action;

  constructor(logger: Logger) {
    this.sendingLink = new Action(logger);
    this.sendingPasscode = new Action(logger);
    this.sendingReset = new Action(logger);
    autoObservable(this);
  }

  setEmail(email: string): void {
    this.email = email;
  }
}
