import { GatewayError } from '#src/application/ports/gateway-error';
import { SessionGateway } from '#src/application/ports/identity/session-gateway';
import { SessionState } from '#src/application/ports/state/session-state';
import { log } from '#src/application/ports/system/logger';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { DependenciesOf } from '#src/application/ports/token';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { KeepSessionFresh } from './keep-session-fresh';
import { TakeOverSession } from './take-over-session';

/** Milliseconds for this tab's own changes; a session that is new after that came from another tab. */
export const followDelay = 100;

/** The tab that signs in carries the cart over; the others follow (spec §4 Sign-in session). */
export class FollowSession {
  static readonly dependencies: DependenciesOf<typeof FollowSession> = [
    SessionGateway,
    SessionState,
    TakeOverSession,
    KeepSessionFresh,
    Scheduler,
  ];

  private isFollowing = false;
  private cancel: () => void = () => undefined;

  constructor(
    private readonly sessions: SessionGateway,
    private readonly session: SessionState,
    private readonly takeOverSession: TakeOverSession,
    private readonly keepSessionFresh: KeepSessionFresh,
    private readonly scheduler: Scheduler,
  ) {}

  /** For as long as the page lives; may be called again. */
  async execute(): Promise<void> {
    if (this.session.isLoggedIn) this.keepSessionFresh.execute();
    if (this.isFollowing) return;
    this.isFollowing = true;
    try {
      await this.sessions.onChange((changed) => {
        this.cancel();
        this.cancel = this.scheduler.after(followDelay, () => void this.follow(changed));
      });
    } catch (error) {
      this.isFollowing = false;
      if (!(error instanceof GatewayError)) throw error;
      log.warn('Other tabs cannot be followed', { code: error.code });
    }
  }

  private async follow(changed: SignInSession | undefined): Promise<void> {
    if (changed) this.keepSessionFresh.execute();
    await this.takeOverSession.execute(changed);
  }
}
