import type { SignInStorage } from '../../application/ports/browser/sign-in-storage';
import type { SafeStorage } from './safe-storage';

const signedInKey = 'auth-logged-in';
const returnPathKey = 'auth-return-path';

export class BrowserSignInStorage implements SignInStorage {
  constructor(private readonly local: SafeStorage) {}

  wasSignedIn(): boolean {
    return this.local.read(signedInKey) === 'true';
  }

  remember(isSignedIn: boolean): void {
    if (isSignedIn) this.local.write(signedInKey, 'true');
    else this.local.remove(signedInKey);
  }

  rememberReturnPath(path: string): void {
    this.local.write(returnPathKey, path);
  }

  takeReturnPath(): string | undefined {
    const path = this.local.read(returnPathKey);
    this.local.remove(returnPathKey);
    return path;
  }
}
