import { GatewayError } from '#src/application/ports/gateway-error';
import { SessionGateway } from '#src/application/ports/identity/session-gateway';
import { endsSession } from '#src/application/ports/identity/sign-in-error';
import { RandomSource } from '#src/application/ports/system/random-source';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import { EndSession } from './end-session';

/** Milliseconds, from specification section 9, Sign-in session. */
export const refreshInterval = 180_000;
export const backoffBase = 2000;
export const backoffJitter = 175;
export const refreshRetries = 5;

/**
 * Renews the session in the background while there is one (spec §4 Sign-in session): every three minutes. A failure is
 * retried up to five times with doubling pauses. Then, or when the provider says that the session is over, the customer
 * is signed out and keeps page and cart.
 */
export class KeepSessionFresh {
  static readonly uses = {
    sessions: SessionGateway,
    endSession: EndSession,
    scheduler: Scheduler,
    random: RandomSource,
  };

  private cancel: () => void = () => undefined;

  constructor(private readonly use: Used<typeof KeepSessionFresh.uses>) {}

  /** Restarts; returns a function that stops it. */
  execute(): () => void {
    this.plan(refreshInterval, 0);
    return () => this.cancel();
  }

  private plan(delay: number, failures: number): void {
    this.cancel();
    this.cancel = this.use.scheduler.after(delay, () => void this.refresh(failures));
  }

  private async refresh(failures: number): Promise<void> {
    try {
      await this.use.sessions.refresh();
      this.plan(refreshInterval, 0);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      const isOver = failures === refreshRetries || endsSession(error);
      if (isOver) await this.giveUp();
      else this.plan(this.pauseAfter(failures), failures + 1);
    }
  }

  /** Clears the rest of the session too. It would sign the shopper in again right after they saw that they are signed out. */
  private async giveUp(): Promise<void> {
    await this.use.sessions.clear();
    this.use.endSession.execute('refused');
  }

  /** About 2 s, doubling, plus or minus 175 ms. */
  private pauseAfter(failures: number): number {
    return backoffBase * 2 ** failures + (this.use.random.next() * 2 - 1) * backoffJitter;
  }
}
