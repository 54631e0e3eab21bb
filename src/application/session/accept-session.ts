import { SessionState } from '#src/application/ports/state/session-state';
import type { DependenciesOf } from '#src/application/ports/token';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { CompleteSignIn } from './complete-sign-in';

/**
 * Takes a session that has just begun or changed. A new session brings customer and cart along. A known one, to which a
 * way to sign in was added or which was prolonged, is only stored (spec §4 Sign-in session).
 */
export class AcceptSession {
  static readonly dependencies: DependenciesOf<typeof AcceptSession> = [SessionState, CompleteSignIn];

  constructor(
    private readonly session: SessionState,
    private readonly completeSignIn: CompleteSignIn,
  ) {}

  async execute(session: SignInSession): Promise<void> {
    const isKnown = this.session.status === 'authenticated' && this.session.session?.userId === session.userId;
    if (isKnown) this.session.begin(session);
    else await this.completeSignIn.execute(session);
  }
}
