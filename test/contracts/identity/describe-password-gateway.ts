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

const strong = 'plum orbit canoe 47';
const stronger = 'velvet harbour tin 93';
const weak = 'sunny12';
const leaked = 'password';

export function describePasswordGateway(name: string, { make, dispose }: IdentitySubject): void {
  describe(`PasswordGateway of ${name} (spec §7 passwords)`, () => {
    let provider: IdentityUnderTest;
    let tab: IdentityTab;
    let email: string;
    beforeEach(async () => {
      provider = await make();
      tab = provider.openBrowser();
      email = someone();
    });
    afterEach(dispose);

    it('signs up, and in again', async () => {
      const created = await tab.passwords.create(email, strong);
      expect(created.factors).toEqual([{ kind: 'password', lastUsedAt: provider.now() }]);
      expect(await tab.users.read()).toMatchObject({ emails: [email], hasPassword: true });
      await tab.sessions.revoke();
      expect((await tab.passwords.authenticate(email, strong)).userId).toBe(created.userId);
    });

    it('does not sign up with an address that has an account', async () => {
      await signIn(provider, tab, email);
      await tab.sessions.revoke();
      expect(await rejection(tab.passwords.create(email, strong))).toMatchObject({
        code: 'email_in_use',
        trace: { status: 400 },
      });
    });

    it('refuses passwords that are easy to guess, or known to everybody', async () => {
      expect(await rejection(tab.passwords.create(email, weak))).toMatchObject({ code: 'weak_password' });
      expect(await rejection(tab.passwords.create(email, leaked))).toMatchObject({ code: 'breached_password' });
      expect(await tab.sessions.restore()).toBeUndefined();
    });

    it('refuses a wrong password, which ends no session', async () => {
      await tab.passwords.create(email, strong);
      expect(await rejection(tab.passwords.authenticate(email, stronger))).toMatchObject({
        code: 'wrong_credentials',
        trace: { status: 401 },
      });
      expect(await tab.sessions.restore()).toBeDefined();
    });

    it('refuses an address that has no account, and one that has no password', async () => {
      expect(await rejection(tab.passwords.authenticate(email, strong))).toMatchObject({
        code: 'unknown_email',
        trace: { status: 404 },
      });
      await signIn(provider, tab, email);
      expect(await rejection(tab.passwords.authenticate(email, strong))).toMatchObject({ code: 'no_password' });
    });

    it('begins another session for somebody else', async () => {
      await tab.passwords.create(email, strong);
      const first = await tab.sessions.restore();
      const other = await tab.passwords.create(someone(), strong);
      expect(other.userId).not.toBe(first?.userId);
      expect(other.factors).toHaveLength(1);
    });

    it('locks an account for an hour after ten wrong passwords in a row', async () => {
      await tab.passwords.create(email, strong);
      const guess = async (times: number) => {
        for (let time = 0; time < times; time += 1) await rejection(tab.passwords.authenticate(email, stronger));
      };
      for (const times of [9, 1]) {
        await guess(times);
        await tab.passwords.authenticate(email, strong);
      }
      await guess(10);
      expect(await rejection(tab.passwords.authenticate(email, strong))).toMatchObject({
        code: 'too_many_attempts',
        trace: { status: 429 },
      });
      provider.pass(60 * minute);
      expect((await tab.passwords.authenticate(email, strong)).factors).toHaveLength(1);
    });

    it('ends no session of a user who had proven the address before, or proves another beside it', async () => {
      await signIn(provider, tab, email);
      await tab.passwords.resetBySession(strong);
      await signIn(provider, provider.openBrowser(), email);
      const methodId = await tab.passcodes.send('email', `second-${email}`);
      await tab.passcodes.authenticate(methodId, await provider.codeTo(`second-${email}`));
      expect(await tab.sessions.refresh()).toBeDefined();
      expect(await tab.passwords.authenticate(email, strong)).toBeDefined();
    });

    it('accepts no password that was set before the address was proven by somebody else', async () => {
      const stranger = provider.openBrowser();
      await stranger.passwords.create(email, strong);
      await signIn(provider, tab, email);
      expect(await rejection(stranger.sessions.refresh())).toMatchObject({ code: 'session_ended' });
      expect(await rejection(stranger.passwords.authenticate(email, strong))).toMatchObject({
        code: 'password_reset_needed',
        trace: { status: 400 },
      });
      expect(await tab.users.read()).toMatchObject({ emails: [email], hasPassword: false });
      await tab.passwords.resetBySession(stronger);
      expect((await tab.passwords.authenticate(email, stronger)).factors).toHaveLength(2);
    });

    it('accepts none either after an account elsewhere has proven the address', async () => {
      await tab.passwords.create(email, strong);
      const owner = provider.openBrowser();
      await owner.oauth.start('google', callbackUrl);
      await owner.oauth.authenticate(await provider.consentAs(email));
      expect(await rejection(tab.sessions.refresh())).toMatchObject({ code: 'session_ended' });
      expect(await rejection(tab.passwords.authenticate(email, strong))).toMatchObject({
        code: 'password_reset_needed',
      });
    });

    it('keeps the session in which a passcode has proven the address, without the password', async () => {
      await tab.passwords.create(email, strong);
      const methodId = await tab.passcodes.send('email', email);
      await tab.passcodes.authenticate(methodId, await provider.codeTo(email));
      expect(await tab.sessions.restore()).toBeDefined();
      expect(await rejection(tab.passwords.authenticate(email, strong))).toMatchObject({
        code: 'password_reset_needed',
      });
    });

    it('tells how strong a password is', async () => {
      expect(await tab.passwords.checkStrength(email, strong)).toMatchObject({
        isStrongEnough: true,
        isBreached: false,
      });
      expect(await tab.passwords.checkStrength(email, leaked)).toMatchObject({
        isStrongEnough: false,
        isBreached: true,
        score: 0,
      });
      const tooWeak = await tab.passwords.checkStrength(email, weak);
      expect(tooWeak).toMatchObject({ isStrongEnough: false, isBreached: false });
      expect(tooWeak.suggestions.length).toBeGreaterThan(0);
    });

    describe('by a link', () => {
      const sendLink = async (): Promise<string> => {
        await tab.passwords.startReset(email, callbackUrl);
        const [token] = await provider.linksTo(email);
        return token!;
      };

      it('sets a new password, and signs in', async () => {
        const { userId } = await tab.passwords.create(email, strong);
        await tab.sessions.revoke();
        expect((await tab.passwords.resetByLink(await sendLink(), stronger)).userId).toBe(userId);
        expect(await rejection(tab.passwords.authenticate(email, strong))).toMatchObject({ code: 'wrong_credentials' });
        expect((await tab.passwords.authenticate(email, stronger)).userId).toBe(userId);
      });

      it('gives a first password to a user without one', async () => {
        await signIn(provider, tab, email);
        await tab.passwords.resetByLink(await sendLink(), strong);
        expect((await tab.users.read())?.hasPassword).toBe(true);
      });

      it('ends the sessions in other browsers', async () => {
        const other = provider.openBrowser();
        await other.passwords.create(email, strong);
        await tab.passwords.resetByLink(await sendLink(), stronger);
        expect(await rejection(other.sessions.refresh())).toMatchObject({ code: 'session_ended' });
      });

      it('sends nothing to an address without an account', async () => {
        expect(await rejection(tab.passwords.startReset(email, callbackUrl))).toMatchObject({ code: 'unknown_email' });
      });

      it('refuses a weak password, and leaves the link good', async () => {
        await tab.passwords.create(email, strong);
        const token = await sendLink();
        expect(await rejection(tab.passwords.resetByLink(token, weak))).toMatchObject({ code: 'weak_password' });
        expect((await tab.passwords.resetByLink(token, stronger)).factors).toHaveLength(1);
      });

      it('refuses a link that was used, is too old or was never sent', async () => {
        await tab.passwords.create(email, strong);
        const token = await sendLink();
        await tab.passwords.resetByLink(token, stronger);
        const refused = { code: 'link_expired', trace: { status: 401 } };
        expect(await rejection(tab.passwords.resetByLink(token, strong))).toMatchObject(refused);
        const late = await sendLink();
        provider.pass(31 * minute);
        expect(await rejection(tab.passwords.resetByLink(late, strong))).toMatchObject(refused);
        expect(await rejection(tab.passwords.resetByLink('no-such-token', strong))).toMatchObject(refused);
      });

      it('refuses a link in a browser that did not ask for it', async () => {
        await tab.passwords.create(email, strong);
        const token = await sendLink();
        expect(await rejection(provider.openBrowser().passwords.resetByLink(token, stronger))).toMatchObject({
          code: 'used_in_another_browser',
        });
      });

      it('lets people sign in without a new password after all', async () => {
        await tab.passwords.create(email, strong);
        await tab.sessions.revoke();
        await tab.passwords.startReset(email, callbackUrl);
        const [, signInToken] = await provider.linksTo(email);
        expect(await rejection(provider.openBrowser().magicLinks.authenticate(signInToken!))).toMatchObject({
          code: 'used_in_another_browser',
        });
        expect((await tab.magicLinks.authenticate(signInToken!)).factors).toMatchObject([{ kind: 'magic-link' }]);
      });
    });

    it('replaces the password by the one there is', async () => {
      const { userId } = await tab.passwords.create(email, strong);
      expect(await rejection(tab.passwords.resetByExistingPassword(email, weak, stronger))).toMatchObject({
        code: 'wrong_credentials',
      });
      expect((await tab.passwords.resetByExistingPassword(email, strong, stronger)).userId).toBe(userId);
      expect((await tab.passwords.authenticate(email, stronger)).userId).toBe(userId);
    });

    it('sets a password for a user who has just signed in', async () => {
      await signIn(provider, tab, email);
      await tab.passwords.resetBySession(strong);
      await tab.sessions.revoke();
      expect((await tab.passwords.authenticate(email, strong)).factors).toHaveLength(1);
    });

    it('wants a sign-in that is fresh for that', async () => {
      await signIn(provider, tab, email);
      provider.pass(6 * minute);
      expect(await rejection(tab.passwords.resetBySession(strong))).toMatchObject({ code: 'sign_in_too_old' });
    });

    it('sets no password without a user', async () => {
      expect(await rejection(tab.passwords.resetBySession(strong))).toMatchObject({
        code: 'UNAUTHORIZED',
        message: 'User is not logged in',
      });
    });
  });
}
