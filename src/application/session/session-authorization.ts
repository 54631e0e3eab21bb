import { GatewayError } from '#src/application/ports/gateway-error';
import type { Authorization } from '#src/application/ports/identity/authorization';
import type { SessionGateway } from '#src/application/ports/identity/session-gateway';
import { endsSession } from '#src/application/ports/identity/sign-in-error';
import type { SessionState } from '#src/application/ports/state/session-state';
import type { EndSession } from './end-session';

/**
 * The session as shop calls need it (spec §4 Unauthorized handling): a refused token is renewed once, whoever many ask
 * at the same time; when it cannot be renewed, the session is treated as signed out.
 */
export class SessionAuthorization implements Authorization {
  private renewing: Promise<boolean> | undefined;

  constructor(
    private readonly sessions: SessionGateway,
    private readonly session: SessionState,
    private readonly endSession: EndSession,
  ) {}

  async token(): Promise<string | undefined> {
    return this.session.isLoggedIn ? this.sessions.authorizationToken() : undefined;
  }

  async renew(refused: string | undefined): Promise<boolean> {
    // Renewed since the call was sent: a browser sends few at a time, so that of many the last are refused late.
    if ((await this.token()) !== refused) return this.session.isLoggedIn;
    this.renewing ??= this.refresh().finally(() => {
      this.renewing = undefined;
    });
    return this.renewing;
  }

  /** The shop refused the refreshed token, too. */
  async giveUp(): Promise<void> {
    if (!this.session.isLoggedIn) return;
    await this.sessions.clear();
    this.endSession.execute('refused');
  }

  private async refresh(): Promise<boolean> {
    try {
      await this.sessions.refresh();
      return true;
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (endsSession(error)) await this.giveUp();
      return false;
    }
  }
}
