import { TOTP } from 'otpauth';
import { describe, expect } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { describeFailure } from '#src/ui/kit/failures';
import { securityMessages } from '#src/ui/session/security-messages';
import { accountMessages, loginMessages } from '#src/ui/session/shared/account-messages';
import { signInFailures } from '#src/ui/session/shared/sign-in-failures';
import { addPasskeyDevice, letWalletSign, walletScript } from '#test/journeys/support/devices';
import { it } from '#test/journeys/support/journey';
import type { Tab } from '#test/journeys/support/tab';

const { add, app } = securityMessages;

async function signOut(tab: Tab): Promise<void> {
  // A customer who is still being loaded would be refused by the session that ends.
  await tab.comesToRest();
  await tab.account.signOut.click();
  await tab.arrivesAt(accountMessages.signedOut.title);
  await tab.link('Sign in again').first().click();
  await tab.account.asksToSignIn();
}

describe('A passkey (spec §7 webauthn)', () => {
  it(
    'is registered on the security page, signs in from then on, and can be taken away',
    { tags: ['core'] },
    async ({ visit }) => {
      const { tab, trouble, secrets } = await visit({ isSignedIn: true });
      await addPasskeyDevice(tab.page);
      await tab.open('/account/security/');
      const { userId } = await tab.account.liveSession();
      await tab.account.openWay(add.passkey);
      await tab.account.button(add.addPasskey).click();
      await tab.hears(securityMessages.added);
      await tab.account.way(securityMessages.ways.kinds.passkey).waitFor();
      await tab.account.proof('passkey').waitFor();
      await secrets.areKept();

      await signOut(tab);
      await tab.account.button(loginMessages.byPasskey).click();
      await tab.arrivesAt(securityMessages.title);
      expect(await tab.account.liveSession()).toMatchObject({ userId });
      await secrets.areKept();

      await tab.account.way(securityMessages.ways.kinds.passkey).getByRole('button').click();
      await tab.button(securityMessages.removal.confirm).click();
      await tab.account.way(securityMessages.ways.kinds.passkey).waitFor({ state: 'detached' });
      trouble.expect(/^40\d POST \/sdk\/v1\/webauthn\/authenticate$/);
      await signOut(tab);
      await tab.account.button(loginMessages.byPasskey).click();
      await tab.sees(describeFailure(new GatewayError({ code: 'unknown_passkey' }), signInFailures));
    },
  );
});

describe('An authenticator app (spec §7 totps)', () => {
  it(
    'is added by its first code, proves a session, and is stood in for by a recovery code, once',
    { tags: ['core'] },
    async ({ visit }) => {
      const { tab, trouble, secrets } = await visit({ isSignedIn: true });
      await tab.open('/account/security/');
      await tab.account.button(app.add).click();
      await tab.page.getByAltText(app.qrCode).waitFor();
      const secret = (await tab.main.locator('code').first().textContent()) ?? '';
      const code = new TOTP({ secret }).generate();

      trouble.expect(/^40\d POST \/sdk\/v1\/totps\/authenticate$/);
      await tab.account.field(app.code).fill(code === '000000' ? '111111' : '000000');
      await tab.account.button(app.confirm).click();
      await tab.sees(describeFailure(new GatewayError({ code: 'wrong_totp_code' }), signInFailures));
      await tab.account.field(app.code).fill(new TOTP({ secret }).generate());
      await tab.account.button(app.confirm).click();
      await tab.account.way(securityMessages.ways.kinds.totp).waitFor();
      await tab.account.proof('totp').waitFor();

      await tab.account.openWay(app.recovery);
      const codes = await tab.page.getByRole('list', { name: app.recovery }).getByRole('listitem').allTextContents();
      expect(codes.length).toBeGreaterThan(4);
      await tab.account.field(app.recoveryCode).fill(codes[0] ?? '');
      await tab.account.button(app.recover).click();
      await tab.account.proof('recovery-code').waitFor();
      await secrets.areKept(secret, ...codes);

      await tab.reload();
      await tab.account.openWay(app.recovery);
      await tab.account.button(app.showRecovery).click();
      await tab.sees(codes[1] ?? '');
      expect(await tab.page.getByRole('list', { name: app.recovery }).getByRole('listitem').allTextContents()).toEqual(
        codes.slice(1),
      );
      trouble.expect(/^40\d POST \/sdk\/v1\/totps\/recover$/);
      await tab.account.field(app.recoveryCode).fill(codes[0] ?? '');
      await tab.account.button(app.recover).click();
      await tab.main.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
      await secrets.areKept(secret, ...codes);
    },
  );
});

describe('A crypto wallet (spec §7 crypto_wallets, §9 Sign-in methods)', () => {
  it('signs in by its signature, and is the same customer each time', async ({ visit }) => {
    const { id, tab, context, secrets } = await visit({ initScript: walletScript });
    await letWalletSign(context, id);
    await tab.open(tab.account.path());
    await tab.account.button(loginMessages.byWallet).click();
    await tab.account.greets();
    const { userId } = await tab.account.liveSession();
    await secrets.areKept();
    await signOut(tab);
    await tab.account.button(loginMessages.byWallet).click();
    await tab.account.greets();
    expect(await tab.account.liveSession()).toMatchObject({ userId });
  });

  it('is added on the security page to the signed-in customer', { tags: ['core'] }, async ({ visit }) => {
    const { id, tab, context } = await visit({ isSignedIn: true, initScript: walletScript });
    await letWalletSign(context, id);
    await tab.open('/account/security/');
    const { userId } = await tab.account.liveSession();
    await tab.account.openWay(add.wallet);
    await tab.account.button(add.addWallet).click();
    await tab.account.proof('wallet').waitFor();
    await signOut(tab);
    await tab.account.button(loginMessages.byWallet).click();
    await tab.arrivesAt(securityMessages.title);
    expect(await tab.account.liveSession()).toMatchObject({ userId });
  });

  it('that answers with nothing is told, and changes nothing', async ({ visit }) => {
    const { tab } = await visit({ initScript: 'window.ethereum = { request: () => Promise.resolve([]) }' });
    await tab.open(tab.account.path());
    await tab.account.button(loginMessages.byWallet).click();
    await tab.sees(describeFailure(new GatewayError({ code: 'wallet_unavailable' }), signInFailures));
    await tab.comesToRest();
    expect(await tab.account.session()).toBeUndefined();
  });
});
