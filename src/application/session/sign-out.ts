import { GatewayError } from '#src/application/ports/gateway-error';
import { SessionGateway } from '#src/application/ports/identity/session-gateway';
import type { Used } from '#src/application/ports/token';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import { EndSession } from './end-session';

/** The result of signing out. Without a connection, the session ends here and expires at the provider. */
export type SignOutOutcome = 'signed-out' | 'signed-out-here-only';

/** Signs out (spec §4 Sign-out) and clears the cart and the customer's data, also offline. */
export class SignOut {
  static readonly uses = { sessions: SessionGateway, signInStorage: SignInStorage, endSession: EndSession };

  constructor(private readonly use: Used<typeof SignOut.uses>) {}

  async execute(): Promise<SignOutOutcome> {
    // Runs first: the provider may notify another tab of the end before this tab does.
    this.use.signInStorage.setSignedOut('signed-out');
    try {
      await this.use.sessions.revoke();
      return 'signed-out';
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return 'signed-out-here-only';
    } finally {
      this.use.endSession.execute('signed-out');
    }
  }
}
