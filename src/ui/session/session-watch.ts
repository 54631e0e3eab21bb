import type { DependenciesOf } from '#src/application/ports/token';
import { StartSession } from '#src/application/session/start-session';
import { DefaultReminderAlert } from '#src/ui/subscription/shared/default-reminder-alert';
import { SignedOutNotice } from './signed-out-notice';

/** Shows the session's notices on every page. */
export class SessionWatch {
  static readonly dependencies: DependenciesOf<typeof SessionWatch> = [
    SignedOutNotice,
    DefaultReminderAlert,
    StartSession,
  ];

  private isStarted = false;

  constructor(
    private readonly signedOutNotice: SignedOutNotice,
    private readonly defaultReminder: DefaultReminderAlert,
    private readonly startSession: StartSession,
  ) {}

  /** Starts once, whichever caller asks first: start-up, a call that needs a token, or a page of the account. */
  start(isCallback: boolean): void {
    if (this.isStarted) return;
    this.isStarted = true;
    this.signedOutNotice.mount();
    this.defaultReminder.mount();
    void this.startSession.execute({ isCallback });
  }
}
