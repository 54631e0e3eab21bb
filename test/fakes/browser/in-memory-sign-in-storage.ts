import type { SignInStorage } from '#src/application/ports/browser/sign-in-storage';

/** Shared by all tabs of a browser: hand the same one to each of them. */
export class InMemorySignInStorage implements SignInStorage {
  private isRemembered = false;
  private userId: string | undefined;
  private returnPath: string | undefined;

  wasSignedIn(): boolean {
    return this.isRemembered;
  }

  user(): string | undefined {
    return this.userId;
  }

  setSignedIn(userId: string): void {
    this.isRemembered = true;
    this.userId = userId;
  }

  setSignedOut(reason: 'signed-out' | 'refused'): void {
    this.isRemembered = false;
    if (reason === 'refused') return;
    this.userId = undefined;
    this.returnPath = undefined;
  }

  writeReturnPath(path: string): void {
    this.returnPath = path;
  }

  popReturnPath(): string | undefined {
    const path = this.returnPath;
    this.returnPath = undefined;
    return path;
  }
}
