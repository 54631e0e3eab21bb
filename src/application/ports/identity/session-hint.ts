import { token } from '#src/application/ports/token';

/** Tells if this browser holds any part of a session, so that guests load nothing of sign-in (spec §6 Guest). */
export interface SessionHint {
  /** A hint, no proof. False where the browser forbids reading. Never throws; sends no request. */
  mayBeSignedIn(): boolean;
}

export const SessionHint = token<SessionHint>('SessionHint');
