import { log } from '#src/application/calls/log';
import { GatewayError } from '#src/application/ports/gateway-error';
import { SessionGateway } from '#src/application/ports/identity/session-gateway';
import { endsSession } from '#src/application/ports/identity/sign-in-error';
import { SessionState } from '#src/application/ports/state/session-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import { BringCartAlong } from './bring-cart-along';
import { EndSession } from './end-session';
import { LoadUser } from './load-user';

/**
 * Start-up of the session (spec §4 Start-up 1, 3, 4): assumes the stored session, confirms it with the provider, then loads the
 * customer. A cart that is here stays as it is; without one, the customer's own cart is loaded. When the provider does not
 * answer, the shopper stays signed in.
 */
export class RestoreSession {
  static readonly dependencies: DependenciesOf<typeof RestoreSession> = [
    SessionGateway,
    SignInStorage,
    SessionState,
    LoadUser,
    BringCartAlong,
    EndSession,
  ];

  constructor(
    private readonly sessions: SessionGateway,
    private readonly storage: SignInStorage,
    private readonly session: SessionState,
    private readonly loadUser: LoadUser,
    private readonly bringCartAlong: BringCartAlong,
    private readonly endSession: EndSession,
  ) {}

  async execute(): Promise<void> {
    if (this.storage.wasSignedIn()) this.session.assumeSignedIn();
    try {
      // Destroyed when the session cookie is missing at start-up (spec §4 Sign-in session).
      if (await this.sessions.restore())
        await this.loadUser.execute(await this.sessions.refresh(), () => this.bringCartAlong.executeWithoutCart());
      else this.end();
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      const isOver: boolean = endsSession(error);
      if (!isOver) log.warn('The session could not be confirmed yet', { code: error.code });
      // Without an assumed session, no call has to wait for the confirmation.
      if (isOver || !this.session.isLoggedIn) this.end();
    }
  }

  private end(): void {
    if (this.session.isLoggedIn) this.endSession.execute('refused');
    // A shopper who saw that the server ended their session does not see later that they had none.
    else if (this.session.status === 'unknown') this.session.end('signed-out');
  }
}
