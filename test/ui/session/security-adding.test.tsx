import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { EthereumWallet } from '#src/application/ports/browser/ethereum-wallet';
import { signInError } from '#src/application/ports/identity/sign-in-error';
import { given } from '#src/composition/container';
import { describeFailure } from '#src/ui/kit/failures';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { page } from '#src/ui/session/security';
import { securityMessages } from '#src/ui/session/security-messages';
import { loginMessages, oauthNames } from '#src/ui/session/shared/account-messages';
import { passwordFailures, signInFailures } from '#src/ui/session/shared/sign-in-failures';
import { refusal, unreachable } from '#test/fakes/identity/identity-refusals';
import { sign } from '#test/fakes/identity/in-memory-crypto-wallet-gateway';
import { ada } from '#test/support/test-tab';
import { fillIn } from '#test/ui/support/fill-in';
import { button, field, fieldErrors, press, told } from '#test/ui/support/on-screen';
import { violations } from '#test/ui/support/violations';
import { AccountVisitor, walletAddress } from '#test/ui/support/visitor';
import { addable, customerAtSecurity, listedWays, security } from './at-security';

const { add, ways } = securityMessages;
const strong = 'four words that do not rhyme';
const heading = () => screen.getByRole('heading', { name: ways.title });

/** A customer whose browser has a wallet, which signs unless it shall fail. */
async function withWallet({
  variables = {},
  fails = false,
}: { readonly variables?: Readonly<Record<string, string>>; readonly fails?: boolean } = {}) {
  const visitor = await AccountVisitor.signedIn({
    variables,
    adapters: [
      given(EthereumWallet, {
        isPresent: () => true,
        requestAddress: () => (fails ? Promise.reject(unreachable()) : Promise.resolve(walletAddress)),
        sign: (challenge, address) => Promise.resolve(sign(address, challenge)),
      }),
    ],
  });
  await visitor.open(page.View, security);
  return visitor;
}

