import type { SignInSession } from '#src/domain/session/sign-in-session';

/** Sign-in with an account somewhere else (spec §7 oauth, §9 OAuth providers). Rejects with GatewayError. */
export interface OAuthGateway {
  /**
   * Leaves the shop for the provider, which comes back to the absolute callback address. It can be asked for more than
   * who the customer is, by its own names of scopes. Code: `usage_error` for a provider that nobody
   * knows.
   */
  start(provider: string, callbackUrl: string, customScopes?: readonly string[]): Promise<void>;
  /** Exchanges the token that the provider sent along. Codes: `link_expired` (wrong, used, expired), `used_in_another_browser`. */
  authenticate(token: string): Promise<SignInSession>;
}
