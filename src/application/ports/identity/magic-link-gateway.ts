import { token } from '#src/application/ports/token';
import type { SignInSession } from '#src/domain/session/sign-in-session';

/** The shop's main way (spec §1, §7 magic_links). Rejects with GatewayError. */
export interface MagicLinkGateway {
  /** A signed-in user gets the address. Codes: `invalid_email`, `email_in_use`, `wrong_request` (bad callback URL). */
  send(email: string, callbackUrl: string): Promise<void>;
  /** Codes: `link_expired` (never sent, used, expired), `used_in_another_browser` (that did not ask for the link). */
  authenticate(token: string): Promise<SignInSession>;
}

export const MagicLinkGateway = token<MagicLinkGateway>('MagicLinkGateway');
