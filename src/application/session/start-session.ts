import { SessionState } from '#src/application/ports/state/session-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { FollowSession } from './follow-session';
import { RestoreSession } from './restore-session';

/** Restores the stored session, except on the callback page and after a sign-in (spec §4 Start-up 3). */
export class StartSession {
  static readonly dependencies: DependenciesOf<typeof StartSession> = [SessionState, RestoreSession, FollowSession];

  constructor(
    private readonly session: SessionState,
    private readonly restoreSession: RestoreSession,
    private readonly followSession: FollowSession,
  ) {}

  async execute({ isCallback }: { readonly isCallback: boolean }): Promise<void> {
    const isToBeRestored = !isCallback && this.session.status !== 'authenticated';
    await Promise.all([isToBeRestored ? this.restoreSession.execute() : undefined, this.followSession.execute()]);
  }
}
