import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { StartOAuth } from '#src/application/session/start-oauth';
import { requirement } from '#src/infrastructure/stytch/stytch-sign-in-callback-reader';
import { describeFailure } from '#src/ui/kit/failures';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { callbackMessages, loginMessages } from '#src/ui/session/shared/account-messages';
import { signInFailures } from '#src/ui/session/shared/sign-in-failures';
import { page } from '#src/ui/session/sign-in-callback';
import { refusal, unreachable } from '#test/fakes/identity/identity-refusals';
import { consent } from '#test/fakes/identity/in-memory-oauth-gateway';
import { ada, callbackUrl } from '#test/support/test-tab';
import { fillIn } from '#test/ui/support/fill-in';
import { button, field, fieldErrors, mainHeading, press, told } from '#test/ui/support/on-screen';
import { violations } from '#test/ui/support/violations';
import { AccountVisitor } from '#test/ui/support/visitor';

const callback = '/authenticate/';
const strong = 'four words that do not rhyme';
const askForLink = (visitor: AccountVisitor) => visitor.identity.magicLinks.send(ada, callbackUrl);

/** Opens the address that a link of this type leads to. */
async function follow(visitor: AccountVisitor, token: string, type = 'magic_links') {
  return visitor.open(page.View, `${callback}?token=${token}&stytch_token_type=${type}`);
}

/** Follows a link that was used already, after these preparations. */
async function followUsed(prepare: (visitor: AccountVisitor) => Promise<unknown> = () => Promise.resolve()) {
  const visitor = await AccountVisitor.arriving(async (arriving) => {
    await askForLink(arriving);
    const { identity } = arriving;
    await identity.magicLinks.authenticate(arriving.linkTo());
    await identity.sessions.revoke();
    await prepare(arriving);
  });
  const { container } = await follow(visitor, visitor.linkTo());
  return { visitor, container };
}

describe('The sign-in callback (spec §2 Query parameters, §4 Start-up 3)', () => {
  it('signs in by a link and goes on where the shopper was', async () => {
    const visitor = await AccountVisitor.arriving(askForLink);
    await follow(visitor, visitor.linkTo());
    expect(visitor.session.status).toBe('authenticated');
    expect(visitor.address).toBe('/cart/');
  });

  it('signs in by a credential of another kind', async () => {
    const visitor = await AccountVisitor.arriving(askForLink);
    await visitor.open(page.View, `${callback}?magic_credential=${visitor.linkTo()}`);
    expect(visitor.address).toBe('/cart/');
  });

  it('signs in by another provider', async () => {
    const visitor = await AccountVisitor.arriving((arriving) => arriving.identity.oauth.start('google'));
    await follow(visitor, consent(visitor.identity.browser, ada), 'oauth');
    expect(visitor.session.status).toBe('authenticated');
    expect(visitor.address).toBe('/cart/');
  });

  it('names its progress meanwhile, with the token out of the address', async () => {
    const visitor = await AccountVisitor.arriving(askForLink);
    const gate = visitor.provider.hold('magicLinks.authenticate');
    const { container } = await follow(visitor, visitor.linkTo());
    expect(mainHeading().textContent).toBe(callbackMessages.working);
    expect(visitor.address).toBe(callback);
    expect(await violations(container)).toEqual([]);
    gate.release();
    await visitor.pass();
    expect(visitor.address).toBe('/cart/');
  });

  it('uses a token once, also in StrictMode', async () => {
    const visitor = await AccountVisitor.arriving(askForLink);
    await follow(visitor, visitor.linkTo());
    expect(visitor.provider.received.filter((method) => method === 'magicLinks.authenticate')).toHaveLength(1);
  });
});

