/** Whether this browser holds anything of a session, so that nothing of sign-in is loaded for a guest (spec §6 Guest). */
export interface SessionHint {
  /** A hint, never a proof. False where the browser forbids to look. Never throws, and asks nobody. */
  mayBeSignedIn(): boolean;
}
