import { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { Authorization } from '#src/application/ports/identity/authorization';
import { SignedInAuthorization } from '#src/application/ports/identity/signed-in-authorization';
import type { DependenciesOf } from '#src/application/ports/token';

/**
 * Keeps the sign-in provider from loading for guests: as long as nobody was ever signed in here, calls go without a
 * token (spec §6 Guest). When the provider cannot be loaded, the shop works without it.
 */
export class GuestUntilSignedIn implements Authorization {
  static readonly dependencies: DependenciesOf<typeof GuestUntilSignedIn> = [SignInStorage, SignedInAuthorization];

  constructor(
    private readonly storage: SignInStorage,
    private readonly authorization: Authorization,
  ) {}

  async token(): Promise<string | undefined> {
    if (!this.storage.wasSignedIn()) return undefined;
    try {
      return await this.authorization.token();
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return undefined;
    }
  }

  renew(refused: string | undefined): Promise<boolean> {
    return this.authorization.renew(refused);
  }

  giveUp(): Promise<void> {
    return this.authorization.giveUp();
  }
}
