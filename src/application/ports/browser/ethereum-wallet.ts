import { token } from '#src/application/ports/token';

/** Rejects with GatewayError: `canceled` when declined, `wallet_unavailable` without answer (spec §7 crypto_wallets). */
export interface EthereumWallet {
  isPresent(): boolean;
  requestAddress(): Promise<string>;
  sign(message: string, address: string): Promise<string>;
}

export const EthereumWallet = token<EthereumWallet>('EthereumWallet');
