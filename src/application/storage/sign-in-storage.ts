import type { Stored } from '#src/application/ports/browser/stored';
import { type DependenciesOf, token } from '#src/application/ports/token';

export const WasSignedIn = token<Stored<true>>('WasSignedIn');
export const SignedInUser = token<Stored<string>>('SignedInUser');
export const ReturnPath = token<Stored<string>>('ReturnPath');

/** The facts about signing in that this browser stores. Never a token. */
export class SignInStorage {
  static readonly dependencies: DependenciesOf<typeof SignInStorage> = [WasSignedIn, SignedInUser, ReturnPath];

  constructor(
    private readonly signedIn: Stored<true>,
    private readonly userId: Stored<string>,
    private readonly returnPath: Stored<string>,
  ) {}

  /** True when somebody was signed in here: local storage key auth-logged-in (spec §3). A hint, never a proof. */
  wasSignedIn(): boolean {
    return this.signedIn.read() === true;
  }

  /**
   * The sign-in provider's id of the user who is signed in here, or was until the server ended their session. Undefined
   * after they signed out.
   */
  user(): string | undefined {
    return this.userId.read();
  }

  /** The user who is signed in here; undefined for a guest, also for one whose session the server ended. */
  signedInUser(): string | undefined {
    return this.wasSignedIn() ? this.user() : undefined;
  }

  setSignedIn(userId: string): void {
    this.signedIn.write(true);
    this.userId.write(userId);
  }

  /** Keeps the user's id and the path to return to when the server refused the session. */
  setSignedOut(reason: 'signed-out' | 'refused'): void {
    this.signedIn.clear();
    if (reason === 'refused') return;
    this.userId.clear();
    this.returnPath.clear();
  }

  /** The path to open after sign-in, which may happen in another tab. */
  writeReturnPath(path: string): void {
    this.returnPath.write(path);
  }

  /** Returns the path and removes it. */
  popReturnPath(): string | undefined {
    const path = this.returnPath.read();
    this.returnPath.clear();
    return path;
  }
}
