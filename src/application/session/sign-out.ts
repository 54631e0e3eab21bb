import type { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { SessionGateway } from '#src/application/ports/identity/session-gateway';
import type { EndSession } from './end-session';

/** Whether the provider revoked it. Without a connection the session ends here and expires there. */
export type SignOutOutcome = 'signed-out' | 'signed-out-here-only';

/** Signs out (spec §4 Sign-out) and clears the cart and the customer's data, also offline. */
export class SignOut {
  constructor(
    private readonly sessions: SessionGateway,
    private readonly signInStorage: SignInStorage,
    private readonly endSession: EndSession,
  ) {}

  async execute(): Promise<SignOutOutcome> {
    // First of all: another tab may hear of the end from the provider before it hears of it from here.
    this.signInStorage.setSignedOut('signed-out');
    try {
      await this.sessions.revoke();
      return 'signed-out';
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return 'signed-out-here-only';
    } finally {
      this.endSession.execute('signed-out');
    }
  }
}
