import { SessionState } from '#src/application/ports/state/session-state';
import type { Used } from '#src/application/ports/token';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { CompleteSignIn } from './complete-sign-in';

/**
 * Takes a session that has just begun or changed. A new session brings customer and cart along. A known one, to which a
 * way to sign in was added or which was prolonged, is only stored (spec §4 Sign-in session).
 */
export class AcceptSession {
  static readonly uses = { session: SessionState, completeSignIn: CompleteSignIn };

  constructor(private readonly use: Used<typeof AcceptSession.uses>) {}

  async execute(session: SignInSession): Promise<void> {
    const isKnown = this.use.session.status === 'authenticated' && this.use.session.session?.userId === session.userId;
    if (isKnown) this.use.session.begin(session);
    else await this.use.completeSignIn.execute(session);
  }
}
