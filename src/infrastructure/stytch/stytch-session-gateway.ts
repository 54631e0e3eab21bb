import type { SessionGateway } from '#src/application/ports/identity/session-gateway';
import { endsSession } from '#src/application/ports/identity/sign-in-error';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import { hasExpired, type SignInSession } from '#src/domain/session/sign-in-session';
import { StytchCalls } from './stytch-calls';
import { readSession } from './stytch-responses';

const reading = 'Failed to read session.';
/** Three parts in base64url. A cookie may hold anything else. */
const jwtShape = /^[\w-]+(\.[\w-]+){2}$/;

/**
 * The provider's client keeps tokens in two cookies, and session and user in local storage. With the cookies alone it
 * restores the session in the background and calls `onChange`.
 */
export class StytchSessionGateway implements SessionGateway {
  static readonly uses = { calls: StytchCalls, clock: Clock };

  constructor(private readonly use: Used<typeof StytchSessionGateway.uses>) {}

  authorizationToken(): Promise<string | undefined> {
    return this.use.calls.run(reading, ({ session }) => {
      const jwt = session.getTokens()?.session_jwt;
      return jwt !== undefined && jwtShape.test(jwt) ? jwt : undefined;
    });
  }

  restore(): Promise<SignInSession | undefined> {
    return this.use.calls.run(reading, (client) => {
      const session = readSession(client.session.getSync());
      return session && !hasExpired(session, this.use.clock.now()) ? session : undefined;
    });
  }

  refresh(): Promise<SignInSession> {
    return this.use.calls.whileSignedIn(() =>
      this.use.calls.authenticate('Failed to refresh session.', ({ session }, duration) =>
        session.authenticate(duration),
      ),
    );
  }

  async revoke(): Promise<void> {
    if (!(await this.use.calls.hasSession())) return;
    try {
      await this.use.calls.run('Failed to revoke session.', ({ session }) => session.revoke({ forceClear: true }));
    } catch (error) {
      // Without a response the client clears nothing.
      this.use.calls.clearSession();
      if (!endsSession(error)) throw error;
    }
  }

  clear(): Promise<void> {
    this.use.calls.clearSession();
    return Promise.resolve();
  }

  onChange(listener: (session: SignInSession | undefined) => void): Promise<() => void> {
    return this.use.calls.run(reading, ({ session }) => session.onChange((changed) => listener(readSession(changed))));
  }
}
