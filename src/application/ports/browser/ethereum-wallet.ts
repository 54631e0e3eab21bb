import { token } from '#src/application/ports/token';

/**
 * The crypto wallet of this browser, when there is one (spec §7 crypto_wallets). Rejects with GatewayError: `canceled`
 * when declined, `wallet_unavailable` when it does not answer.
 */
export interface EthereumWallet {
  isPresent(): boolean;
  /** Asks for the address to sign in with. */
  requestAddress(): Promise<string>;
  /** Has the words signed by the wallet of that address. */
  sign(message: string, address: string): Promise<string>;
}

export const EthereumWallet = token<EthereumWallet>('EthereumWallet');
