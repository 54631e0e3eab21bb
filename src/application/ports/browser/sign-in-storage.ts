import { token } from '#src/application/ports/token';

/** The facts about signing in that this browser stores. Never a token. */
export interface SignInStorage {
  /** True when somebody was signed in here: local storage key auth-logged-in (spec §3). A hint, never a proof. */
  wasSignedIn(): boolean;
  /**
   * The sign-in provider's id of the user who is signed in here, or was until the server ended their session. Undefined
   * after they signed out.
   */
  user(): string | undefined;
  setSignedIn(userId: string): void;
  /** Keeps the user's id and the path to return to when the server refused the session. */
  setSignedOut(reason: 'signed-out' | 'refused'): void;
  /** The path to open after sign-in, which may happen in another tab. */
  writeReturnPath(path: string): void;
  /** Returns the path and removes it. */
  popReturnPath(): string | undefined;
}

export const SignInStorage = token<SignInStorage>('SignInStorage');
