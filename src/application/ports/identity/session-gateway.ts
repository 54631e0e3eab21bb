import type { SignInSession } from '../../../domain/session/sign-in-session';

/** Error types of the provider that end the session, without a retry (spec §8 Unrecoverable error types). */
export const sessionEndingCodes = ['unauthorized_credentials', 'user_unauthenticated', 'invalid_secret_authentication', 'session_not_found'] as const;

/**
 * The sign-in session of this browser (spec §4 Sign-in session). Its tokens live in the provider's own cookies; only
 * the authorization token is handed out. Methods reject with GatewayError, whose code is the provider's error type.
 */
export interface SessionGateway {
  /** The token that shop calls are sent with (spec §6); undefined when there is no session. Never logged or stored. */
  authorizationToken(): Promise<string | undefined>;
  /** The session that was left in this browser, as it was remembered; undefined when there is none. */
  restore(): Promise<SignInSession | undefined>;
  /** Confirms the session with the provider and renews its tokens. */
  refresh(): Promise<SignInSession>;
  /** Ends the session at the provider, and in this browser even when the provider cannot be reached. */
  revoke(): Promise<void>;
  /** Hears of sessions that begin, change or end, in this tab and in others; returns the way to stop. */
  onChange(listener: (session: SignInSession | undefined) => void): () => void;
}
