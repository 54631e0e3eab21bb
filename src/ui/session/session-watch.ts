import type { Used } from '#src/application/ports/token';
import { StartSession } from '#src/application/session/start-session';
import { DefaultReminderAlert } from '#src/ui/subscription/shared/default-reminder-alert';
import { SignedOutNotice } from './signed-out-notice';

/** Shows the session's notices on every page. */
export class SessionWatch {
  static readonly uses = {
    signedOutNotice: SignedOutNotice,
    defaultReminder: DefaultReminderAlert,
    startSession: StartSession,
  };

  private isStarted = false;

  constructor(private readonly use: Used<typeof SessionWatch.uses>) {}

  /** Starts once, whichever caller asks first: start-up, a call that needs a token, or a page of the account. */
  start(isCallback: boolean): void {
    if (this.isStarted) return;
    this.isStarted = true;
    this.use.signedOutNotice.mount();
    this.use.defaultReminder.mount();
    void this.use.startSession.execute({ isCallback });
  }
}
