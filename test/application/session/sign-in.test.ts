import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { AcceptSession } from '#src/application/session/accept-session';
import { FinishPasswordReset } from '#src/application/session/finish-password-reset';
import { HandleSignInCallback } from '#src/application/session/handle-sign-in-callback';
import { SignInByLink } from '#src/application/session/sign-in-by-link';
import { SignOut } from '#src/application/session/sign-out';
import { StartOAuth } from '#src/application/session/start-oauth';
import { StartPasswordReset } from '#src/application/session/start-password-reset';
import type { SignInCallback } from '#src/domain/session/sign-in-callback';
import { noAnswer, outcomeOf } from '#test/application/failures';
import { unreachable } from '#test/fakes/identity/identity-refusals';
import { consent } from '#test/fakes/identity/in-memory-oauth-gateway';
import { ada, openTab, type TestTab } from '#test/support/test-tab';

let tab: TestTab;
beforeEach(() => {
  tab = openTab();
});

const linkTo = (email = ada) => tab.provider.sentTo(email).links[0]!;
const follow = (where = tab, token = linkTo()): Promise<unknown> =>
  where.get(HandleSignInCallback).execute({ kind: 'magic-link', token });

describe('Signing in by a link (spec §4 Sign-in, Start-up 3)', () => {
  it('begins the session, remembers it, and fetches the customer', async () => {
    await tab.get(SignInByLink).send(ada, '/checkout/?step=payment');
    expect(await follow()).toEqual({ kind: 'signed-in', returnPath: '/checkout/?step=payment' });
    expect(tab.session).toMatchObject({ status: 'authenticated', isFetching: false });
    expect(tab.customer.current?.email).toBe(ada);
    expect(tab.signInStorage.wasSignedIn()).toBe(true);
  });

  it.each(['https://evil.example/', '//evil.example/', undefined])(
    'returns to the account when asked to return to %s',
    async (wanted) => {
      await tab.get(SignInByLink).send(ada, wanted);
      expect(await follow()).toEqual({ kind: 'signed-in', returnPath: '/account/' });
    },
  );

  it('returns there once: the next time begins anew', async () => {
    await tab.get(SignInByLink).send(ada, '/cart/');
    await follow();
    await tab.get(SignInByLink).send(ada, undefined);
    expect(await follow()).toMatchObject({ returnPath: '/account/' });
  });

  it('stays signed in when the shop cannot be reached, and a developer can read of it', async () => {
    for (let tries = 0; tries < 3; tries += 1) tab.shop.failNext('readMe', noAnswer());
    await tab.signIn();
    expect(tab.session).toMatchObject({ status: 'authenticated', isFetching: false });
    expect(tab.customer.current).toBeUndefined();
    expect(tab.logger.entries[0]).toMatchObject({ details: { code: 'network_error' } });
  });

  it.each([
    ['used', () => follow(), 'link_expired'],
    ['expired', () => tab.scheduler.advance(61 * 60_000), 'link_expired'],
  ] as const)('is refused with a link that is %s', async (_how, spoil, code) => {
    await tab.get(SignInByLink).send(ada, '/cart/');
    await spoil();
    expect(await outcomeOf(follow())).toMatchObject({ reason: { code } });
  });

  it('is refused with a forged token, and in another browser', async () => {
    await tab.get(SignInByLink).send(ada, '/cart/');
    expect(await outcomeOf(follow(tab, 'no-such-token'))).toMatchObject({ reason: { code: 'link_expired' } });
    const foreign = tab.identity.otherBrowser();
    expect(await outcomeOf(foreign.magicLinks.authenticate(linkTo()))).toMatchObject({
      reason: { code: 'used_in_another_browser' },
    });
    expect(tab.session.status).toBe('unknown');
  });

  it('keeps the way back for a second try when the provider cannot be reached', async () => {
    await tab.get(SignInByLink).send(ada, '/cart/');
    tab.provider.failNext('magicLinks.authenticate', unreachable());
    expect(await outcomeOf(follow())).toMatchObject({ reason: { code: 'network_error' } });
    expect(await follow()).toEqual({ kind: 'signed-in', returnPath: '/cart/' });
  });
});

