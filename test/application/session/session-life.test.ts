import { beforeEach, describe, expect, it } from 'vitest';
import { GatewayError } from '../../../src/application/ports/gateway-error';
import { backoffBase, backoffJitter, refreshInterval, refreshRetries } from '../../../src/application/session/keep-session-fresh';
import { SessionTab } from './session-tab';

let tab: SessionTab;
beforeEach(async () => {
  tab = new SessionTab();
  await tab.fillCart('RED-1');
  await tab.signIn();
});

const offline = () => new GatewayError({ code: 'network_error' });
const failEveryTry = () => {
  for (let tries = 0; tries <= refreshRetries; tries += 1) tab.identity.provider.failNext('sessions.refresh', offline());
};
const refreshes = () => tab.identity.provider.received.filter((method) => method === 'sessions.refresh').length;

describe('Keeping the session fresh (spec §4 Sign-in session, §9)', () => {
  it('refreshes every 180 000 ms', async () => {
    const stop = tab.keepSessionFresh.execute();
    await tab.scheduler.advance(refreshInterval - 1);
    expect(refreshes()).toBe(0);
    await tab.scheduler.advance(1);
    expect(refreshes()).toBe(1);
    await tab.scheduler.advance(refreshInterval);
    expect(refreshes()).toBe(2);
    stop();
    await tab.scheduler.advance(10 * refreshInterval);
    expect(refreshes()).toBe(2);
  });

  it.each([
    { chance: 0, offset: -backoffJitter },
    { chance: 0.5, offset: 0 },
  ])('retries after pauses that double from 2 s, give or take 175 ms (chance $chance)', async ({ chance, offset }) => {
    tab.chance = chance;
    failEveryTry();
    tab.keepSessionFresh.execute();
    await tab.scheduler.advance(refreshInterval);
    expect(refreshes()).toBe(1);
    for (let retry = 0; retry < refreshRetries - 1; retry += 1) {
      await tab.scheduler.advance(backoffBase * 2 ** retry + offset - 1);
      expect(refreshes()).toBe(retry + 1);
      await tab.scheduler.advance(1);
      expect(refreshes()).toBe(retry + 2);
    }
    expect(tab.session.isLoggedIn).toBe(true);
  });

  it('signs out after five retries, and keeps the cart', async () => {
    const { current } = tab.cart;
    failEveryTry();
    tab.keepSessionFresh.execute();
    await tab.scheduler.quiet();
    expect(refreshes()).toBe(1 + refreshRetries);
    expect(tab.session).toMatchObject({ status: 'signed-out-by-server', isLoggedIn: false });
    expect(tab.cart.current).toEqual(current);
    expect(tab.cartStorage.read()?.number).toBe(current?.number);
    expect(tab.signInStorage.wasSignedIn()).toBe(false);
  });

  it('goes on as before when a retry succeeds', async () => {
    tab.identity.provider.failNext('sessions.refresh', offline());
    const stop = tab.keepSessionFresh.execute();
    await tab.scheduler.advance(refreshInterval + backoffBase);
    expect(refreshes()).toBe(2);
    await tab.scheduler.advance(refreshInterval);
    expect(refreshes()).toBe(3);
    stop();
    expect(tab.session.isLoggedIn).toBe(true);
  });

  it('does not retry when the provider says that the session is over (spec §8 Unrecoverable error types)', async () => {
    tab.identity.provider.endSessions();
    tab.keepSessionFresh.execute();
    await tab.scheduler.quiet();
    expect(refreshes()).toBe(1);
    expect(tab.session.status).toBe('signed-out-by-server');
  });
});

describe('A token that the shop refuses (spec §4 Unauthorized handling)', () => {
  it('is renewed once for twenty calls that ask at the same time', async () => {
    const renewals = await Promise.all(Array.from({ length: 20 }, () => tab.authorization.renew()));
    expect(renewals).toEqual(Array.from({ length: 20 }, () => true));
    expect(refreshes()).toBe(1);
  });

  it('ends the session when it cannot be renewed, and keeps the cart', async () => {
    const { current } = tab.cart;
    tab.identity.provider.endSessions();
    expect(await tab.authorization.renew()).toBe(false);
    expect(tab.session.status).toBe('signed-out-by-server');
    expect(tab.cart.current).toEqual(current);
    expect(await tab.authorization.token()).toBeUndefined();
  });

  it('leaves the session alone while the provider cannot be reached', async () => {
    tab.identity.provider.disconnect();
    expect(await tab.authorization.renew()).toBe(false);
    expect(tab.session.isLoggedIn).toBe(true);
  });
});

describe('Signing out (spec §4 Sign-out)', () => {
  it('forgets the cart and the customer', async () => {
    expect(await tab.signOut.execute()).toBe('signed-out');
    expect(tab.session.status).toBe('none');
    expect(tab.customer.current).toBeUndefined();
    expect(tab.cart.current).toBeUndefined();
    expect(tab.cartStorage.read()).toBeUndefined();
    expect(tab.signInStorage.wasSignedIn()).toBe(false);
  });

  it('does so offline too, and says that it is only here', async () => {
    tab.identity.provider.disconnect();
    expect(await tab.signOut.execute()).toBe('signed-out-here-only');
    expect(tab.session.isLoggedIn).toBe(false);
    expect(tab.cartStorage.read()).toBeUndefined();
  });
});

describe('Start-up of the session (spec §4 Start-up, Sign-in session)', () => {
  it('confirms the stored session and brings customer and cart along', async () => {
    await tab.restoreSession.execute();
    expect(tab.session.status).toBe('authenticated');
    expect(tab.customer.current).toBeDefined();
  });

  it('believes what was stored while the provider cannot be reached', async () => {
    tab.session.end('signed-out');
    tab.identity.provider.disconnect();
    await tab.restoreSession.execute();
    expect(tab.session).toMatchObject({ status: 'restored', isLoggedIn: true });
  });

  it('ends what is over at the provider, and keeps the cart', async () => {
    const { current } = tab.cart;
    tab.identity.provider.endSessions();
    await tab.restoreSession.execute();
    expect(tab.session.status).toBe('signed-out-by-server');
    expect(tab.cart.current).toEqual(current);
  });

  it('is nobody’s in a browser without a session', async () => {
    const fresh = new SessionTab();
    await fresh.restoreSession.execute();
    expect(fresh.session.status).toBe('none');
  });
});
