import { EthereumWallet } from '#src/application/ports/browser/ethereum-wallet';
import { CryptoWalletGateway } from '#src/application/ports/identity/crypto-wallet-gateway';
import type { Used } from '#src/application/ports/token';
import { AcceptSession } from './accept-session';

const kind = 'ethereum';

/** Signs in with a wallet signature, or adds the wallet to the signed-in user (spec §7 crypto_wallets). */
export class SignInByWallet {
  static readonly uses = { wallet: EthereumWallet, wallets: CryptoWalletGateway, acceptSession: AcceptSession };

  constructor(private readonly use: Used<typeof SignInByWallet.uses>) {}

  /** True when this browser has a wallet. */
  isPossible(): boolean {
    return this.use.wallet.isPresent();
  }

  /** Rejects with GatewayError: `canceled` when the wallet's owner declines. */
  async execute(): Promise<void> {
    const address = await this.use.wallet.requestAddress();
    const challenge = await this.use.wallets.requestChallenge(kind, address);
    const signature = await this.use.wallet.sign(challenge, address);
    await this.use.acceptSession.execute(await this.use.wallets.authenticate(kind, address, signature));
  }
}
