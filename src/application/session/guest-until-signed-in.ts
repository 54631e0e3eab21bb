import type { SignInStorage } from '../ports/browser/sign-in-storage';
import type { Authorization } from '../ports/identity/authorization';

/**
 * Spares guests the sign-in provider: as long as nobody was ever signed in here, calls go without a token and nothing
 * of the provider is loaded (spec §6 Guest).
 */
export class GuestUntilSignedIn implements Authorization {
  constructor(
    private readonly storage: SignInStorage,
    private readonly authorization: Authorization,
  ) {}

  async token(): Promise<string | undefined> {
    return this.storage.wasSignedIn() ? this.authorization.token() : undefined;
  }

  renew(): Promise<boolean> {
    return this.authorization.renew();
  }

  giveUp(): Promise<void> {
    return this.authorization.giveUp();
  }
}
