import type { CryptoWalletGateway, WalletKind } from '#src/application/ports/identity/crypto-wallet-gateway';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { refusal } from './identity-refusals';
import type { InMemoryBrowser } from './in-memory-browser';
import type { StoredChallenge, StoredUser } from './stored-identity';

const challengeLife = 5;

export class InMemoryCryptoWalletGateway implements CryptoWalletGateway {
  constructor(private readonly browser: InMemoryBrowser) {}

  requestChallenge(kind: WalletKind, address: string): Promise<string> {
    const { provider } = this.browser;
    return provider.run('wallets.requestChallenge', () => {
      requireAddress(kind, address);
      const owner = this.browser.signedInUser();
      const known = provider.ownerOf('wallet', address);
      if (owner && known && known.user !== owner) throw refusal('wallet_in_use');
      return messages(address, provider.pose('wallet', challengeLife, { subject: address, userId: owner?.id }));
    });
  }

  authenticate(_kind: WalletKind, address: string, signature: string): Promise<SignInSession> {
    const { provider } = this.browser;
    return provider.run('wallets.authenticate', () => {
      const asked = provider.posed('wallet', ({ subject }) => subject === address);
      if (asked.length === 0) throw refusal('not_found');
      const challenge = asked.find(
        (candidate) => provider.isOpen(candidate) && signature === sign(address, messages(address, candidate)),
      );
      if (!challenge) throw refusal('wallet_refused');
      challenge.isUsed = true;
      const { user } = provider.findOrAdd({ kind: 'wallet', name: address, isVerified: true }, this.ownerBy(challenge));
      return this.browser.signIn(user.id, 'wallet');
    });
  }

  /** Words for a signed-in user add the wallet to them only while they are still signed in. */
  private ownerBy({ userId }: StoredChallenge): StoredUser | undefined {
    if (userId === undefined) return undefined;
    const owner = this.browser.signedInUser();
    if (!owner) throw refusal('session_ended');
    if (owner.id !== userId) throw refusal('wallet_refused');
    return owner;
  }
}

function messages(address: string, { token }: StoredChallenge): string {
  return `Sign in with ${address}: ${token}`;
}

/** Signs as the fake wallet of that address; no real wallet would give this signature. */
export function sign(address: string, challenge: string): string {
  return `${address} signs "${challenge}"`;
}

function requireAddress(kind: WalletKind, address: string): void {
  if (kind === 'ethereum' && !/^0x[0-9a-f]{40}$/i.test(address)) throw refusal('wrong_request');
  if (kind === 'solana' && !/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address)) throw refusal('wrong_request');
}
