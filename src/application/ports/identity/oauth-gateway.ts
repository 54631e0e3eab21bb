import { token } from '#src/application/ports/token';
import type { SignInSession } from '#src/domain/session/sign-in-session';

/** Sign-in with an account somewhere else (spec §7 oauth, §9 OAuth providers). Rejects with GatewayError. */
export interface OAuthGateway {
  /**
   * Leaves the shop for the provider, which returns to the absolute callback URL. Code: `usage_error` for an unknown provider.
   */
  start(provider: string, callbackUrl: string): Promise<void>;
  /** Exchanges the token that the provider sent along. Codes: `link_expired` (wrong, used, expired), `used_in_another_browser`. */
  authenticate(token: string): Promise<SignInSession>;
}

export const OAuthGateway = token<OAuthGateway>('OAuthGateway');
