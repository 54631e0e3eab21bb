import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { rejection } from '#test/contracts/shop/rejection';
import {
  type IdentitySubject,
  type IdentityTab,
  type IdentityUnderTest,
  minute,
  signIn,
  type SigningWallet,
  someone,
} from './identity-under-test';

export function describeCryptoWalletGateway(name: string, { make, dispose }: IdentitySubject): void {
  describe(`CryptoWalletGateway of ${name} (spec §7 crypto_wallets)`, () => {
    let provider: IdentityUnderTest;
    let tab: IdentityTab;
    beforeEach(async () => {
      provider = await make();
      tab = provider.openBrowser();
    });
    afterEach(dispose);

    const challenge = ({ kind, address }: SigningWallet) => tab.wallets.requestChallenge(kind, address);
    const answer = ({ kind, address }: SigningWallet, signature: string) =>
      tab.wallets.authenticate(kind, address, signature);
    const signInBy = async (wallet: SigningWallet): Promise<SignInSession> =>
      answer(wallet, wallet.sign(await challenge(wallet)));

    it.each(['wallet', 'otherWallet'] as const)('signs in by a signature of the %s', async (which) => {
      expect((await signInBy(provider[which])).factors).toEqual([{ kind: 'wallet', lastUsedAt: provider.now() }]);
    });

    it('knows the wallet again', async () => {
      const { userId } = await signInBy(provider.wallet);
      await tab.sessions.revoke();
      expect((await signInBy(provider.wallet)).userId).toBe(userId);
    });

    it('has other words each time', async () => {
      expect(await challenge(provider.wallet)).not.toBe(await challenge(provider.wallet));
    });

    it.each(['wallet', 'otherWallet'] as const)('refuses a signature of other words of the %s', async (which) => {
      const wallet = provider[which];
      const words = await challenge(wallet);
      const refused = { code: 'wallet_refused', trace: { status: 401 } };
      for (const wrong of [wallet.sign('other words'), wallet.sign(words).slice(0, -2), 'no signature', '0x00'])
        expect(await rejection(answer(wallet, wrong))).toMatchObject(refused);
    });

    it('refuses a signature that was used, or comes too late', async () => {
      const refused = { code: 'wallet_refused' };
      const signature = provider.wallet.sign(await challenge(provider.wallet));
      await answer(provider.wallet, signature);
      expect(await rejection(answer(provider.wallet, signature))).toMatchObject(refused);
      const late = provider.wallet.sign(await challenge(provider.wallet));
      provider.pass(6 * minute);
      expect(await rejection(answer(provider.wallet, late))).toMatchObject(refused);
    });

    it('takes the answer to older words while they are good', async () => {
      const older = provider.wallet.sign(await challenge(provider.wallet));
      await challenge(provider.wallet);
      expect((await answer(provider.wallet, older)).factors).toHaveLength(1);
    });

    it('refuses a wallet that was asked for nothing', async () => {
      await challenge(provider.wallet);
      expect(await rejection(answer(provider.otherWallet, 'any'))).toMatchObject({
        code: 'not_found',
        trace: { status: 404 },
      });
    });

    it('refuses an invalid address', async () => {
      expect(await rejection(tab.wallets.requestChallenge('ethereum', '0x12'))).toMatchObject({
        code: 'wrong_request',
        trace: { status: 400 },
      });
      expect(await rejection(tab.wallets.requestChallenge('solana', '0OIl'))).toMatchObject({ code: 'wrong_request' });
    });

    it('adds a wallet to the signed-in user', async () => {
      await signIn(provider, tab, someone());
      const user = await tab.users.read();
      expect(await signInBy(provider.wallet)).toMatchObject({
        userId: user?.id,
        factors: [{ kind: 'magic-link' }, { kind: 'wallet' }],
      });
    });

    it('adds no wallet to a user who has signed out meanwhile', async () => {
      await signIn(provider, tab, someone());
      const messages = await challenge(provider.wallet);
      await tab.sessions.revoke();
      expect(await rejection(answer(provider.wallet, provider.wallet.sign(messages)))).toMatchObject({
        code: 'session_ended',
      });
    });

    it('does not add a wallet of somebody else', async () => {
      await signInBy(provider.wallet);
      await tab.sessions.revoke();
      await signIn(provider, tab, someone());
      expect(await rejection(challenge(provider.wallet))).toMatchObject({ code: 'wallet_in_use' });
    });
  });
}
