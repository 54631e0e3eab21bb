import { log } from '#src/application/calls/log';
import { GatewayError } from '#src/application/ports/gateway-error';
import { SessionGateway } from '#src/application/ports/identity/session-gateway';
import { endsSession } from '#src/application/ports/identity/sign-in-error';
import { SessionState } from '#src/application/ports/state/session-state';
import type { Used } from '#src/application/ports/token';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import { CompleteSignIn } from './complete-sign-in';
import { EndSession } from './end-session';

/**
 * Start-up of the session (spec §4 Start-up 1, 3, 4): assumes the stored session, confirms it with the provider, then loads the
 * customer. A cart that is here stays as it is; without one, the customer's own cart is loaded. When the provider does not
 * answer, the shopper stays signed in.
 */
export class RestoreSession {
  static readonly uses = {
    sessions: SessionGateway,
    storage: SignInStorage,
    session: SessionState,
    completeSignIn: CompleteSignIn,
    endSession: EndSession,
  };

  constructor(private readonly use: Used<typeof RestoreSession.uses>) {}

  async execute(): Promise<void> {
    if (this.use.storage.wasSignedIn()) this.use.session.assumeSignedIn();
    try {
      // Destroyed when the session cookie is missing at start-up (spec §4 Sign-in session).
      if (await this.use.sessions.restore()) await this.use.completeSignIn.resume(await this.use.sessions.refresh());
      else this.end();
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      const isOver: boolean = endsSession(error);
      if (!isOver) log.warn('The session could not be confirmed yet', { code: error.code });
      // Without an assumed session, no call has to wait for the confirmation.
      if (isOver || !this.use.session.isLoggedIn) this.end();
    }
  }

  private end(): void {
    if (this.use.session.isLoggedIn) this.use.endSession.execute('refused');
    // A shopper who saw that the server ended their session does not see later that they had none.
    else if (this.use.session.status === 'unknown') this.use.session.end('signed-out');
  }
}
