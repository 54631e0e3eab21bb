import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rejection } from '#test/contracts/shop/rejection';
import {
  callbackUrl,
  type IdentitySubject,
  type IdentityTab,
  type IdentityUnderTest,
  signIn,
  someone,
} from './identity-under-test';

export function describeSignInUserGateway(name: string, { make, dispose }: IdentitySubject): void {
  describe(`SignInUserGateway of ${name} (spec §7 /users/me)`, () => {
    let provider: IdentityUnderTest;
    let tab: IdentityTab;
    let email: string;
    beforeEach(async () => {
      provider = await make();
      tab = provider.openBrowser();
      email = someone();
    });
    afterEach(dispose);

    it('knows no user without a session, without a call', async () => {
      provider.disconnect();
      expect(await tab.users.read()).toBeUndefined();
    });

    it('changes nothing without a session', async () => {
      expect(await rejection(tab.users.updateMetadata({ newsletter: true }))).toMatchObject({
        code: 'UNAUTHORIZED',
        message: 'User is not logged in',
      });
      expect(await rejection(tab.users.deleteFactor('email', 'email-1'))).toMatchObject({ code: 'UNAUTHORIZED' });
    });

    it('reads who is signed in', async () => {
      await signIn(provider, tab, email);
      expect(await tab.users.read()).toEqual({
        id: (await tab.sessions.restore())?.userId,
        name: '',
        emails: [email],
        factors: [{ kind: 'email', id: expect.any(String) as string, name: email, isVerified: true }],
        hasPassword: false,
        untrustedMetadata: {},
      });
    });

    it('marks an unproven address', async () => {
      await signIn(provider, tab, email);
      const another = someone();
      await tab.magicLinks.send(another, callbackUrl);
      const { factors } = (await tab.users.read())!;
      expect(new Map(factors.map((factor) => [factor.name, factor.isVerified]))).toEqual(
        new Map([
          [email, true],
          [another, false],
        ]),
      );
    });

    it('knows no user once the provider has ended the session, and ends it here', async () => {
      await signIn(provider, tab, email);
      await provider.endSessions();
      expect(await tab.users.read()).toBeUndefined();
      expect(await tab.sessions.restore()).toBeUndefined();
    });

    it('says so when the provider cannot be reached, and stays signed in', async () => {
      await signIn(provider, tab, email);
      provider.disconnect();
      expect(await rejection(tab.users.read())).toMatchObject({ code: 'network_error' });
      expect(await tab.sessions.restore()).toBeDefined();
    });

    it('keeps metadata, key by key', async () => {
      await signIn(provider, tab, email);
      await tab.users.updateMetadata({ newsletter: true, size: 12 });
      expect((await tab.users.updateMetadata({ size: 24 })).untrustedMetadata).toEqual({ newsletter: true, size: 24 });
      expect((await tab.otherTab().users.read())?.untrustedMetadata).toEqual({ newsletter: true, size: 24 });
    });

    it('forgets metadata that is set to null', async () => {
      await signIn(provider, tab, email);
      await tab.users.updateMetadata({ newsletter: true, size: 12 });
      expect((await tab.users.updateMetadata({ size: null })).untrustedMetadata).toEqual({ newsletter: true });
    });

    it('keeps the metadata of each user apart', async () => {
      await signIn(provider, tab, email);
      await tab.users.updateMetadata({ newsletter: true });
      const other = provider.openBrowser();
      await signIn(provider, other, someone());
      expect((await other.users.read())?.untrustedMetadata).toEqual({});
    });

    it('takes a factor away', async () => {
      await signIn(provider, tab, email);
      const another = someone();
      await signIn(provider, tab, another);
      const before = await tab.users.read();
      const after = await tab.users.deleteFactor('email', before!.factors[0]!.id);
      expect(after.emails).toEqual([before!.emails[1]]);
      expect((await tab.users.read())?.emails).toEqual(after.emails);
    });

    it('lists a wallet by its address, and takes it away', async () => {
      await signIn(provider, tab, email);
      const { kind, address, sign } = provider.wallet;
      await tab.wallets.authenticate(kind, address, sign(await tab.wallets.requestChallenge(kind, address)));
      const wallet = (await tab.users.read())!.factors.find((factor) => factor.kind === 'wallet');
      expect(wallet).toMatchObject({ isVerified: true });
      expect(wallet!.name.toLowerCase()).toBe(address.toLowerCase());
      expect((await tab.users.deleteFactor('wallet', wallet!.id)).factors.map((factor) => factor.kind)).toEqual([
        'email',
      ]);
    });

    it('leaves everybody one way to sign in', async () => {
      await signIn(provider, tab, email);
      const [only] = (await tab.users.read())!.factors;
      // An unproven address is no way in.
      await tab.magicLinks.send(someone(), callbackUrl);
      expect(await rejection(tab.users.deleteFactor('email', only!.id))).toMatchObject({
        code: 'last_factor',
        trace: { status: 400 },
      });
      expect((await tab.users.read())?.emails).toContain(email);
    });

    it('does not take factors of others away', async () => {
      const other = provider.openBrowser();
      await signIn(provider, other, someone());
      const [foreign] = (await other.users.read())!.factors;
      await signIn(provider, tab, email);
      expect(await rejection(tab.users.deleteFactor('email', foreign!.id))).toMatchObject({
        code: 'unknown_email',
        trace: { status: 404 },
      });
      expect((await other.users.read())?.factors).toHaveLength(1);
    });

    it.each([
      ['phone-number', 'not_found'],
      ['totp', 'not_found'],
      ['oauth', 'not_found'],
      ['passkey', 'unknown_passkey'],
      ['wallet', 'not_found'],
      ['biometric', 'not_found'],
    ] as const)('knows when there is no such %s', async (kind, code) => {
      await signIn(provider, tab, email);
      expect(await rejection(tab.users.deleteFactor(kind, 'no-such-id'))).toMatchObject({
        code,
        trace: { status: 404 },
      });
    });

    it('takes nothing but an id for one', async () => {
      await signIn(provider, tab, email);
      expect(await rejection(tab.users.deleteFactor('email', '../me'))).toMatchObject({ code: 'not_found' });
    });
  });
}
