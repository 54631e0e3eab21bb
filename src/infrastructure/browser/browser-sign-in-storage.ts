import type { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import type { SafeStorage } from './safe-storage';

const signedInKey = 'auth-logged-in';
const userKey = 'auth-user';
const returnPathKey = 'auth-return-path';

export class BrowserSignInStorage implements SignInStorage {
  constructor(private readonly local: SafeStorage) {}

  wasSignedIn(): boolean {
    return this.local.read(signedInKey) === 'true';
  }

  user(): string | undefined {
    return this.local.read(userKey);
  }

  setSignedIn(userId: string): void {
    this.local.write(signedInKey, 'true');
    this.local.write(userKey, userId);
  }

  setSignedOut(reason: 'signed-out' | 'refused'): void {
    this.local.remove(signedInKey);
    if (reason === 'refused') return;
    this.local.remove(userKey);
    this.local.remove(returnPathKey);
  }

  writeReturnPath(path: string): void {
    this.local.write(returnPathKey, path);
  }

  popReturnPath(): string | undefined {
    const path = this.local.read(returnPathKey);
    this.local.remove(returnPathKey);
    return path;
  }
}
