import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';

/**
 * Outlives the forms, so that each shows the address that was typed in another, and a shopper who leaves a form and
 * comes back during sending cannot send a second message.
 */
export class SignInDraft {
  email = '';
  readonly sendingLink = new Action();
  readonly sendingPasscode = new Action();
  readonly sendingReset = new Action();

  constructor() {
    autoObservable(this);
  }

  setEmail(email: string): void {
    this.email = email;
  }
}
