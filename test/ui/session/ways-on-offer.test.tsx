import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { EthereumWallet } from '#src/application/ports/browser/ethereum-wallet';
import { given } from '#src/composition/container';
import { describeFailure } from '#src/ui/kit/failures';
import { page } from '#src/ui/session/login';
import { loginMessages, oauthNames } from '#src/ui/session/shared/account-messages';
import { signInFailures } from '#src/ui/session/shared/sign-in-failures';
import { unreachable } from '#test/fakes/identity/identity-refusals';
import { ada } from '#test/support/test-tab';
import { fillIn } from '#test/ui/support/fill-in';
import { button, field, press, told } from '#test/ui/support/on-screen';
import { violations } from '#test/ui/support/violations';
import { AccountVisitor } from '#test/ui/support/visitor';
import { guestAtLogin as guestAt } from './at-login';

const { code } = loginMessages;

describe('The ways that are one press away (spec §9 OAuth providers, §7 webauthn, crypto_wallets)', () => {
  it('leaves for another provider, remembers the way back, and works again when that was left', async () => {
    const { visitor } = await guestAt();
    const google = loginMessages.byProvider(oauthNames.google);
    await press(visitor, google);
    expect(visitor.identity.browser.departure?.provider).toBe('google');
    expect(visitor.storage.popReturnPath()).toBe('/cart/');
    expect(button(google).getAttribute('aria-disabled')).toBe('true');
    act(() => visitor.shopper.tab.window.comeBack());
    expect(button(google).getAttribute('aria-disabled')).toBeNull();
  });

  it('signs in by a passkey; canceling shows no message', async () => {
    const { visitor } = await guestAt();
    visitor.identity.passkeys.declines = true;
    await press(visitor, loginMessages.byPasskey);
    screen.getByRole('button', { name: loginMessages.byPasskey });
    expect(told()).toBe('');
    visitor.identity.passkeys.declines = false;
    await visitor.proveElsewhere();
    await visitor.identity.passkeys.register();
    await visitor.identity.sessions.revoke();
    await visitor.pass(200);
    await press(visitor, loginMessages.byPasskey);
    expect(visitor.address).toBe('/cart/');
  });

  it('offers no passkey where there are none, and no wallet where there is none', async () => {
    const visitor = await AccountVisitor.guest();
    visitor.identity.passkeys.supportsPasskeys = false;
    await visitor.open(page.View, '/account/login/');
    expect(screen.queryByRole('button', { name: loginMessages.byPasskey })).toBeNull();
    expect(screen.queryByRole('button', { name: loginMessages.byWallet })).toBeNull();
  });

  it('says when a wallet does not answer', async () => {
    const visitor = await AccountVisitor.guest({
      adapters: [
        given(EthereumWallet, {
          isPresent: () => true,
          requestAddress: () => Promise.reject(unreachable()),
          sign: () => Promise.reject(unreachable()),
        }),
      ],
    });
    await visitor.open(page.View, '/account/login/');
    await press(visitor, loginMessages.byWallet);
    expect(told()).toBe(describeFailure(unreachable(), signInFailures));
  });
});

describe('Ways to sign in (spec §9 Sign-in methods)', () => {
  const offers = () =>
    [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map(({ textContent }) => textContent);

  it('is the link alone, where nothing else is configured', async () => {
    await guestAt('/account/login/', { VITE_SIGN_IN_METHODS: 'emailMagicLinks', VITE_OAUTH_PROVIDERS: '' });
    expect(offers()).toEqual([loginMessages.sendLink]);
  });

  it('are only the configured ones, also by their address', async () => {
    await guestAt('/account/login/?form=password', {
      VITE_SIGN_IN_METHODS: 'otp, oauth',
      VITE_OAUTH_PROVIDERS: 'apple',
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(code.title);
    expect(offers()).toEqual([code.send, loginMessages.byProvider(oauthNames.apple)]);
  });

  it('keeps the typed text when another way is chosen', async () => {
    await guestAt();
    await fillIn(field(loginMessages.email), ada);
    await userEvent.click(screen.getByRole('link', { name: loginMessages.byPassword }));
    expect(field(loginMessages.email).value).toBe(ada);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('is accessible with every way, and with one alone', async () => {
    const all = await guestAt();
    expect(await violations(all.container)).toEqual([]);
    all.unmount();
    const one = await guestAt('/account/login/', { VITE_SIGN_IN_METHODS: 'emailMagicLinks', VITE_OAUTH_PROVIDERS: '' });
    expect(await violations(one.container)).toEqual([]);
  });
});
