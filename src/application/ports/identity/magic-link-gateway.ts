import type { SignInSession } from '../../../domain/session/sign-in-session';

/** Sign-in by a link in an e-mail, the front door (spec §1, §7 magic_links). Rejects with GatewayError. */
export interface MagicLinkGateway {
  /** Sends the link; whoever follows it comes to the absolute callback address. */
  send(email: string, callbackUrl: string): Promise<void>;
  /** Exchanges the link's token. Codes: unable_to_auth_magic_link (used, expired), pkce_mismatch (another browser). */
  authenticate(token: string): Promise<SignInSession>;
}
