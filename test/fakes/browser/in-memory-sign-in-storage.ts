import type { SignInStorage } from '../../../src/application/ports/browser/sign-in-storage';

/** Shared by all tabs of a browser: hand the same one to each of them. */
export class InMemorySignInStorage implements SignInStorage {
  private isRemembered = false;
  private returnPath: string | undefined;

  wasSignedIn(): boolean {
    return this.isRemembered;
  }

  remember(isSignedIn: boolean): void {
    this.isRemembered = isSignedIn;
  }

  rememberReturnPath(path: string): void {
    this.returnPath = path;
  }

  takeReturnPath(): string | undefined {
    const path = this.returnPath;
    this.returnPath = undefined;
    return path;
  }
}
