import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rejection } from '#test/contracts/shop/rejection';
import {
  callbackUrl,
  type IdentitySubject,
  type IdentityTab,
  type IdentityUnderTest,
  minute,
  signIn,
  someone,
} from './identity-under-test';

/** Tests the contract of every OAuth gateway (spec §7 oauth, §9 OAuth providers). */
export function describeOAuthGateway(name: string, { make, dispose }: IdentitySubject): void {
  describe(`OAuthGateway of ${name} (spec §7 oauth)`, () => {
    let provider: IdentityUnderTest;
    let tab: IdentityTab;
    let email: string;
    beforeEach(async () => {
      provider = await make();
      tab = provider.openBrowser();
      email = someone();
    });
    afterEach(dispose);

    const consent = async (there = tab): Promise<string> => {
      await there.oauth.start('google', callbackUrl);
      return provider.consentAs(email);
    };

    it('signs a newcomer in', async () => {
      const session = await tab.oauth.authenticate(await consent());
      expect(session.factors).toEqual([{ kind: 'oauth', lastUsedAt: provider.now() }]);
      expect(await tab.users.read()).toMatchObject({ id: session.userId, emails: [email] });
    });

    it('comes back in another tab, as browsers may', async () => {
      const token = await consent();
      expect((await tab.otherTab().oauth.authenticate(token)).factors).toHaveLength(1);
    });

    it('signs the same person in again', async () => {
      const { userId } = await tab.oauth.authenticate(await consent());
      await tab.sessions.revoke();
      expect((await tab.oauth.authenticate(await consent())).userId).toBe(userId);
    });

    it('knows a user who has signed in with the same address before', async () => {
      await signIn(provider, tab, email);
      const user = await tab.users.read();
      await tab.sessions.revoke();
      expect((await tab.oauth.authenticate(await consent())).userId).toBe(user?.id);
      const kinds = (await tab.users.read())?.factors.map(({ kind, name: known }) => [kind, known]);
      expect(kinds).toEqual([
        ['email', email],
        ['oauth', 'Google'],
      ]);
    });

    it('takes the account away again', async () => {
      await tab.oauth.authenticate(await consent());
      const { factors } = (await tab.users.read())!;
      const account = factors.find(({ kind }) => kind === 'oauth');
      expect((await tab.users.deleteFactor('oauth', account!.id)).factors.map(({ kind }) => kind)).toEqual(['email']);
    });

    it('leaves for no provider that it does not know', async () => {
      for (const unknown of ['nobody', 'constructor', 'googleOneTap', '']) {
        expect(await rejection(tab.oauth.start(unknown, callbackUrl))).toMatchObject({ code: 'usage_error' });
      }
    });

    it('refuses a token that was used, is too old or was never given out', async () => {
      const refused = { code: 'link_expired', trace: { status: 404 } };
      const token = await consent();
      await tab.oauth.authenticate(token);
      expect(await rejection(tab.oauth.authenticate(token))).toMatchObject(refused);
      const late = await consent();
      provider.pass(6 * minute);
      expect(await rejection(tab.oauth.authenticate(late))).toMatchObject(refused);
      expect(await rejection(tab.oauth.authenticate('no-such-token'))).toMatchObject(refused);
    });

    it('refuses a token in a browser that did not leave for it', async () => {
      const token = await consent();
      const other = provider.openBrowser();
      expect(await rejection(other.oauth.authenticate(token))).toMatchObject({ code: 'used_in_another_browser' });
      expect(await other.sessions.restore()).toBeUndefined();
    });

    it('refuses the token of one departure after the next', async () => {
      const token = await consent();
      await tab.oauth.start('google', callbackUrl);
      expect(await rejection(tab.oauth.authenticate(token))).toMatchObject({ code: 'used_in_another_browser' });
    });
  });
}
