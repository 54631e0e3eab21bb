import type { SignInSession } from '../../../domain/session/sign-in-session';

/** Sign-in with an account somewhere else (spec §7 oauth, §9 OAuth providers). Rejects with GatewayError. */
export interface OAuthGateway {
  /** Leaves the shop for the provider, which comes back to the absolute callback address. */
  start(provider: string, callbackUrl: string): Promise<void>;
  authenticate(token: string): Promise<SignInSession>;
}
