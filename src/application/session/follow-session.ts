import { log } from '#src/application/calls/log';
import { GatewayError } from '#src/application/ports/gateway-error';
import { SessionGateway } from '#src/application/ports/identity/session-gateway';
import { SessionState } from '#src/application/ports/state/session-state';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { KeepSessionFresh } from './keep-session-fresh';
import { TakeOverSession } from './take-over-session';

/** Milliseconds in which this tab handles its own changes. A change that is still new after that came from another tab. */
export const followDelay = 100;

/**
 * Keeps this tab's session the same as the browser's: when another tab signs in or out, this one follows. The tab that signs
 * in carries the cart over. A session is kept fresh while it lasts (spec §4 Sign-in session).
 */
export class FollowSession {
  static readonly uses = {
    sessions: SessionGateway,
    session: SessionState,
    takeOverSession: TakeOverSession,
    keepSessionFresh: KeepSessionFresh,
    scheduler: Scheduler,
  };

  private isFollowing = false;
  private cancel: () => void = () => undefined;

  constructor(private readonly use: Used<typeof FollowSession.uses>) {}

  /** Follows for as long as the page lives; may be called again. */
  async execute(): Promise<void> {
    if (this.use.session.isLoggedIn) this.use.keepSessionFresh.execute();
    if (this.isFollowing) return;
    this.isFollowing = true;
    try {
      await this.use.sessions.onChange((changed) => {
        this.cancel();
        this.cancel = this.use.scheduler.after(followDelay, () => void this.follow(changed));
      });
    } catch (error) {
      this.isFollowing = false;
      if (!(error instanceof GatewayError)) throw error;
      log.warn('Other tabs cannot be followed', { code: error.code });
    }
  }

  private async follow(changed: SignInSession | undefined): Promise<void> {
    if (changed) this.use.keepSessionFresh.execute();
    await this.use.takeOverSession.execute(changed);
  }
}