describe('The other ways back (spec §2 Query parameters read on load, §5)', () => {
  it.each(['absent', 'incomplete'] as const)(
    'needs a complete address; names the missing part when it is %s',
    async (kind) => {
      const requirement = 'Token and type must be in the address';
      expect(await outcomeOf(tab.get(HandleSignInCallback).execute({ kind, requirement }))).toMatchObject({
        reason: { code: 'incomplete_callback', message: requirement },
      });
    },
  );

  it('exchanges a credential like a link', async () => {
    await tab.get(SignInByLink).send(ada, '/cart/');
    expect(await tab.get(HandleSignInCallback).execute({ kind: 'credential', token: linkTo() })).toMatchObject({
      kind: 'signed-in',
    });
  });

  it('comes back from another provider', async () => {
    await tab.get(StartOAuth).execute('google', '/shop/');
    const token = consent(tab.identity.browser, ada);
    expect(await tab.get(HandleSignInCallback).execute({ kind: 'oauth', token })).toEqual({
      kind: 'signed-in',
      returnPath: '/shop/',
    });
    expect(tab.customer.current?.email).toBe(ada);
  });

  it('tells a refusal of another provider (spec §7 oauth) from a link that is not complete, also when nothing says so', async () => {
    const codeOf = async (kind: SignInCallback) =>
      (await outcomeOf(tab.get(HandleSignInCallback).execute(kind))) as { reason?: unknown };
    const incomplete: SignInCallback = { kind: 'incomplete', requirement: 'Token and type must be in the address' };
    expect(await codeOf(incomplete)).toMatchObject({
      reason: { code: 'incomplete_callback', message: incomplete.requirement },
    });
    await tab.get(StartOAuth).execute('google', '/shop/');
    expect(await codeOf(incomplete)).toMatchObject({ reason: { code: 'oauth_refused' } });
    expect(await codeOf(incomplete)).toMatchObject({ reason: { code: 'incomplete_callback' } });
    await tab.get(StartOAuth).execute('google', '/shop/');
    expect(await codeOf({ kind: 'refused', reason: 'access_denied' })).toMatchObject({
      reason: { code: 'access_denied' },
    });
    expect(tab.session.status).toBe('unknown');
  });

  it('has a new password chosen before its token is exchanged, and goes on where the shopper was', async () => {
    await tab.signIn();
    await tab.get(SignOut).execute();
    await tab.get(StartPasswordReset).execute(ada, '/cart/');
    const [token = ''] = tab.provider.sentTo(ada).links;
    expect(await tab.get(HandleSignInCallback).execute({ kind: 'reset-password', token })).toEqual({
      kind: 'choose-password',
      token,
    });
    expect(tab.session.status).toBe('none');
    expect(await tab.get(FinishPasswordReset).execute(token, 'four words that do not rhyme')).toBe('/cart/');
    expect(tab.session.status).toBe('authenticated');
    expect(tab.customer.current?.email).toBe(ada);
  });
});

describe('Waiting for the link to be opened (spec §4 Sign-in, §9 Login poll)', () => {
  it.each([500, 4500])('looks every second until a user exists, in another tab after %i ms', async (waited) => {
    let isSignedIn = false;
    await tab.get(SignInByLink).send(ada, '/cart/');
    tab.get(SignInByLink).awaitSession(() => (isSignedIn = true));
    const other = tab.openAnother();
    await tab.scheduler.advance(waited);
    await follow(other);
    expect(isSignedIn).toBe(false);
    await tab.scheduler.advance(499);
    expect(isSignedIn).toBe(false);
    await tab.scheduler.advance(1);
    expect(isSignedIn).toBe(true);
    expect(tab.session.status).toBe('authenticated');
    expect(tab.customer.current?.email).toBe(ada);
  });

  it('stops when asked to', async () => {
    let isSignedIn = false;
    const stop = tab.get(SignInByLink).awaitSession(() => (isSignedIn = true));
    stop();
    await tab.authenticate();
    await tab.scheduler.advance(10_000);
    expect(isSignedIn).toBe(false);
    expect(tab.session.status).toBe('unknown');
  });
});

describe('A session that is accepted (spec §4 Sign-in session)', () => {
  it('is only noted when its user is signed in already: no cart is moved', async () => {
    await tab.signIn();
    const before = tab.shop.received.length;
    const session = await tab.identity.sessions.refresh();
    await tab.get(AcceptSession).execute(session);
    expect(tab.shop.received).toHaveLength(before);
    expect(tab.session.session).toBe(session);
  });

  it('brings its customer along when it is somebody else’s', async () => {
    await tab.signIn();
    const before = tab.customer.current?.id;
    const session = await tab.identity.passwords.create('bob@example.com', 'velvet harbour tin 93');
    await tab.get(AcceptSession).execute(session);
    expect(tab.session.session).toBe(session);
    expect(tab.customer.current?.id).toEqual(expect.any(String));
    expect(tab.customer.current?.id).not.toBe(before);
  });

  it('gives its user the cart that a guest has filled', async () => {
    await tab.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 1 });
    await tab.get(AcceptSession).execute(await tab.authenticate());
    expect(tab.serverOrder).toMatchObject({ email: ada, lineItems: [{ sku: 'RED-1' }] });
  });
});
