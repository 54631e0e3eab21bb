import { makeAutoObservable } from 'mobx';

/** What was typed so far, whichever way to sign in it was typed for: it stays when another way is chosen. */
export class SignInDraft {
  email = '';

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  type(email: string): void {
    this.email = email;
  }
}
