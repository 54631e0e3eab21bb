import type { StytchClient } from '@stytch/vanilla-js/headless';
import type { GatewayError } from '#src/application/ports/gateway-error';
import { endsSession, signInError } from '#src/application/ports/identity/sign-in-error';
import { log } from '#src/application/ports/system/logger';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { checkArguments } from './check-arguments';
import { noResponse, signInFailure, wrongShape } from './sign-in-failure';
import { defaultMinutes, type StytchClientSource } from './stytch-client-source';
import { readSession } from './stytch-responses';
import { sessionCookies } from './stytch-session-hint';

/** Milliseconds. The provider's client has no timeout of its own. */
const defaultTimeout = 10_000;

type Authentication = (
  client: StytchClient,
  duration: { readonly session_duration_minutes: number },
) => Promise<{ readonly session: unknown } | null>;

/** With a timeout. Rejects with GatewayError only (spec §8 Sign-in provider). */
export class StytchCalls {
  constructor(
    readonly source: StytchClientSource,
    private readonly scheduler: Scheduler,
  ) {}

  /** Rejects with GatewayError, `timeout` after `milliseconds`. A later response still reaches the listeners. */
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

  /** The settings decide how long the session lasts. */
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

  /** Rejects with UNAUTHORIZED for a guest; clears a session that has ended (spec §8 Unrecoverable error types). */
  async whileSignedIn<T>(call: () => Promise<T>): Promise<T> {
    if (!(await this.hasSession())) throw signInError({ code: 'UNAUTHORIZED', message: 'User is not logged in' });
    try {
      return await call();
    } catch (error) {
      if (endsSession(error)) this.clearSession();
      throw error;
    }
  }

  hasSession(): Promise<boolean> {
    return this.run('Failed to read session.', (client) => client.session.getTokens() !== null);
  }

  /** The client has no method for this: removes its cookies and sends the storage event of another tab's sign-out. */
  clearSession(): void {
    for (const name of sessionCookies)
      document.cookie = `${name}=; path=/; expires=${new Date(0).toUTCString()}; samesite=lax`;
    const key = `stytch_sdk_state_${this.source.settings.publicToken}`;
    window.localStorage.setItem(key, 'null');
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'null' }));
  }

  /** The client does not notice cookies that expire or are cleared, so the session is cleared first. */
  private async client(): Promise<StytchClient> {
    const client = await this.source.get();
    if (client.session.getSync() && !client.session.getTokens()) this.clearSession();
    return client;
  }

  /** Developers find the call in the provider's log by the request's id. */
  private logRefusal({ code, trace: { serverCode: type, status, requestId, errorUrl } }: GatewayError): void {
    if (type !== undefined)
      log.warn('The sign-in provider refused a call', { code, type, status, requestId, errorUrl });
  }

  private withTimeout<T>(milliseconds: number, call: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const cancelTimeout = this.scheduler.after(milliseconds, () =>
        reject(signInError({ code: 'timeout', message: noResponse })),
      );
      call.finally(cancelTimeout).then(resolve, reject);
    });
  }
}
