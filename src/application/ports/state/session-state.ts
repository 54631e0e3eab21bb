import { token } from '#src/application/ports/token';
import type { SignInSession } from '#src/domain/session/sign-in-session';

/**
 * The state of the session in this page (spec §3 Client state, auth). `restored` comes from storage and is not yet
 * confirmed; `signed-out-by-server` keeps page and cart and offers to sign in again (spec §4 Unauthorized handling).
 */
export type SessionStatus = 'unknown' | 'none' | 'restored' | 'authenticated' | 'signed-out-by-server';

export interface SessionState {
  readonly status: SessionStatus;
  readonly isFetching: boolean;
  readonly session: SignInSession | undefined;
  /** True for restored and authenticated. */
  readonly isLoggedIn: boolean;
  begin(session: SignInSession): void;
  assumeSignedIn(): void;
  end(reason: 'signed-out' | 'refused'): void;
  setFetching(isFetching: boolean): void;
}

export const SessionState = token<SessionState>('SessionState');
