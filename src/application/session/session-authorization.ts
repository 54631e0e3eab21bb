import { GatewayError } from '#src/application/ports/gateway-error';
import type { Authorization } from '#src/application/ports/identity/authorization';
import { SessionGateway } from '#src/application/ports/identity/session-gateway';
import { endsSession } from '#src/application/ports/identity/sign-in-error';
import { SessionState } from '#src/application/ports/state/session-state';
import type { Used } from '#src/application/ports/token';
import { EndSession } from './end-session';

/**
 * The session as shop calls need it (spec §4 Unauthorized handling). A refused token is renewed once, however many
 * calls ask at the same time. When it cannot be renewed, the session counts as signed out.
 */
export class SessionAuthorization implements Authorization {
  static readonly uses = { sessions: SessionGateway, session: SessionState, endSession: EndSession };

  private renewing: Promise<boolean> | undefined;

  constructor(private readonly use: Used<typeof SessionAuthorization.uses>) {}

  async token(): Promise<string | undefined> {
    return this.use.session.isLoggedIn ? this.use.sessions.authorizationToken() : undefined;
  }

  async renew(refused: string | undefined): Promise<boolean> {
    // Renewed since the call was sent. A browser sends few calls at a time, so the last of many are refused late.
    if ((await this.token()) !== refused) return this.use.session.isLoggedIn;
    this.renewing ??= this.refresh().finally(() => {
      this.renewing = undefined;
    });
    return this.renewing;
  }

  /** The shop also refused the refreshed token. */
  async giveUp(): Promise<void> {
    if (!this.use.session.isLoggedIn) return;
    await this.use.sessions.clear();
    this.use.endSession.execute('refused');
  }

  private async refresh(): Promise<boolean> {
    try {
      await this.use.sessions.refresh();
      return true;
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (endsSession(error)) await this.giveUp();
      return false;
    }
  }
}
