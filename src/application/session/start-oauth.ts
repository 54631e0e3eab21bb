import type { DraftStorage } from '#src/application/ports/browser/draft-storage';
import type { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import type { OAuthGateway } from '#src/application/ports/identity/oauth-gateway';
import { safeReturnPath } from '#src/domain/session/return-path';

/** Under this name the tab remembers that it was left for another provider, which need not say so when it leads back. */
export const oauthDeparture = 'oauth-departure';

/** Leaves for another provider, and remembers where its customer wants to go afterwards (spec §7 oauth start). */
export class StartOAuth {
  constructor(
    private readonly oauth: OAuthGateway,
    private readonly storage: SignInStorage,
    private readonly drafts: DraftStorage,
    /** Absolute address of the sign-in callback. */
    private readonly callbackUrl: string,
  ) {}

  async execute(provider: string, returnPath: string | undefined): Promise<void> {
    this.storage.writeReturnPath(safeReturnPath(returnPath));
    this.drafts.write(oauthDeparture, { provider });
    await this.oauth.start(provider, this.callbackUrl);
  }
}
