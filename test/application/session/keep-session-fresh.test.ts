import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { GatewayError } from '#src/application/ports/gateway-error';
import { sessionEndingCodes } from '#src/application/ports/identity/sign-in-error';
import { KeepSessionFresh } from '#src/application/session/keep-session-fresh';
import { SignOut } from '#src/application/session/sign-out';
import { openTab, type TestTab } from '#test/support/test-tab';

let tab: TestTab;
beforeEach(async () => {
  tab = openTab();
  await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
  await tab.signIn();
});

const refreshes = () => tab.provider.received.filter((method) => method === 'sessions.refresh').length;
/** Makes the provider unreachable for the coming refreshes; every try is counted all the same. */
const failNext = (times: number) => {
  for (let time = 0; time < times; time += 1)
    tab.provider.failNext('sessions.refresh', new GatewayError({ code: 'timeout' }));
};

describe('Keeping the session fresh (spec §4 Sign-in session, §9)', () => {
  it('refreshes every 180000 ms', async () => {
    tab.get(KeepSessionFresh).execute();
    await tab.scheduler.advance(179_999);
    expect(refreshes()).toBe(0);
    await tab.scheduler.advance(1);
    expect(refreshes()).toBe(1);
    await tab.scheduler.advance(360_000);
    expect(refreshes()).toBe(3);
  });

  it('begins anew when asked to, and stops when asked to', async () => {
    tab.get(KeepSessionFresh).execute();
    await tab.scheduler.advance(100_000);
    const stop = tab.get(KeepSessionFresh).execute();
    await tab.scheduler.advance(179_999);
    expect(refreshes()).toBe(0);
    stop();
    await tab.scheduler.advance(180_000);
    expect(refreshes()).toBe(0);
  });

  it.each([
    { chance: 0.5, pauses: [2000, 4000, 8000, 16_000, 32_000] },
    { chance: 0, pauses: [1825, 3825, 7825, 15_825, 31_825] },
    { chance: 0.75, pauses: [2087.5, 4087.5, 8087.5, 16_087.5, 32_087.5] },
  ])('retries five times with doubling pauses, give or take 175 ms (chance $chance)', async ({ chance, pauses }) => {
    tab.world.random.chance = chance;
    tab.get(KeepSessionFresh).execute();
    failNext(6);
    await tab.scheduler.advance(180_000);
    for (const [index, pause] of pauses.entries()) {
      expect(refreshes()).toBe(index + 1);
      await tab.scheduler.advance(pause - 0.5);
      expect(refreshes()).toBe(index + 1);
      expect(tab.session.isLoggedIn).toBe(true);
      await tab.scheduler.advance(0.5);
    }
    expect(refreshes()).toBe(6);
    expect(tab.session.status).toBe('signed-out-by-server');
  });

  it('then signs the customer out, and keeps page and cart', async () => {
    tab.get(KeepSessionFresh).execute();
    failNext(6);
    await tab.scheduler.advance(242_000);
    expect(tab.session.status).toBe('signed-out-by-server');
    expect(tab.customer.current).toBeUndefined();
    expect(tab.signInStorage.wasSignedIn()).toBe(false);
    expect(tab.skus).toEqual(['WHITE-1']);
    expect(tab.storage.read()).toBeDefined();
    await tab.scheduler.advance(1_800_000);
    expect(refreshes()).toBe(6);
  });

  it('leaves nothing behind then, so that an abandoned renewal signs no user in again', async () => {
    tab.get(KeepSessionFresh).execute();
    failNext(6);
    await tab.scheduler.advance(242_000);
    expect(await tab.identity.sessions.restore()).toBeUndefined();
    expect(await tab.identity.sessions.authorizationToken()).toBeUndefined();
    expect(tab.session.status).toBe('signed-out-by-server');
  });

  it('goes on as before once a retry succeeds', async () => {
    tab.get(KeepSessionFresh).execute();
    failNext(5);
    await tab.scheduler.advance(242_000);
    expect(refreshes()).toBe(6);
    expect(tab.session.isLoggedIn).toBe(true);
    await tab.scheduler.advance(180_000);
    expect(refreshes()).toBe(7);
  });

  it.each(sessionEndingCodes)(
    'signs out at once, without a retry (spec §8), when the provider says %s',
    async (code) => {
      tab.get(KeepSessionFresh).execute();
      tab.provider.failNext('sessions.refresh', new GatewayError({ code }));
      await tab.scheduler.advance(242_000);
      expect(refreshes()).toBe(1);
      expect(tab.session.status).toBe('signed-out-by-server');
      expect(tab.skus).toEqual(['WHITE-1']);
    },
  );

  it('tells no signed-out customer that their session is over', async () => {
    tab.get(KeepSessionFresh).execute();
    await tab.get(SignOut).execute();
    await tab.scheduler.advance(242_000);
    expect(tab.session.status).toBe('none');
  });
});
