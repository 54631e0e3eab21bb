import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rejection } from '#test/contracts/shop/rejection';
import {
  type IdentitySubject,
  type IdentityTab,
  type IdentityUnderTest,
  minute,
  signIn,
  someone,
} from './identity-under-test';

export function describeTotpGateway(name: string, { make, dispose }: IdentitySubject): void {
  describe(`TotpGateway of ${name} (spec §7 totps)`, () => {
    let provider: IdentityUnderTest;
    let tab: IdentityTab;
    beforeEach(async () => {
      provider = await make();
      tab = provider.openBrowser();
    });
    afterEach(dispose);

    const codeOf = (secret: string, secondsLater = 0) =>
      new TOTP({ secret }).generate({ timestamp: provider.now() + secondsLater * 1000 });
    const wrongCodeFor = (secret: string) => (codeOf(secret).startsWith('0') ? '9' : '0') + codeOf(secret).slice(1);
    const enrol = async () => {
      await signIn(provider, tab, someone());
      return tab.totps.enrol();
    };

    it('is for the signed-in user', async () => {
      const refused = { code: 'UNAUTHORIZED', message: 'User is not logged in' };
      expect(await rejection(tab.totps.enrol())).toMatchObject(refused);
      expect(await rejection(tab.totps.authenticate('123456'))).toMatchObject(refused);
      expect(await rejection(tab.totps.readRecoveryCodes())).toMatchObject(refused);
      expect(await rejection(tab.totps.recover('abcd'))).toMatchObject(refused);
    });

    it('gives an app its secret and picture', async () => {
      const { id, secret, qrCode, recoveryCodes } = await enrol();
      expect(secret).toMatch(/^[A-Z2-7]{16,}$/);
      expect(qrCode).toMatch(/^data:image\//);
      expect(new Set(recoveryCodes).size).toBe(10);
      expect((await tab.users.read())?.factors).toContainEqual({ kind: 'totp', id, name: '', isVerified: false });
    });

    it('takes a code of the app, and counts it among the factors', async () => {
      const { id, secret } = await enrol();
      const session = await tab.totps.authenticate(codeOf(secret));
      expect(session.factors).toContainEqual({ kind: 'totp', lastUsedAt: provider.now() });
      expect((await tab.users.read())?.factors).toContainEqual({ kind: 'totp', id, name: '', isVerified: true });
    });

    it('refuses a wrong code, and an invalid one', async () => {
      const { secret, recoveryCodes } = await enrol();
      expect(await rejection(tab.totps.authenticate(wrongCodeFor(secret)))).toMatchObject({
        code: 'wrong_totp_code',
        trace: { status: 401 },
      });
      expect(await rejection(tab.totps.authenticate('12'))).toMatchObject({
        code: 'invalid_totp_code',
        trace: { status: 400 },
      });
      expect(await rejection(tab.totps.authenticate(recoveryCodes[0]!))).toMatchObject({
        code: 'recovery_code_as_totp_code',
      });
    });

    it('takes the codes of this half minute and its neighbors, each once and none after a later one', async () => {
      const { secret } = await enrol();
      const refused = async (secondsLater: number) =>
        (await rejection(tab.totps.authenticate(codeOf(secret, secondsLater)))).code;
      expect(await refused(-90)).toBe('wrong_totp_code');
      for (const neighbor of [-30, 30]) {
        await tab.totps.authenticate(codeOf(secret, neighbor));
        expect(await refused(neighbor)).toBe('used_totp_code');
      }
      expect(await refused(0)).toBe('used_totp_code');
      expect(await refused(90)).toBe('wrong_totp_code');
    });

    it('locks an account after ten wrong codes in a row', async () => {
      const { secret } = await enrol();
      for (let guess = 0; guess < 10; guess += 1) await rejection(tab.totps.authenticate(wrongCodeFor(secret)));
      expect(await rejection(tab.totps.authenticate(codeOf(secret)))).toMatchObject({ code: 'too_many_attempts' });
    });

    it('takes one app at a time', async () => {
      const { id, secret } = await enrol();
      expect(await rejection(tab.totps.enrol())).toMatchObject({ code: 'totp_pending' });
      await tab.totps.authenticate(codeOf(secret));
      expect(await rejection(tab.totps.enrol())).toMatchObject({ code: 'totp_exists' });
      await tab.users.deleteFactor('totp', id);
      expect((await tab.totps.enrol()).id).not.toBe(id);
    });

    it('lets an app be added anew that was not confirmed in time', async () => {
      const { id, secret } = await enrol();
      provider.pass(11 * minute);
      expect(await rejection(tab.totps.authenticate(codeOf(secret)))).toMatchObject({ code: 'totp_expired' });
      expect((await tab.totps.enrol()).id).not.toBe(id);
    });

    it('refuses codes when there is no app', async () => {
      await signIn(provider, tab, someone());
      expect(await rejection(tab.totps.authenticate('123456'))).toMatchObject({
        code: 'not_found',
        trace: { status: 404 },
      });
      expect(await rejection(tab.totps.readRecoveryCodes())).toMatchObject({ code: 'not_found' });
    });

    it('takes a recovery code once', async () => {
      const { secret, recoveryCodes } = await enrol();
      await tab.totps.authenticate(codeOf(secret));
      expect(await tab.totps.readRecoveryCodes()).toEqual(recoveryCodes);
      const [code, ...others] = recoveryCodes;
      expect((await tab.totps.recover(code!)).factors).toContainEqual({
        kind: 'recovery-code',
        lastUsedAt: provider.now(),
      });
      expect(await tab.totps.readRecoveryCodes()).toEqual(others);
      expect(await rejection(tab.totps.recover(code!))).toMatchObject({
        code: 'wrong_recovery_code',
        trace: { status: 401 },
      });
    });

    it('refuses a wrong recovery code', async () => {
      const { secret } = await enrol();
      expect(await rejection(tab.totps.recover('none-such-code'))).toMatchObject({ code: 'wrong_recovery_code' });
      expect(await rejection(tab.totps.recover(codeOf(secret)))).toMatchObject({ code: 'totp_code_as_recovery_code' });
    });
  });
}
