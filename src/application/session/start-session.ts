import { SessionState } from '#src/application/ports/state/session-state';
import type { Used } from '#src/application/ports/token';
import { FollowSession } from './follow-session';
import { RestoreSession } from './restore-session';
import { WakeSession } from './wake-session';

/**
 * Starts the session of a document (spec §4 Start-up 3). On the sign-in callback page the callback is handled first. On
 * any other page the stored session is restored and confirmed, unless somebody has just signed in.
 */
export class StartSession {
  static readonly uses = {
    session: SessionState,
    restoreSession: RestoreSession,
    followSession: FollowSession,
    wakeSession: WakeSession,
  };

  constructor(private readonly use: Used<typeof StartSession.uses>) {}

  async execute({ isCallback }: { readonly isCallback: boolean }): Promise<void> {
    this.use.wakeSession.execute();
    const isToBeRestored = !isCallback && this.use.session.status !== 'authenticated';
    await Promise.all([
      isToBeRestored ? this.use.restoreSession.execute() : undefined,
      this.use.followSession.execute(),
    ]);
  }
}
