import { CallbackUrl } from '#src/application/ports/identity/callback-url';
import { OAuthGateway } from '#src/application/ports/identity/oauth-gateway';
import type { Used } from '#src/application/ports/token';
import { DraftStorage } from '#src/application/storage/draft-storage';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import { safeReturnPath } from '#src/domain/session/return-path';

/** The tab stores under this name that it left for another provider, which may return without saying so. */
export const oauthDeparture = 'oauth-departure';

/** Redirects to an OAuth provider and stores the return path (spec §7 oauth start). */
export class StartOAuth {
  static readonly uses = {
    oauth: OAuthGateway,
    storage: SignInStorage,
    drafts: DraftStorage,
    callbackUrl: CallbackUrl,
  };

  constructor(private readonly use: Used<typeof StartOAuth.uses>) {}

  async execute(provider: string, returnPath: string | undefined): Promise<void> {
    this.use.storage.writeReturnPath(safeReturnPath(returnPath));
    this.use.drafts.write(oauthDeparture, { provider });
    await this.use.oauth.start(provider, this.use.callbackUrl);
  }
}
