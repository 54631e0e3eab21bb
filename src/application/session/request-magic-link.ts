import { CallbackUrl } from '#src/application/ports/identity/callback-url';
import { MagicLinkGateway } from '#src/application/ports/identity/magic-link-gateway';
import type { Used } from '#src/application/ports/token';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import { safeReturnPath } from '#src/domain/session/return-path';

/** Sends a sign-in link and stores the return path (spec §1, §4 Sign-in). */
export class RequestMagicLink {
  static readonly uses = { magicLinks: MagicLinkGateway, storage: SignInStorage, callbackUrl: CallbackUrl };

  constructor(private readonly use: Used<typeof RequestMagicLink.uses>) {}

  async execute(email: string, returnPath: string | undefined): Promise<void> {
    this.use.storage.writeReturnPath(safeReturnPath(returnPath));
    await this.use.magicLinks.send(email, this.use.callbackUrl);
  }
}
