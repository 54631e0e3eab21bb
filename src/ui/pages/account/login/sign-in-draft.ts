import type { Logger } from '#src/application/ports/system/logger';
import { Action } from '#src/ui/state/action';
import { autoObservable } from '#src/ui/state/auto-observable';

/**
 * What the forms that sign in share, and what outlives them: each shows the address that was typed in another, and whoever
 * leaves a form and comes back sends no second mail meanwhile.
 */
export class SignInDraft {
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
