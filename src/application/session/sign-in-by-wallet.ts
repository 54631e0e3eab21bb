import { EthereumWallet } from '#src/application/ports/browser/ethereum-wallet';
import { CryptoWalletGateway } from '#src/application/ports/identity/crypto-wallet-gateway';
import type { DependenciesOf } from '#src/application/ports/token';
import { AcceptSession } from './accept-session';

const kind = 'ethereum';

/** Signs in with a wallet signature, or adds the wallet to the signed-in user (spec §7 crypto_wallets). */
export class SignInByWallet {
  static readonly dependencies: DependenciesOf<typeof SignInByWallet> = [
    EthereumWallet,
    CryptoWalletGateway,
    AcceptSession,
  ];

  constructor(
    private readonly wallet: EthereumWallet,
    private readonly wallets: CryptoWalletGateway,
    private readonly acceptSession: AcceptSession,
  ) {}

  /** True when this browser has a wallet. */
  isPossible(): boolean {
    return this.wallet.isPresent();
  }

  /** Rejects with GatewayError: `canceled` when the wallet's owner declines. */
  async execute(): Promise<void> {
    const address = await this.wallet.requestAddress();
    const challenge = await this.wallets.requestChallenge(kind, address);
    const signature = await this.wallet.sign(challenge, address);
    await this.acceptSession.execute(await this.wallets.authenticate(kind, address, signature));
  }
}
