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

export function describeMagicLinkGateway(name: string, { make, dispose }: IdentitySubject): void {
  describe(`MagicLinkGateway of ${name} (spec §7 magic_links)`, () => {
    let provider: IdentityUnderTest;
    let tab: IdentityTab;
    let email: string;
    beforeEach(async () => {
      provider = await make();
      tab = provider.openBrowser();
      email = someone();
    });
    afterEach(dispose);

    const send = async (there = tab): Promise<string> => {
      await there.magicLinks.send(email, callbackUrl);
      const [token] = await provider.linksTo(email);
      return token!;
    };

    it('signs a newcomer in', async () => {
      expect(await tab.magicLinks.authenticate(await send())).toMatchObject({
        factors: [{ kind: 'magic-link', lastUsedAt: provider.now() }],
      });
      expect((await tab.users.read())?.emails).toEqual([email]);
    });

    it('signs the same person in again', async () => {
      const first = await tab.magicLinks.authenticate(await send());
      await tab.sessions.revoke();
      expect((await tab.magicLinks.authenticate(await send())).userId).toBe(first.userId);
    });

    it('takes capital letters for the same address', async () => {
      const first = await tab.magicLinks.authenticate(await send());
      await tab.sessions.revoke();
      await tab.magicLinks.send(email.toUpperCase(), callbackUrl);
      const [token] = await provider.linksTo(email);
      expect((await tab.magicLinks.authenticate(token!)).userId).toBe(first.userId);
    });

    it('refuses a token that was never sent', async () => {
      await send();
      expect(await rejection(tab.magicLinks.authenticate('no-such-token'))).toMatchObject({
        code: 'link_expired',
        trace: { status: 404 },
      });
      expect(await tab.sessions.restore()).toBeUndefined();
    });

    it('refuses a link that was followed before', async () => {
      const token = await send();
      await tab.magicLinks.authenticate(token);
      await tab.sessions.revoke();
      expect(await rejection(tab.magicLinks.authenticate(token))).toMatchObject({
        code: 'link_expired',
        trace: { status: 401 },
      });
    });

    it('refuses a link that is too old', async () => {
      const token = await send();
      provider.pass(61 * minute);
      expect(await rejection(tab.magicLinks.authenticate(token))).toMatchObject({ code: 'link_expired' });
    });

    it('refuses a link in a browser that did not ask for one', async () => {
      const token = await send();
      const other = provider.openBrowser();
      expect(await rejection(other.magicLinks.authenticate(token))).toMatchObject({ code: 'used_in_another_browser' });
      expect(await other.sessions.restore()).toBeUndefined();
      // A program that opens the links of a mail to look at them is such a browser, and leaves the link as it was.
      expect((await tab.magicLinks.authenticate(token)).factors).toHaveLength(1);
    });

    it('refuses a link in a browser that asked for another one', async () => {
      const other = provider.openBrowser();
      await other.magicLinks.send(someone(), callbackUrl);
      const token = await send();
      expect(await rejection(other.magicLinks.authenticate(token))).toMatchObject({ code: 'used_in_another_browser' });
    });

    it('signs in in another tab of the browser that asked', async () => {
      expect((await tab.otherTab().magicLinks.authenticate(await send())).factors).toHaveLength(1);
      expect(await tab.sessions.restore()).toBeDefined();
    });

    it('lets an older link be followed after a newer one was sent', async () => {
      const older = await send();
      await send();
      expect((await tab.magicLinks.authenticate(older)).factors).toHaveLength(1);
    });

    it('refuses an invalid address', async () => {
      expect(await rejection(tab.magicLinks.send('nobody', callbackUrl))).toMatchObject({
        code: 'invalid_email',
        trace: { status: 400 },
      });
    });

    it('refuses to lead away from the shop', async () => {
      expect(await rejection(tab.magicLinks.send(email, 'https://elsewhere.example/'))).toMatchObject({
        code: 'wrong_request',
      });
    });

    it('adds an address to the signed-in user', async () => {
      await signIn(provider, tab, someone());
      const user = await tab.users.read();
      const token = await send();
      expect((await tab.magicLinks.authenticate(token)).userId).toBe(user?.id);
      expect(new Set((await tab.users.read())?.emails)).toEqual(new Set([...user!.emails, email]));
    });

    it('goes on with the session of a user who signs in again', async () => {
      await signIn(provider, tab, email);
      const first = await tab.sessions.restore();
      provider.pass(minute);
      expect(await tab.magicLinks.authenticate(await send())).toEqual({
        ...first,
        expiresAt: provider.now() + 60 * minute,
        factors: [{ kind: 'magic-link', lastUsedAt: provider.now() }],
      });
    });

    it('does not add an address of somebody else', async () => {
      await signIn(provider, provider.openBrowser(), email);
      await signIn(provider, tab, someone());
      expect(await rejection(tab.magicLinks.send(email, callbackUrl))).toMatchObject({ code: 'email_in_use' });
    });

    it('says so when the provider cannot be reached', async () => {
      provider.disconnect();
      expect(await rejection(tab.magicLinks.send(email, callbackUrl))).toMatchObject({
        code: 'network_error',
        message: 'Unable to contact the servers. Are you online?',
      });
    });
  });
}
