import { orElse } from '#src/application/calls/handled';
import { SessionGateway } from '#src/application/ports/identity/session-gateway';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import { CompleteSignIn } from './complete-sign-in';

/** Polling interval in milliseconds (spec §9 Login poll). */
export const signInPoll = 1000;

/**
 * After a link was requested, polls every second until the user has signed in, perhaps in another tab (spec §4 Sign-in).
 * Continues when the provider cannot be reached.
 */
export class AwaitSignIn {
  static readonly uses = { sessions: SessionGateway, completeSignIn: CompleteSignIn, scheduler: Scheduler };

  constructor(private readonly use: Used<typeof AwaitSignIn.uses>) {}

  /** Calls back after sign-in; returns a function that stops polling. */
  execute(onSignedIn: () => void): () => void {
    let isWaiting = true;
    let cancel: () => void = () => undefined;
    const look = async () => {
      const session = await this.findSession();
      if (!isWaiting) return;
      if (!session) {
        cancel = this.use.scheduler.after(signInPoll, () => void look());
        return;
      }
      isWaiting = false;
      await this.use.completeSignIn.execute(session);
      onSignedIn();
    };
    cancel = this.use.scheduler.after(signInPoll, () => void look());
    return () => {
      isWaiting = false;
      cancel();
    };
  }

  private async findSession() {
    return orElse(this.use.sessions.restore(), () => undefined);
  }
}
