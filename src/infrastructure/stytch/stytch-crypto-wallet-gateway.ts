import type { CryptoWalletGateway, WalletKind } from '#src/application/ports/identity/crypto-wallet-gateway';
import type { Used } from '#src/application/ports/token';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { checkArguments } from './check-arguments';
import { StytchCalls } from './stytch-calls';

/** With a session the client calls the secondary endpoint (spec §6). */
export class StytchCryptoWalletGateway implements CryptoWalletGateway {
  static readonly uses = { calls: StytchCalls };

  constructor(private readonly use: Used<typeof StytchCryptoWalletGateway.uses>) {}

  async requestChallenge(kind: WalletKind, address: string): Promise<string> {
    const wallet = { crypto_wallet_type: kind, crypto_wallet_address: address };
    checkArguments(wallet);
    const { challenge } = await this.use.calls.run('Failed to start sign-in.', ({ cryptoWallets }) =>
      cryptoWallets.authenticateStart(wallet),
    );
    return challenge;
  }

  async authenticate(kind: WalletKind, address: string, signature: string): Promise<SignInSession> {
    const signed = { crypto_wallet_type: kind, crypto_wallet_address: address, signature };
    checkArguments(signed);
    return this.use.calls.authenticate('Failed to authenticate wallet.', ({ cryptoWallets }, duration) =>
      cryptoWallets.authenticate({ ...signed, ...duration }),
    );
  }
}
