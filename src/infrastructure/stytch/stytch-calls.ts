import type { StytchClient } from '@stytch/vanilla-js/headless';
import type { GatewayError } from '#src/application/ports/gateway-error';
import { endsSession, signInError } from '#src/application/ports/identity/sign-in-error';
import type { Logger } from '#src/application/ports/system/logger';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { checkArguments } from './check-arguments';
import { signInFailure, unanswered, wrongShape } from './sign-in-failure';
import { defaultMinutes, type StytchClientSource } from './stytch-client-source';
import { readSession } from './stytch-responses';
import { sessionCookies } from './stytch-session-hint';

/** Milliseconds after which a call is given up; the provider's client would wait for ever. */
const patience = 10_000;

type Authentication = (
  client: StytchClient,
  duration: { readonly session_duration_minutes: number },
) => Promise<{ readonly session: unknown } | null>;

/** How every call to the sign-in provider is made: in time, and with one kind of error (spec §8 Sign-in provider). */
export class StytchCalls {
  constructor(
    readonly source: StytchClientSource,
    private readonly scheduler: Scheduler,
    private readonly logger: Logger,
  ) {}

  /**
   * Rejects with GatewayError, which says `failure` when it has no words of its own; `timeout` after so many milliseconds.
   * An answer that comes later still reaches the client: when it signs somebody in, listeners hear of it.
   */
  async run<T>(failure: string, use: (client: StytchClient) => T | Promise<T>, milliseconds = patience): Promise<T> {
    try {
      return await this.inTime(milliseconds, this.client().then(use));
    } catch (error) {
      const refused = signInFailure(error, failure);
      this.note(refused);
      throw refused;
    }
  }

  /** A call that signs in; the session lives as long as the shop is configured. */
  async authenticate(failure: string, use: Authentication, milliseconds = patience): Promise<SignInSession> {
    const { sessionDurationMinutes = defaultMinutes.session } = this.source.settings;
    checkArguments({ session_duration_minutes: sessionDurationMinutes });
    const answer = await this.run(
      failure,
      (client) => use(client, { session_duration_minutes: sessionDurationMinutes }),
      milliseconds,
    );
    const session = readSession(answer?.session);
    if (!session) throw wrongShape('session');
    return session;
  }

  /**
   * A call for who is signed in. Rejects with UNAUTHORIZED before anything is sent when nobody is; when the provider says
   * that the session is over, it is over in this browser too (spec §8 Unrecoverable error types).
   */
  async whileSignedIn<T>(call: () => Promise<T>): Promise<T> {
    if (!(await this.hasSession())) throw signInError({ code: 'UNAUTHORIZED', message: 'User is not logged in' });
    try {
      return await call();
    } catch (error) {
      if (endsSession(error)) this.forgetSession();
      throw error;
    }
  }

  /** Whether this browser holds the tokens of a session. */
  hasSession(): Promise<boolean> {
    return this.run('Failed to read session.', (client) => client.session.getTokens() !== null);
  }

  forgetSession(): void {
    forgetSession(this.source.settings.publicToken);
  }

  /**
   * The client, in agreement with the cookies: they run out or are cleared while the page is open, and then the client
   * would go on as if somebody were signed in.
   */
  private async client(): Promise<StytchClient> {
    const client = await this.source.get();
    if (client.session.getSync() && !client.session.getTokens()) this.forgetSession();
    return client;
  }

  /** Developers find a refused call in the provider's own log by its request, and what it means by the provider's type. */
  private note({ code, trace: { serverCode: type, status, requestId, errorUrl } }: GatewayError): void {
    if (type !== undefined)
      this.logger.warn('The sign-in provider refused a call', { code, type, status, requestId, errorUrl });
  }

  private inTime<T>(milliseconds: number, call: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const callOff = this.scheduler.after(milliseconds, () =>
        reject(signInError({ code: 'timeout', message: unanswered })),
      );
      call.finally(callOff).then(resolve, reject);
    });
  }
}

/**
 * Ends the session in this browser without a call, which the provider's client does not offer: its cookies go, and it is
 * told what it would hear if another tab had signed out, so that it tells its listeners. Tabs hear of it by storage.
 */
export function forgetSession(publicToken: string): void {
  for (const name of sessionCookies)
    document.cookie = `${name}=; path=/; expires=${new Date(0).toUTCString()}; samesite=lax`;
  const key = `stytch_sdk_state_${publicToken}`;
  window.localStorage.setItem(key, 'null');
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'null' }));
}
