import { SessionState } from '#src/application/ports/state/session-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { FollowSession } from './follow-session';
import { RestoreSession } from './restore-session';
import { WakeSession } from './wake-session';

/**
 * Starts the session of a document (spec §4 Start-up 3). On the sign-in callback page the callback is handled first. On
 * any other page the stored session is restored and confirmed, unless somebody has just signed in.
 */
export class StartSession {
  static readonly dependencies: DependenciesOf<typeof StartSession> = [
    SessionState,
    RestoreSession,
    FollowSession,
    WakeSession,
  ];

  constructor(
    private readonly session: SessionState,
    private readonly restoreSession: RestoreSession,
    private readonly followSession: FollowSession,
    private readonly wakeSession: WakeSession,
  ) {}

  async execute({ isCallback }: { readonly isCallback: boolean }): Promise<void> {
    this.wakeSession.execute();
    const isToBeRestored = !isCallback && this.session.status !== 'authenticated';
    await Promise.all([isToBeRestored ? this.restoreSession.execute() : undefined, this.followSession.execute()]);
  }
}
