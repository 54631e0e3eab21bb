/** What this browser remembers of signing in. Never a token. */
export interface SignInStorage {
  /** Whether somebody was signed in here: local storage key auth-logged-in (spec §3). A hint, never a proof. */
  wasSignedIn(): boolean;
  /**
   * The sign-in provider's id of who is signed in here, or was until the server ended their session. Undefined after they
   * signed out.
   */
  user(): string | undefined;
  begin(userId: string): void;
  end(reason: 'signed-out' | 'refused'): void;
  /** The path to go to once signed in, also when the link in the mail opens another tab. */
  writeReturnPath(path: string): void;
  /** Answers the path and forgets it. */
  takeReturnPath(): string | undefined;
}
