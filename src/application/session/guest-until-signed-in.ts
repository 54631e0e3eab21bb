import { orElse } from '#src/application/calls/handled';
import type { Authorization } from '#src/application/ports/identity/authorization';
import { SignedInAuthorization } from '#src/application/ports/identity/signed-in-authorization';
import type { Used } from '#src/application/ports/token';
import { SignInStorage } from '#src/application/storage/sign-in-storage';

/**
 * Keeps the sign-in provider from loading for guests: as long as no user was ever signed in here, calls go without a token
 * (spec §6 Guest). When the provider cannot be loaded, the shop works without it.
 */
export class GuestUntilSignedIn implements Authorization {
  static readonly uses = { storage: SignInStorage, authorization: SignedInAuthorization };

  constructor(private readonly use: Used<typeof GuestUntilSignedIn.uses>) {}

  async token(): Promise<string | undefined> {
    if (!this.use.storage.wasSignedIn()) return undefined;
    return orElse(this.use.authorization.token(), () => undefined);
  }

  renew(refused: string | undefined): Promise<boolean> {
    return this.use.authorization.renew(refused);
  }

  giveUp(): Promise<void> {
    return this.use.authorization.giveUp();
  }
}
