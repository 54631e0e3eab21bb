import { GatewayError } from '#src/application/ports/gateway-error';
import type { SessionGateway } from '#src/application/ports/identity/session-gateway';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import type { CompleteSignIn } from './complete-sign-in';

/** Milliseconds between two looks for a user (spec §9 Login poll). */
export const signInPoll = 1000;

/**
 * Waits, after a link was asked for, until somebody has signed in with it, perhaps in another tab: looks every second
 * (spec §4 Sign-in). A provider that cannot be reached is asked again.
 */
export class AwaitSignIn {
  constructor(
    private readonly sessions: SessionGateway,
    private readonly completeSignIn: CompleteSignIn,
    private readonly scheduler: Scheduler,
  ) {}

  /** Calls back once signed in; returns the way to stop waiting. */
  execute(onSignedIn: () => void): () => void {
    let isWaiting = true;
    let callOff: () => void = () => undefined;
    const look = async () => {
      const session = await this.findSession();
      if (!isWaiting) return;
      if (!session) {
        callOff = this.scheduler.after(signInPoll, () => void look());
        return;
      }
      isWaiting = false;
      await this.completeSignIn.execute(session);
      onSignedIn();
    };
    callOff = this.scheduler.after(signInPoll, () => void look());
    return () => {
      isWaiting = false;
      callOff();
    };
  }

  private async findSession() {
    try {
      return await this.sessions.restore();
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return undefined;
    }
  }
}