describe('A link that does not sign in (spec §5 The callback needs both, §8 Sign-in provider)', () => {
  it('is used up: a new one is sent from here, and leads where the old one did', async () => {
    const { visitor, container } = await followUsed();
    expect(mainHeading().textContent).toBe(callbackMessages.usedUp.title);
    expect(told()).toContain(callbackMessages.usedUp.text);
    expect(await violations(container)).toEqual([]);
    await fillIn(field(loginMessages.email), ada);
    await press(visitor, callbackMessages.newLink);
    screen.getByText(loginMessages.sent.to(ada));
    expect(visitor.storage.popReturnPath()).toBe('/cart/');
  });

  it('is used up by the user who is signed in here: that session goes on', async () => {
    const { visitor } = await followUsed((arriving) => arriving.proveElsewhere('ada@example.com'));
    expect(visitor.address).toBe('/cart/');
  });

  it('belongs to another browser', async () => {
    const visitor = await AccountVisitor.arriving(async ({ identity }) =>
      identity.otherBrowser().magicLinks.send(ada, callbackUrl),
    );
    const { container } = await follow(visitor, visitor.linkTo());
    expect(mainHeading().textContent).toBe(callbackMessages.otherBrowser.title);
    expect(told()).toContain(callbackMessages.otherBrowser.text);
    expect(await violations(container)).toEqual([]);
  });

  it.each([
    '?token=abc',
    '?stytch_token_type=oauth',
    '?token=a&token=b&stytch_token_type=oauth',
    '?token=a&stytch_token_type=constructor',
    '',
  ])('is not complete with "%s", and says so in the words of the specification', async (search) => {
    const visitor = await AccountVisitor.arriving();
    const { container } = await visitor.open(page.View, callback + search);
    expect(mainHeading().textContent).toBe(callbackMessages.incomplete.title);
    screen.getByText(`${requirement}.`);
    expect(await violations(container)).toEqual([]);
  });

  it('is a page loaded again for signed-in visitors: they go on', async () => {
    const visitor = await AccountVisitor.arriving((arriving) => arriving.proveElsewhere());
    await visitor.open(page.View, callback);
    expect(visitor.address).toBe('/cart/');
  });

  it('is tried again as it is when the provider could not be reached', async () => {
    const visitor = await AccountVisitor.arriving(askForLink);
    visitor.provider.disconnect();
    const { container } = await follow(visitor, visitor.linkTo());
    expect(mainHeading().textContent).toBe(callbackMessages.unreachable.title);
    expect(told()).toBe(describeFailure(unreachable(), signInFailures));
    expect(await violations(container)).toEqual([]);
    visitor.provider.reconnect();
    await press(visitor, kitMessages.tryAgain);
    expect(visitor.address).toBe('/cart/');
  });

  it('says anything else in its own words', async () => {
    const visitor = await AccountVisitor.arriving(askForLink);
    visitor.provider.failNext('magicLinks.authenticate', refusal('too_many_attempts'));
    const { container } = await follow(visitor, visitor.linkTo());
    expect(mainHeading().textContent).toBe(callbackMessages.failed.title);
    expect(told()).toContain(describeFailure(refusal('too_many_attempts'), signInFailures));
    expect(await violations(container)).toEqual([]);
  });

  it('leaves the user who was signed in before signed in', async () => {
    const visitor = await AccountVisitor.arriving((arriving) => arriving.proveElsewhere());
    await visitor.open(page.View, `${callback}?token=abc`);
    expect(visitor.session.status).toBe('authenticated');
  });
});

