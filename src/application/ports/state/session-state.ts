import { token } from '#src/application/ports/token';
import type { SignInSession } from '#src/domain/session/sign-in-session';

/** `restored` is unconfirmed; `signed-out-by-server` keeps the cart (spec §3 auth, §4 Unauthorized handling). */
export type SessionStatus = 'unknown' | 'none' | 'restored' | 'authenticated' | 'signed-out-by-server';

export interface SessionState {
  readonly status: SessionStatus;
  readonly isFetching: boolean;
  readonly session: SignInSession | undefined;
  /** Restored or authenticated. */
  readonly isLoggedIn: boolean;
  begin(session: SignInSession): void;
  assumeSignedIn(): void;
  end(reason: 'signed-out' | 'refused'): void;
  setFetching(isFetching: boolean): void;
}

export const SessionState = token<SessionState>('SessionState');
