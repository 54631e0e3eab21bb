import { token } from '#src/application/ports/token';
import type { SignInSession } from '#src/domain/session/sign-in-session';

/** Hands out only the authorization token (spec §4 Sign-in session). Rejects with a GatewayError of SignInErrorCode. */
export interface SessionGateway {
  /** For shop calls (spec §6); undefined without a session. Never logged or stored. */
  authorizationToken(): Promise<string | undefined>;
  /** Does not ask the provider; undefined when there is none. */
  restore(): Promise<SignInSession | undefined>;
  /** Renews the tokens. Rejects with UNAUTHORIZED without a session, `session_ended` when it is over. */
  refresh(): Promise<SignInSession>;
  /** Ends it here even without the provider; then rejects (`network_error`, `timeout`). No session is no failure. */
  revoke(): Promise<void>;
  /** In this browser alone; the provider is not asked. Never rejects. */
  clear(): Promise<void>;
  /** In this tab or another; returns a function that stops. */
  onChange(listener: (session: SignInSession | undefined) => void): Promise<() => void>;
}

export const SessionGateway = token<SessionGateway>('SessionGateway');
