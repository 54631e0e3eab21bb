import type { GatewayError } from '#src/application/ports/gateway-error';
import { MagicLinkGateway } from '#src/application/ports/identity/magic-link-gateway';
import { OAuthGateway } from '#src/application/ports/identity/oauth-gateway';
import { signInError } from '#src/application/ports/identity/sign-in-error';
import type { Used } from '#src/application/ports/token';
import { DraftStorage } from '#src/application/storage/draft-storage';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import { safeReturnPath } from '#src/domain/session/return-path';
import type { OAuthRefusal, SignInCallback } from '#src/domain/session/sign-in-callback';
import { CompleteSignIn } from './complete-sign-in';
import { oauthDeparture } from './start-oauth';

export type CallbackOutcome =
  | { readonly kind: 'signed-in'; readonly returnPath: string }
  /** The user must choose a new password before the token is exchanged. */
  | { readonly kind: 'choose-password'; readonly token: string };

/** Handles the return from a link in a mail or from another provider (spec §2 sign-in callback, §4 Start-up 3). */
export class HandleSignInCallback {
  static readonly uses = {
    magicLinks: MagicLinkGateway,
    oauth: OAuthGateway,
    storage: SignInStorage,
    drafts: DraftStorage,
    completeSignIn: CompleteSignIn,
  };

  constructor(private readonly use: Used<typeof HandleSignInCallback.uses>) {}

  /**
   * Rejects with GatewayError: `incomplete_callback` with the text of §5, a refusal of the other account
   * (`access_denied`, `account_in_use`, `oauth_refused`), or the failure of the token exchange.
   */
  async execute(callback: SignInCallback): Promise<CallbackOutcome> {
    const hasLeft = this.consumeDeparture();
    switch (callback.kind) {
      case 'absent':
      case 'incomplete':
        if (hasLeft) throw refused('oauth_refused');
        throw signInError({ code: 'incomplete_callback', message: callback.requirement });
      case 'refused':
        throw refused(callback.reason);
      case 'reset-password':
        return { kind: 'choose-password', token: callback.token };
      case 'oauth':
        await this.use.completeSignIn.execute(await this.use.oauth.authenticate(callback.token));
        break;
      case 'magic-link':
      case 'credential':
        await this.use.completeSignIn.execute(await this.use.magicLinks.authenticate(callback.token));
    }
    return { kind: 'signed-in', returnPath: safeReturnPath(this.use.storage.popReturnPath()) };
  }

  /** True when this tab went to another provider. A shopper who declines there may return to an address without parameters. */
  private consumeDeparture(): boolean {
    const hasLeft = this.use.drafts.read(oauthDeparture)['provider'] !== undefined;
    this.use.drafts.clear(oauthDeparture);
    return hasLeft;
  }
}

function refused(code: OAuthRefusal): GatewayError {
  return signInError({ code, message: 'The other provider did not sign in' });
}
