import { token } from '#src/application/ports/token';
import type { SignInSession } from '#src/domain/session/sign-in-session';

/** Sign-in by a link in an e-mail, the shop's main way (spec §1, §7 magic_links). Rejects with GatewayError. */
export interface MagicLinkGateway {
  /**
   * Sends a link that leads to the absolute callback URL. For a signed-in user it adds the address. Codes:
   * `invalid_email`, `email_in_use`, `wrong_request` (a callback URL that is not the shop's).
   */
  send(email: string, callbackUrl: string): Promise<void>;
  /**
   * Exchanges the link's token. Codes: `link_expired` (never sent, used, expired), and `used_in_another_browser` in one that
   * did not ask for the link.
   */
  authenticate(token: string): Promise<SignInSession>;
}

export const MagicLinkGateway = token<MagicLinkGateway>('MagicLinkGateway');
