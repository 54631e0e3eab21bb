import { CallbackUrl } from '#src/application/ports/identity/callback-url';
import { OAuthGateway } from '#src/application/ports/identity/oauth-gateway';
import type { DependenciesOf } from '#src/application/ports/token';
import { DraftStorage } from '#src/application/storage/draft-storage';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import { safeReturnPath } from '#src/domain/session/return-path';

/** The tab stores under this name that it left for another provider, which may return without saying so. */
export const oauthDeparture = 'oauth-departure';

/** Redirects to an OAuth provider and stores the return path (spec §7 oauth start). */
export class StartOAuth {
  static readonly dependencies: DependenciesOf<typeof StartOAuth> = [
    OAuthGateway,
    SignInStorage,
    DraftStorage,
    CallbackUrl,
  ];

  constructor(
    private readonly oauth: OAuthGateway,
    private readonly storage: SignInStorage,
    private readonly drafts: DraftStorage,
    /** Absolute URL of the sign-in callback. */
    private readonly callbackUrl: string,
  ) {}

  async execute(provider: string, returnPath: string | undefined): Promise<void> {
    this.storage.writeReturnPath(safeReturnPath(returnPath));
    this.drafts.write(oauthDeparture, { provider });
    await this.oauth.start(provider, this.callbackUrl);
  }
}
