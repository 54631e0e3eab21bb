import { token } from '#src/application/ports/token';
import type { SignInSession } from '#src/domain/session/sign-in-session';

/** The kinds of crypto wallet the provider knows. */
export type WalletKind = 'ethereum' | 'solana';

/** Sign-in by the signature of a crypto wallet (spec §7 crypto_wallets). Rejects with GatewayError. */
export interface CryptoWalletGateway {
  /**
   * Returns the text that the wallet has to sign. Codes: `wrong_request` (no address), `wallet_in_use` (another
   * user's).
   */
  requestChallenge(kind: WalletKind, address: string): Promise<string>;
  /** Codes: `wallet_refused` (wrong, used or late signature), `not_found` (no challenge was requested). */
  authenticate(kind: WalletKind, address: string, signature: string): Promise<SignInSession>;
}

export const CryptoWalletGateway = token<CryptoWalletGateway>('CryptoWalletGateway');
