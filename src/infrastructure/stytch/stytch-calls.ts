import type { StytchClient } from '@stytch/vanilla-js/headless';
import { log } from '#src/application/calls/log';
import type { GatewayError } from '#src/application/ports/gateway-error';
import { endsSession, signInError } from '#src/application/ports/identity/sign-in-error';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { checkArguments } from './check-arguments';
import { noResponse, signInFailure, wrongShape } from './sign-in-failure';
import { defaultMinutes, StytchClientSource } from './stytch-client-source';
import { readSession } from './stytch-responses';
import { sessionCookies } from './stytch-session-hint';

/** Milliseconds. The provider's client has no timeout of its own. */
const defaultTimeout = 10_000;

type Authentication = (
  client: StytchClient,
  duration: { readonly session_duration_minutes: number },
) => Promise<{ readonly session: unknown } | null>;

/** Calls the sign-in provider with a timeout. Rejects with GatewayError only (spec §8 Sign-in provider). */
export class StytchCalls {
  static readonly uses = { source: StytchClientSource, scheduler: Scheduler };

  readonly source: StytchClientSource;

  constructor(private readonly use: Used<typeof StytchCalls.uses>) {
    this.source = use.source;
  }

  /**
   * Rejects with GatewayError: `timeout` after `milliseconds`, and `failure` as its message when it has none. A later
   * response still reaches the client, so listeners are notified when it signs somebody in.
   */
  async run<T>(
    failure: string,
    use: (client: StytchClient) => T | Promise<T>,
    milliseconds = defaultTimeout,
  ): Promise<T> {
    try {
      return await this.withTimeout(milliseconds, this.client().then(use));
    } catch (error) {
      const gatewayError = signInFailure(error, failure);
      this.logRefusal(gatewayError);
      throw gatewayError;
    }
  }

  /** A call that signs in. The settings decide how long the session lasts. */
  async authenticate(failure: string, use: Authentication, milliseconds = defaultTimeout): Promise<SignInSession> {
    const { sessionDurationMinutes = defaultMinutes.session } = this.source.settings;
    checkArguments({ session_duration_minutes: sessionDurationMinutes });
    const response = await this.run(
      failure,
      (client) => use(client, { session_duration_minutes: sessionDurationMinutes }),
      milliseconds,
    );
    const session = readSession(response?.session);
    if (!session) throw wrongShape('session');
    return session;
  }

  /**
   * Rejects with UNAUTHORIZED, without a call, when no user is signed in. Clears the session in this browser when the provider
   * says that it has ended (spec §8 Unrecoverable error types).
   */
  async whileSignedIn<T>(call: () => Promise<T>): Promise<T> {
    if (!(await this.hasSession())) throw signInError({ code: 'UNAUTHORIZED', message: 'User is not logged in' });
    try {
      return await call();
    } catch (error) {
      if (endsSession(error)) this.clearSession();
      throw error;
    }
  }

  /** True when this browser has session tokens. */
  hasSession(): Promise<boolean> {
    return this.run('Failed to read session.', (client) => client.session.getTokens() !== null);
  }

  /**
   * Ends the session in this browser without a call, which the client has no method for: removes its cookies and sends
   * it the storage event of a sign-out in another tab. The client then notifies its listeners.
   */
  clearSession(): void {
    for (const name of sessionCookies)
      document.cookie = `${name}=; path=/; expires=${new Date(0).toUTCString()}; samesite=lax`;
    const key = `stytch_sdk_state_${this.source.settings.publicToken}`;
    try {
      window.localStorage.setItem(key, 'null');
    } catch {
      // Storage is full or forbidden. Without cookies, the remaining entries are no session.
    }
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'null' }));
  }

  /**
   * Cookies expire or are cleared while the page is open. The client would not notice, so the session is cleared first.
   */
  private async client(): Promise<StytchClient> {
    const client = await this.source.get();
    if (client.session.getSync() && !client.session.getTokens()) this.clearSession();
    return client;
  }

  /** With the request's id, developers find the call in the provider's own log. */
  private logRefusal({ code, trace: { serverCode: type, status, requestId, errorUrl } }: GatewayError): void {
    if (type !== undefined)
      log.warn('The sign-in provider refused a call', { code, type, status, requestId, errorUrl });
  }

  private withTimeout<T>(milliseconds: number, call: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const cancelTimeout = this.use.scheduler.after(milliseconds, () =>
        reject(signInError({ code: 'timeout', message: noResponse })),
      );
      call.finally(cancelTimeout).then(resolve, reject);
    });
  }
}