describe('Another provider that did not sign in (spec §7 oauth)', () => {
  const { refused } = callbackMessages;

  it.each([
    ['?error=access_denied&error_description=No', 'access_denied'],
    ['?error=account_in_use', 'account_in_use'],
    ['?stytch_token_type=oauth&error=server_error', 'oauth_refused'],
    ['?error=constructor', 'oauth_refused'],
  ] as const)('is told with %s, with the other ways to sign in', async (search, code) => {
    const visitor = await AccountVisitor.arriving();
    const { container } = await visitor.open(page.View, callback + search);
    expect(mainHeading().textContent).toBe(refused.title);
    expect(told()).toBe(describeFailure(new GatewayError({ code }), signInFailures));
    expect(screen.getByRole('link', { name: refused.otherWay }).getAttribute('href')).toBe(
      '/account/login/?return=%2Fcart%2F',
    );
    expect(await violations(container)).toEqual([]);
  });

  it.each(['', '?stytch_token_type=oauth'])(
    'is told without a reason as well, to visitors who have left for it, with "%s"',
    async (search) => {
      const visitor = await AccountVisitor.arriving((arriving) =>
        arriving.shopper.container.get(StartOAuth).execute('google', '/shop/'),
      );
      await visitor.open(page.View, callback + search);
      expect(mainHeading().textContent).toBe(refused.title);
      expect(screen.getByRole('link', { name: refused.otherWay }).getAttribute('href')).toBe(
        '/account/login/?return=%2Fshop%2F',
      );
    },
  );

  it('leads who wanted to add it back to where they were, signed in as before', async () => {
    const visitor = await AccountVisitor.arriving(async (arriving) => {
      await arriving.proveElsewhere();
      await arriving.shopper.container.get(StartOAuth).execute('google', '/account/security/');
    });
    const { container } = await visitor.open(page.View, `${callback}?error=access_denied`);
    expect(mainHeading().textContent).toBe(refused.titleOfAdding);
    expect(screen.getByRole('link', { name: refused.goBack }).getAttribute('href')).toBe('/account/security/');
    expect(visitor.session.status).toBe('authenticated');
    expect(await violations(container)).toEqual([]);
  });
});

describe('A link to a new password (spec §7 passwords/email/reset)', () => {
  async function forgotten() {
    const visitor = await AccountVisitor.arriving(async ({ identity }) => {
      await identity.otherBrowser().passwords.create(ada, strong);
      await identity.passwords.startReset(ada, callbackUrl);
    });
    const { container } = await follow(visitor, visitor.linkTo(), 'reset_password');
    return { visitor, container };
  }

  it('asks for the password before the token is used, and names its problem', async () => {
    const { visitor, container } = await forgotten();
    expect(mainHeading().textContent).toBe(callbackMessages.choosePassword.title);
    expect(await violations(container)).toEqual([]);
    await press(visitor, callbackMessages.choosePassword.save);
    expect(fieldErrors().join('')).toContain(loginMessages.problems.newPassword);
    expect(document.activeElement).toBe(field(loginMessages.password.newPassword));
    expect(visitor.session.isLoggedIn).toBe(false);
  });

  it('signs in with it and goes on', async () => {
    const { visitor } = await forgotten();
    await fillIn(field(loginMessages.password.newPassword), `${strong} at all`);
    await press(visitor, callbackMessages.choosePassword.save);
    expect(visitor.session.status).toBe('authenticated');
    expect(visitor.address).toBe('/cart/');
  });

  it('keeps the typed text when the provider cannot be reached', async () => {
    const { visitor, container } = await forgotten();
    await fillIn(field(loginMessages.password.newPassword), `${strong} at all`);
    visitor.provider.disconnect();
    await press(visitor, callbackMessages.choosePassword.save);
    expect(told()).toBe(describeFailure(unreachable(), signInFailures));
    expect(field(loginMessages.password.newPassword).value).toBe(`${strong} at all`);
    expect(await violations(container)).toEqual([]);
  });

  it('is used up: a new link to sign in with is offered', async () => {
    const { visitor } = await forgotten();
    await fillIn(field(loginMessages.password.newPassword), `${strong} at all`);
    visitor.provider.failNext('passwords.resetByLink', refusal('link_expired'));
    await press(visitor, callbackMessages.choosePassword.save);
    expect(mainHeading().textContent).toBe(callbackMessages.usedUp.title);
    button(callbackMessages.newLink);
  });
});
