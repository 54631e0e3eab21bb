import type { SessionGateway } from '#src/application/ports/identity/session-gateway';
import { endsSession } from '#src/application/ports/identity/sign-in-error';
import type { Clock } from '#src/application/ports/system/clock';
import { hasExpired, type SignInSession } from '#src/domain/session/sign-in-session';
import type { StytchCalls } from './stytch-calls';
import { readSession } from './stytch-responses';

const reading = 'Failed to read session.';
/** Three parts, each in base64url. What else stands in a cookie is from another time or hand. */
const jwtShape = /^[\w-]+(\.[\w-]+){2}$/;

/**
 * The session as the provider's client keeps it: tokens in two cookies, session and user in local storage. Somebody who
 * still has the cookies but not the storage is restored by the client in the background, and `onChange` tells of it.
 */
export class StytchSessionGateway implements SessionGateway {
  constructor(
    private readonly calls: StytchCalls,
    private readonly clock: Clock,
  ) {}

  authorizationToken(): Promise<string | undefined> {
    return this.calls.run(reading, ({ session }) => {
      const jwt = session.getTokens()?.session_jwt;
      return jwt !== undefined && jwtShape.test(jwt) ? jwt : undefined;
    });
  }

  restore(): Promise<SignInSession | undefined> {
    return this.calls.run(reading, (client) => {
      const session = readSession(client.session.getSync());
      return session && !hasExpired(session, this.clock.now()) ? session : undefined;
    });
  }

  refresh(): Promise<SignInSession> {
    return this.calls.whileSignedIn(() =>
      this.calls.authenticate('Failed to refresh session.', ({ session }, duration) => session.authenticate(duration)),
    );
  }

  async revoke(): Promise<void> {
    if (!(await this.calls.hasSession())) return;
    try {
      await this.calls.run('Failed to revoke session.', ({ session }) => session.revoke({ forceClear: true }));
    } catch (error) {
      // A call that is never answered clears nothing by itself.
      this.calls.forgetSession();
      if (!endsSession(error)) throw error;
    }
  }

  clear(): Promise<void> {
    this.calls.forgetSession();
    return Promise.resolve();
  }

  onChange(listener: (session: SignInSession | undefined) => void): Promise<() => void> {
    return this.calls.run(reading, ({ session }) => session.onChange((changed) => listener(readSession(changed))));
  }
}
