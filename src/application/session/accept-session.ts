import type { SessionState } from '#src/application/ports/state/session-state';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import type { CompleteSignIn } from './complete-sign-in';

/**
 * A session that has just begun or changed: a new one brings customer and cart along; one that is known already, because
 * a way to sign in was added or its time was prolonged, is only noted (spec §4 Sign-in session).
 */
export class AcceptSession {
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
