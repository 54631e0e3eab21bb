import type { SignInSession } from '#src/domain/session/sign-in-session';

/** Sign-in with an account somewhere else (spec §7 oauth, §9 OAuth providers). Rejects with GatewayError. */
export interface OAuthGateway {
  /**
   * Leaves the shop for the provider, which comes back to the absolute callback address. It can be asked for more than
   * who the customer is, by its own names of scopes. Code: invalid_oauth_provider.
   */
  start(provider: string, callbackUrl: string, customScopes?: readonly string[]): Promise<void>;
  /** Exchanges the token that the provider sent along. Code: oauth_token_not_found (wrong, used, expired). */
  authenticate(token: string): Promise<SignInSession>;
}
