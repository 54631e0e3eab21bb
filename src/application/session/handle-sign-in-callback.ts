import type { GatewayError } from '#src/application/ports/gateway-error';
import { MagicLinkGateway } from '#src/application/ports/identity/magic-link-gateway';
import { OAuthGateway } from '#src/application/ports/identity/oauth-gateway';
import { signInError } from '#src/application/ports/identity/sign-in-error';
import type { DependenciesOf } from '#src/application/ports/token';
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
  static readonly dependencies: DependenciesOf<typeof HandleSignInCallback> = [
    MagicLinkGateway,
    OAuthGateway,
    SignInStorage,
    DraftStorage,
    CompleteSignIn,
  ];

  constructor(
    private readonly magicLinks: MagicLinkGateway,
    private readonly oauth: OAuthGateway,
    private readonly storage: SignInStorage,
    private readonly drafts: DraftStorage,
    private readonly completeSignIn: CompleteSignIn,
  ) {}

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
        await this.completeSignIn.execute(await this.oauth.authenticate(callback.token));
        break;
      case 'magic-link':
      case 'credential':
        await this.completeSignIn.execute(await this.magicLinks.authenticate(callback.token));
    }
    return { kind: 'signed-in', returnPath: safeReturnPath(this.storage.popReturnPath()) };
  }

  /** True when this tab went to another provider. A shopper who declines there may return to an address without parameters. */
  private consumeDeparture(): boolean {
    const hasLeft = this.drafts.read(oauthDeparture)['provider'] !== undefined;
    this.drafts.clear(oauthDeparture);
    return hasLeft;
  }
}

function refused(code: OAuthRefusal): GatewayError {
  return signInError({ code, message: 'The other provider did not sign in' });
}
