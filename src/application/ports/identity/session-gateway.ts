import { token } from '#src/application/ports/token';
import type { SignInSession } from '#src/domain/session/sign-in-session';

/**
 * The sign-in session of this browser (spec §4 Sign-in session). Its tokens live in the provider's own cookies; only
 * the authorization token is handed out. Methods reject with GatewayError, whose code is a SignInErrorCode.
 */
export interface SessionGateway {
  /** The token that shop calls are sent with (spec §6); undefined when there is no session. Never logged or stored. */
  authorizationToken(): Promise<string | undefined>;
  /** The stored session of this browser, without asking the provider; undefined when there is none. */
  restore(): Promise<SignInSession | undefined>;
  /**
   * Confirms the session with the provider and renews its tokens. UNAUTHORIZED without a session, `session_ended` when it is
   * over.
   */
  refresh(): Promise<SignInSession>;
  /**
   * Ends the session at the provider, and in this browser even when the provider cannot be reached. It then still
   * rejects (`network_error`, `timeout`), because the session lives on at the provider. Does nothing without a session.
   */
  revoke(): Promise<void>;
  /** Ends the session in this browser and leaves nothing of it here; the provider is not asked. Never rejects. */
  clear(): Promise<void>;
  /** Called when a session begins, changes or ends, in this tab or another; returns a function that stops. */
  onChange(listener: (session: SignInSession | undefined) => void): Promise<() => void>;
}

export const SessionGateway = token<SessionGateway>('SessionGateway');
