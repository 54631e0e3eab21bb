import { GatewayError } from '#src/application/ports/gateway-error';
import type { Authorization } from '#src/application/ports/identity/authorization';
import { SessionGateway } from '#src/application/ports/identity/session-gateway';
import { endsSession } from '#src/application/ports/identity/sign-in-error';
import { SessionState } from '#src/application/ports/state/session-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { EndSession } from './end-session';

/**
 * The session as shop calls need it (spec §4 Unauthorized handling). A refused token is renewed once, however many
 * calls ask at the same time. When it cannot be renewed, the session counts as signed out.
 */
export class SessionAuthorization implements Authorization {
  static readonly dependencies: DependenciesOf<typeof SessionAuthorization> = [
    SessionGateway,
    SessionState,
    EndSession,
  ];

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
    // Renewed since the call was sent. A browser sends few calls at a time, so the last of many are refused late.
    if ((await this.token()) !== refused) return this.session.isLoggedIn;
    this.renewing ??= this.refresh().finally(() => {
      this.renewing = undefined;
    });
    return this.renewing;
  }

  /** The shop also refused the refreshed token. */
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