describe('Adding a way to sign in (spec §7 otps/send/secondary, webauthn/register, crypto_wallets, §6 secondary)', () => {
  it.each([
    {
      what: 'another address',
      channel: undefined,
      recipient: 'new@example.com',
      key: 'new@example.com',
      listed: 'E-mail address new@example.com',
    },
    {
      what: 'a number',
      channel: 'SMS',
      recipient: '(202) 555-0123',
      key: '+12025550123',
      listed: 'Mobile number +1 202-555-0123',
    },
  ])(
    'adds $what by a passcode, says so, and leaves the focus on the list',
    async ({ channel, recipient, key, listed }) => {
      const { visitor, container } = await customerAtSecurity();
      if (channel) await userEvent.click(screen.getByRole('radio', { name: channel }));
      await fillIn(field(channel ? loginMessages.code.phone : loginMessages.email), recipient);
      await press(visitor, loginMessages.code.send);
      await fillIn(field(loginMessages.code.code), visitor.codeTo(key));
      await press(visitor, add.contactConfirm);
      expect(listedWays()).toContain(listed);
      expect(visitor.shopper.heard).toBe(securityMessages.added);
      expect(document.activeElement).toBe(heading());
      expect(field(channel ? loginMessages.code.phone : loginMessages.email).value).toBe('');
      expect(await violations(container)).toEqual([]);
    },
  );

  it('says that an address belongs to another account', async () => {
    const { visitor } = await customerAtSecurity();
    await fillIn(field(loginMessages.email), 'bob@example.com');
    visitor.provider.failNext('passcodes.send', refusal('phone_number_in_use'));
    await press(visitor, loginMessages.code.send);
    expect(told()).toBe(describeFailure(refusal('phone_number_in_use'), signInFailures));
    expect(field(loginMessages.email).value).toBe('bob@example.com');
  });

  it('adds a passkey of this device; canceling shows no message', async () => {
    const { visitor } = await customerAtSecurity();
    visitor.identity.passkeys.declines = true;
    await press(visitor, add.addPasskey);
    expect(told()).toBe('');
    expect(listedWays()).toHaveLength(1);
    visitor.identity.passkeys.declines = false;
    visitor.provider.failNext('passkeys.register', unreachable());
    await press(visitor, add.addPasskey);
    expect(told()).toBe(describeFailure(unreachable(), signInFailures));
    await press(visitor, add.addPasskey);
    expect(listedWays()).toContain('Passkey localhost');
    expect(document.activeElement).toBe(heading());
  });

  it('adds a passkey once when only the answer was lost, and says so at the second press', async () => {
    const { visitor } = await customerAtSecurity();
    visitor.provider.failAfter('passkeys.register', unreachable());
    await press(visitor, add.addPasskey);
    expect(told()).toBe(describeFailure(unreachable(), signInFailures));
    // A device that has the passkey makes no other one.
    const hasIt = () => visitor.provider.failNext('passkeys.register', signInError({ code: 'passkey_exists' }));
    hasIt();
    await press(visitor, add.addPasskey);
    expect([told(), visitor.shopper.heard]).toEqual(['', securityMessages.added]);
    expect(listedWays().filter((way) => way === 'Passkey localhost')).toHaveLength(1);
    hasIt();
    await press(visitor, add.addPasskey);
    expect(told()).toBe(describeFailure(signInError({ code: 'passkey_exists' }), signInFailures));
  });

  it('says that the list may be out of date when it does not come again', async () => {
    const { visitor } = await customerAtSecurity();
    visitor.provider.failNext('users.read', unreachable());
    await press(visitor, add.addPasskey);
    screen.getByText(new RegExp(securityMessages.stale));
    expect(listedWays()).toHaveLength(1);
    await press(visitor, kitMessages.tryAgain);
    expect(screen.queryByText(new RegExp(securityMessages.stale))).toBeNull();
    expect(listedWays()).toContain('Passkey localhost');
  });

  it('adds a wallet', async () => {
    const visitor = await withWallet();
    await press(visitor, add.addWallet);
    expect(listedWays()).toContain('Crypto wallet 0x0000…00aa');
    expect(visitor.shopper.heard).toBe(securityMessages.added);
  });

  it('says so where the wallet is added when it does not answer, and nowhere else', async () => {
    const visitor = await withWallet({ fails: true });
    await press(visitor, add.addWallet);
    expect(told()).toBe(describeFailure(unreachable(), signInFailures));
    expect(listedWays()).toHaveLength(1);
  });

  it('leaves for another provider and comes back here', async () => {
    const { visitor } = await customerAtSecurity();
    const google = loginMessages.byProvider(oauthNames.google);
    await press(visitor, google);
    expect(visitor.identity.browser.departure?.provider).toBe('google');
    expect(visitor.storage.popReturnPath()).toBe(security);
    expect(button(google).getAttribute('aria-disabled')).toBe('true');
    act(() => visitor.shopper.tab.window.comeBack());
    expect(button(google).getAttribute('aria-disabled')).toBeNull();
  });
});

