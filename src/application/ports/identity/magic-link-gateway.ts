import type { SignInSession } from '#src/domain/session/sign-in-session';

/** Sign-in by a link in an e-mail, the front door (spec §1, §7 magic_links). Rejects with GatewayError. */
export interface MagicLinkGateway {
  /** Sends the link; whoever follows it comes to the absolute callback address. For who is signed in it adds the address. */
  send(email: string, callbackUrl: string): Promise<void>;
  /**
   * Exchanges the link's token. Codes: magic_link_not_found, unable_to_auth_magic_link (used, expired), and in a browser
   * that did not ask for the link pkce_expected_code_verifier or pkce_mismatch.
   */
  authenticate(token: string): Promise<SignInSession>;
}
