import { token } from '#src/application/ports/token';

/** Stores no token. */
export interface SignInStorage {
  /** Local storage key auth-logged-in (spec §3). A hint, never a proof. */
  wasSignedIn(): boolean;
  /** The provider's id, also of a user whose session the server ended. Undefined after they signed out. */
  user(): string | undefined;
  setSignedIn(userId: string): void;
  /** `refused` keeps the user's id and the return path. */
  setSignedOut(reason: 'signed-out' | 'refused'): void;
  /** Sign-in may happen in another tab. */
  writeReturnPath(path: string): void;
  popReturnPath(): string | undefined;
}

export const SignInStorage = token<SignInStorage>('SignInStorage');
