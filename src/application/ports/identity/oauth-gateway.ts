import { token } from '#src/application/ports/token';
import type { SignInSession } from '#src/domain/session/sign-in-session';

/** Sign-in with an account somewhere else (spec §7 oauth, §9 OAuth providers). Rejects with GatewayError. */
export interface OAuthGateway {
  /** Leaves the shop; `callbackUrl` is absolute. Code: `usage_error` for an unknown provider. */
  start(provider: string, callbackUrl: string): Promise<void>;
  /** Codes: `link_expired` (wrong, used, expired), `used_in_another_browser`. */
  authenticate(token: string): Promise<SignInSession>;
}

export const OAuthGateway = token<OAuthGateway>('OAuthGateway');
