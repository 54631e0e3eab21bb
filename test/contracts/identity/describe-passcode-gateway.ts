import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PasscodeChannel } from '#src/application/ports/identity/passcode-gateway';
import { rejection } from '#test/contracts/shop/rejection';
import {
  type IdentitySubject,
  type IdentityTab,
  type IdentityUnderTest,
  minute,
  signIn,
  someone,
} from './identity-under-test';

const number = '+12025550123';

/** Tests the contract of every passcode gateway (spec §7 otps, §9 OTP channels). */
export function describePasscodeGateway(name: string, { make, dispose }: IdentitySubject): void {
  describe(`PasscodeGateway of ${name} (spec §7 otps)`, () => {
    let provider: IdentityUnderTest;
    let tab: IdentityTab;
    let email: string;
    beforeEach(async () => {
      provider = await make();
      tab = provider.openBrowser();
      email = someone();
    });
    afterEach(dispose);

    const wrong = (code: string) => (code === '123456' ? '654321' : '123456');

    it.each<[PasscodeChannel, string]>([
      ['email', 'by-code@example.com'],
      ['sms', number],
      ['whatsapp', number],
    ])('signs somebody in by %s', async (channel, recipient) => {
      const methodId = await tab.passcodes.send(channel, recipient);
      const session = await tab.passcodes.authenticate(methodId, await provider.codeTo(recipient));
      expect(session.factors).toEqual([{ kind: 'passcode', lastUsedAt: provider.now() }]);
      const factors = (await tab.users.read())?.factors.map(({ name: address, isVerified }) => [address, isVerified]);
      expect(factors).toEqual([[recipient, true]]);
    });

    it('confirms the same method each time', async () => {
      expect(await tab.passcodes.send('email', email)).toBe(await tab.passcodes.send('email', email));
    });

    it('needs no browser in particular', async () => {
      const methodId = await tab.passcodes.send('email', email);
      await provider.openBrowser().passcodes.authenticate(methodId, await provider.codeTo(email));
      expect(await tab.sessions.restore()).toBeUndefined();
    });

    it('refuses a wrong code, and then takes the right one', async () => {
      const methodId = await tab.passcodes.send('email', email);
      const code = await provider.codeTo(email);
      expect(await rejection(tab.passcodes.authenticate(methodId, wrong(code)))).toMatchObject({
        code: 'wrong_passcode',
        trace: { status: 404 },
      });
      expect((await tab.passcodes.authenticate(methodId, code)).factors).toHaveLength(1);
    });

    it('refuses an invalid code', async () => {
      const methodId = await tab.passcodes.send('email', email);
      expect(await rejection(tab.passcodes.authenticate(methodId, 'abc'))).toMatchObject({
        code: 'invalid_passcode',
        trace: { status: 400 },
      });
    });

    it('refuses a code that was used', async () => {
      const methodId = await tab.passcodes.send('email', email);
      const code = await provider.codeTo(email);
      await tab.passcodes.authenticate(methodId, code);
      expect(await rejection(tab.passcodes.authenticate(methodId, code))).toMatchObject({
        code: 'passcode_expired',
        trace: { status: 401 },
      });
    });

    it('refuses a code that is too old', async () => {
      const methodId = await tab.passcodes.send('email', email);
      const code = await provider.codeTo(email);
      provider.pass(2 * minute);
      expect(await rejection(tab.passcodes.authenticate(methodId, code))).toMatchObject({ code: 'passcode_expired' });
    });

    it('refuses even the right code after five wrong ones', async () => {
      const methodId = await tab.passcodes.send('email', email);
      const code = await provider.codeTo(email);
      for (let guess = 0; guess < 5; guess += 1) await rejection(tab.passcodes.authenticate(methodId, wrong(code)));
      expect(await rejection(tab.passcodes.authenticate(methodId, code))).toMatchObject({ code: 'passcode_expired' });
    });

    it('refuses every code after ten wrong ones in a minute, however often another is sent', async () => {
      for (let sent = 1; sent <= 2; sent += 1) {
        const methodId = await tab.passcodes.send('email', email);
        const code = await provider.codeTo(email);
        for (let guess = 1; guess <= 5; guess += 1) await rejection(tab.passcodes.authenticate(methodId, wrong(code)));
      }
      const methodId = await tab.passcodes.send('email', email);
      const code = await provider.codeTo(email);
      expect(await rejection(tab.passcodes.authenticate(methodId, code))).toMatchObject({
        code: 'too_many_attempts',
        trace: { status: 429 },
      });
      provider.pass(minute);
      expect((await tab.passcodes.authenticate(methodId, code)).factors).toHaveLength(1);
    });

    it("refuses somebody else's code", async () => {
      const methodId = await tab.passcodes.send('email', email);
      const right = await provider.codeTo(email);
      const stranger = someone();
      await tab.passcodes.send('email', stranger);
      const foreign = await provider.codeTo(stranger);
      // One in a million: then both codes are the same, and there is nothing to tell apart.
      if (foreign === right) return;
      expect(await rejection(tab.passcodes.authenticate(methodId, foreign))).toMatchObject({ code: 'wrong_passcode' });
    });

    it('takes an older code while it lives', async () => {
      const methodId = await tab.passcodes.send('email', email);
      const older = await provider.codeTo(email);
      provider.pass(1000);
      await tab.passcodes.send('email', email);
      expect((await tab.passcodes.authenticate(methodId, older)).factors).toHaveLength(1);
    });

    it('refuses a value that is neither address nor number', async () => {
      expect(await rejection(tab.passcodes.send('email', 'nobody'))).toMatchObject({ code: 'invalid_email' });
      expect(await rejection(tab.passcodes.send('sms', '12'))).toMatchObject({ code: 'invalid_phone_number' });
    });

    it('adds a number to the signed-in user', async () => {
      await signIn(provider, tab, email);
      const user = await tab.users.read();
      const methodId = await tab.passcodes.send('sms', number);
      const session = await tab.passcodes.authenticate(methodId, await provider.codeTo(number));
      expect(session).toMatchObject({ userId: user?.id, factors: [{ kind: 'magic-link' }, { kind: 'passcode' }] });
      expect((await tab.users.read())?.factors.map(({ kind }) => kind)).toEqual(['email', 'phone-number']);
    });

    it('does not add a number of somebody else', async () => {
      const stranger = provider.openBrowser();
      await stranger.passcodes.authenticate(
        await stranger.passcodes.send('sms', number),
        await provider.codeTo(number),
      );
      await signIn(provider, tab, email);
      expect(await rejection(tab.passcodes.send('sms', number))).toMatchObject({ code: 'phone_number_in_use' });
    });
  });
}
