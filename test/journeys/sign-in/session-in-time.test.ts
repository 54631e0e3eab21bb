import type { Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { accountMessages, sessionMessages } from '#src/ui/session/shared/account-messages';
import { gamay } from '#test/journeys/support/goods';
import { it } from '#test/journeys/support/journey';
import { rememberedSessionKey } from '#test/journeys/support/remembered-session';
import { expireSession, sessionIsOver, sessionsOf } from '#test/journeys/support/sign-in-provider';
import type { Tab } from '#test/journeys/support/tab';
import type { VisitorOptions } from '#test/journeys/support/visitor';

const arrival: VisitorOptions = { isSignedIn: true, basket: { [gamay.sku]: 1 } };
const refresh = { method: 'POST', path: '/sdk/v1/sessions/authenticate' } as const;

/** True for the shop's own refreshes, which prolong the session; those of the provider's client only confirm it. */
function prolongs(request: Request): boolean {
  return request.url().endsWith(refresh.path) && (request.postData() ?? '').includes('session_duration_minutes');
}

function countProlongations(tab: Tab): { readonly count: number } {
  const counter = { count: 0 };
  tab.page.on('request', (request) => {
    if (prolongs(request)) counter.count += 1;
  });
  return counter;
}

/** Opens the cart in a browser whose time stands still once everything is there. */
async function openWithPausedClock(tab: Tab): Promise<void> {
  await tab.page.clock.install();
  await tab.open('/cart/');
  await tab.cart.shows(gamay.name, 1);
  await tab.account.liveSession();
  // Asked for when there is nothing else to do: it would be given up where time is stopped.
  await expect.poll(() => tab.page.evaluate(() => localStorage.getItem('geolocation-state'))).not.toBeNull();
  await tab.comesToRest();
  await tab.stopTime();
}

/** Lets time go by in the browser, a little each time, until something is so. */
async function timePasses(tab: Tab, milliseconds: number, until: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await tab.page.clock.runFor(milliseconds);
        return until();
      },
      { timeout: 20_000, interval: 20 },
    )
    .toBe(true);
}

describe('A session in the course of time (spec §4 Sign-in session, §7 sessions/authenticate, §9)', () => {
  it('is prolonged every three minutes', async ({ visit }) => {
    const { tab } = await visit(arrival);
    await openWithPausedClock(tab);
    const prolonged = countProlongations(tab);
    for (const times of [1, 2]) {
      const answered = tab.page.waitForResponse((response) => prolongs(response.request()));
      // Little enough that a call which is on its way already is not given up by the page's clock.
      await timePasses(tab, 2_000, () => Promise.resolve(prolonged.count >= times));
      await (await answered).finished();
      expect(prolonged.count).toBe(times);
    }
    await tab.account.liveSession();
  });

  it('that cannot be refreshed is tried five more times, then one is signed out and keeps page and cart', async ({
    visit,
  }) => {
    const { tab, faults, trouble, cart } = await visit(arrival);
    await openWithPausedClock(tab);
    const tried = countProlongations(tab);
    await faults.order({ kind: 'status', status: 503, ...refresh, times: 1000 });
    trouble.expect(/^503 POST \/sdk\/v1\/sessions\/authenticate$/);
    // The client, in its own rhythm, asks once more for a session that has just been given up.
    trouble.tolerate(...sessionIsOver);
    await timePasses(tab, 18_000, () => Promise.resolve(tried.count > 0));
    await timePasses(tab, 1_000, () => tab.page.getByText(sessionMessages.signedOut).first().isVisible());
    expect(tried.count).toBe(6);
    await tab.isAtAddress(/\/cart\/$/);
    await tab.cart.shows(gamay.name, 1);
    expect(await tab.myCart()).toMatchObject({ number: cart.number });
    expect(await tab.account.session()).toBeUndefined();

    await faults.end();
    await tab.page.clock.runFor(540_000);
    expect(tried.count).toBe(6);
  });

  it('that is over at the provider ends here at the next refresh, without a retry', async ({ visit }) => {
    const { tab, trouble } = await visit(arrival);
    await openWithPausedClock(tab);
    await expireSession((await tab.account.liveSession()).id);
    trouble.expect(sessionIsOver[0]);
    trouble.tolerate(sessionIsOver[1]);
    await timePasses(tab, 18_000, () => tab.page.getByText(sessionMessages.signedOut).first().isVisible());
    await tab.cart.shows(gamay.name, 1);
    await expect.poll(() => tab.account.session()).toBeUndefined();
  });

  it('whose cookies are gone at start-up is over', async ({ visit }) => {
    const { tab, context } = await visit(arrival);
    await tab.open('/account/');
    await tab.account.greets(tab.email);
    await tab.comesToRest();
    await context.clearCookies();
    await tab.reload();
    await tab.arrivesAt(accountMessages.ended.title);
    expect(await tab.account.session()).toBeUndefined();
    await tab.carries(1);
  });

  it('whose cookies are there is taken up again, also when nothing else was remembered', async ({ visit }) => {
    const { tab } = await visit({ isSignedIn: true, stored: { [rememberedSessionKey]: 'null', 'auth-logged-in': '' } });
    await tab.open('/shop/');
    await expect.poll(async () => (await tab.account.session())?.isRevoked).toBe(false);
    await tab.open('/account/');
    await tab.account.greets(tab.email);
  });
});

describe('Signing out (spec §4 Sign-out, §7 sessions/revoke)', () => {
  it('ends the session at the provider', async ({ visit }) => {
    const { tab, context } = await visit(arrival);
    await tab.open('/account/');
    await tab.account.greets(tab.email);
    const { id, userId } = await tab.account.liveSession();
    // A call that is still under way would be refused once the session has ended.
    await tab.comesToRest();
    await tab.account.signOut.click();
    await tab.arrivesAt(accountMessages.signedOut.title);
    expect((await sessionsOf(userId)).find((session) => session.id === id)).toMatchObject({ isRevoked: true });
    expect((await context.cookies()).filter(({ name }) => name.startsWith('stytch_session'))).toEqual([]);
    expect(await tab.storedCart()).toBeUndefined();
  });

  it('without a connection ends it here, says so, and stays so when the connection is back', async ({ visit }) => {
    const { tab, context, goOffline, trouble } = await visit(arrival);
    await tab.open('/account/');
    await tab.account.greets(tab.email);
    await tab.comesToRest();
    trouble.expect(/^failed /);
    await goOffline();
    await tab.account.signOut.click();
    await tab.sees(accountMessages.signedOut.hereOnly);
    await tab.arrivesAt(accountMessages.signedOut.title);
    expect(await tab.account.session()).toBeUndefined();
    expect(await tab.storedCart()).toBeUndefined();
    expect((await context.cookies()).filter(({ name }) => name.startsWith('stytch_session'))).toEqual([]);

    await context.setOffline(false);
    const tried = countProlongations(tab);
    await tab.open('/account/');
    await tab.account.asksToSignIn();
    await tab.comesToRest();
    expect(tried.count).toBe(0);
    expect(await tab.account.session()).toBeUndefined();
  });
});
