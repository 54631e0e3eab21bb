import type { Stored } from '#src/application/ports/browser/stored';
import { type Used, token } from '#src/application/ports/token';

export interface StoredSignIn {
  readonly wasSignedIn: Stored<true>;
  readonly user: Stored<string>;
  readonly returnPath: Stored<string>;
}

export const StoredSignIn = token<StoredSignIn>('StoredSignIn');

/** The facts about signing in that this browser stores. Never a token. */
export class SignInStorage {
  static readonly uses = { stored: StoredSignIn };

  constructor(private readonly use: Used<typeof SignInStorage.uses>) {}

  /** True when somebody was signed in here: local storage key auth-logged-in (spec §3). A hint, never a proof. */
  wasSignedIn(): boolean {
    return this.use.stored.wasSignedIn.read() === true;
  }

  /**
   * The sign-in provider's id of the user who is signed in here, or was until the server ended their session. Undefined
   * after they signed out.
   */
  user(): string | undefined {
    return this.use.stored.user.read();
  }

  /** The user who is signed in here; undefined for a guest, also for one whose session the server ended. */
  signedInUser(): string | undefined {
    return this.wasSignedIn() ? this.user() : undefined;
  }

  setSignedIn(userId: string): void {
    this.use.stored.wasSignedIn.write(true);
    this.use.stored.user.write(userId);
  }

  /** Keeps the user's id and the path to return to when the server refused the session. */
  setSignedOut(reason: 'signed-out' | 'refused'): void {
    this.use.stored.wasSignedIn.clear();
    if (reason === 'refused') return;
    this.use.stored.user.clear();
    this.use.stored.returnPath.clear();
  }

  /** The path to open after sign-in, which may happen in another tab. */
  writeReturnPath(path: string): void {
    this.use.stored.returnPath.write(path);
  }

  /** Returns the path and removes it. */
  popReturnPath(): string | undefined {
    const path = this.use.stored.returnPath.read();
    this.use.stored.returnPath.clear();
    return path;
  }
}