describe('The own password (spec §7 passwords/session/reset, existing_password/reset)', () => {
  const withPassword = {
    prove: async (visitor: AccountVisitor) => {
      await visitor.proveElsewhere();
      await visitor.identity.passwords.resetBySession(strong);
    },
  };
  const newPassword = () => field(loginMessages.password.newPassword);

  it('is set for the first time by this session alone', async () => {
    const { visitor } = await customerAtSecurity();
    expect(screen.queryByLabelText(new RegExp(add.currentPassword))).toBeNull();
    await press(visitor, add.savePassword);
    expect(fieldErrors().join('')).toContain(loginMessages.problems.newPassword);
    expect(document.activeElement).toBe(newPassword());
    await fillIn(newPassword(), strong);
    await press(visitor, add.savePassword);
    expect(listedWays()).toContain(`Password${ways.passwordSet}`);
    expect(addable()).toContain(add.changePassword);
    expect(newPassword().value).toBe('');
  });

  it('is changed with the present one', async () => {
    const { visitor, container } = await customerAtSecurity(withPassword);
    await fillIn(newPassword(), `${strong} at all`);
    await press(visitor, add.savePassword);
    expect(fieldErrors()).toEqual([loginMessages.problems.password]);
    await fillIn(field(add.currentPassword), 'guessed');
    await press(visitor, add.savePassword);
    expect(told()).toBe(describeFailure(refusal('wrong_credentials'), passwordFailures));
    expect(newPassword().value).toBe(`${strong} at all`);
    expect(await violations(container)).toEqual([]);
    await userEvent.clear(field(add.currentPassword));
    await fillIn(field(add.currentPassword), strong);
    await press(visitor, add.savePassword);
    expect(told()).toBe('');
    expect(field(add.currentPassword).value).toBe('');
    const other = visitor.identity.otherBrowser();
    expect((await other.passwords.authenticate(ada, `${strong} at all`)).userId).toBe(visitor.session.session?.userId);
  });

  it('is told as changed when a second press finds that only the answer was lost', async () => {
    const { visitor } = await customerAtSecurity(withPassword);
    await fillIn(newPassword(), `${strong} at all`);
    await fillIn(field(add.currentPassword), strong);
    visitor.provider.failAfter('passwords.resetByExistingPassword', unreachable());
    await press(visitor, add.savePassword);
    expect(told()).toBe(describeFailure(unreachable(), passwordFailures));
    await press(visitor, add.savePassword);
    expect([told(), newPassword().value]).toEqual(['', '']);
    expect(visitor.shopper.heard).toBe(securityMessages.added);
  });

  it('is not taken for changed when the present one is wrong, and the first press was never heard', async () => {
    const { visitor } = await customerAtSecurity(withPassword);
    await fillIn(newPassword(), `${strong} at all`);
    await fillIn(field(add.currentPassword), 'guessed');
    visitor.provider.failNext('passwords.resetByExistingPassword', unreachable());
    await press(visitor, add.savePassword);
    await press(visitor, add.savePassword);
    expect(told()).toBe(describeFailure(refusal('wrong_credentials'), passwordFailures));
  });

  it('is set only within minutes of signing in, which is said', async () => {
    const { visitor } = await customerAtSecurity();
    visitor.provider.failNext('passwords.resetBySession', refusal('sign_in_too_old'));
    await fillIn(newPassword(), strong);
    await press(visitor, add.savePassword);
    expect(told()).toBe(describeFailure(refusal('sign_in_too_old'), signInFailures));
    expect(newPassword().value).toBe(strong);
  });
});

describe('Ways to add (spec §9 Sign-in methods)', () => {
  const offered = (methods: string, providers = '') => ({
    variables: { VITE_SIGN_IN_METHODS: methods, VITE_OAUTH_PROVIDERS: providers },
  });

  it('is everything that the shop offers', async () => {
    await customerAtSecurity();
    expect(addable()).toEqual([add.contact, add.passkey, add.password, add.provider]);
  });

  it.each([
    ['emailMagicLinks,otp', [add.contact]],
    ['emailMagicLinks,passkeys', [add.passkey]],
    ['emailMagicLinks,passwords', [add.password]],
  ])('is nothing else with %s', async (methods, names) => {
    await customerAtSecurity(offered(methods));
    expect(addable()).toEqual(names);
  });

  it('is an account elsewhere of those alone that are configured', async () => {
    await customerAtSecurity(offered('emailMagicLinks,oauth', 'apple'));
    expect(addable()).toEqual([add.provider]);
    const section = within(screen.getByRole('region', { name: add.title }));
    expect(section.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      loginMessages.byProvider(oauthNames.apple),
    ]);
  });

  it('is a wallet wherever there is one, also where it does not sign in', async () => {
    await withWallet(offered('emailMagicLinks'));
    expect(addable()).toEqual([add.wallet]);
  });

  it('is no passkey where the browser knows none', async () => {
    const visitor = await AccountVisitor.signedIn(offered('emailMagicLinks,passkeys'));
    visitor.identity.passkeys.supportsPasskeys = false;
    await visitor.open(page.View, security);
    expect(addable()).toEqual([]);
  });

  it('has no place on the page when it is nothing; the authenticator app keeps its own', async () => {
    const { container } = await customerAtSecurity(offered('emailMagicLinks'));
    expect(screen.queryByRole('heading', { name: add.title })).toBeNull();
    screen.getByRole('heading', { name: securityMessages.app.title });
    expect(await violations(container)).toEqual([]);
  });
});
