import { safeReturnPath } from '../../domain/session/return-path';
import type { SignInStorage } from '../ports/browser/sign-in-storage';
import type { OAuthGateway } from '../ports/identity/oauth-gateway';

/** Leaves for another provider, and remembers where its customer wants to go afterwards (spec §7 oauth start). */
export class StartOAuth {
  constructor(
    private readonly oauth: OAuthGateway,
    private readonly storage: SignInStorage,
    /** Absolute address of the sign-in callback. */
    private readonly callbackUrl: string,
  ) {}

  async execute(provider: string, returnPath: string | undefined): Promise<void> {
    this.storage.rememberReturnPath(safeReturnPath(returnPath));
    await this.oauth.start(provider, this.callbackUrl);
  }
}
