import { describe, expect } from 'vitest';
import { accountMessages, loginMessages, sessionMessages } from '#src/ui/session/shared/account-messages';
import { orderBecomes, sandboxUrl } from '#test/journeys/support/back-end';
import { gamay } from '#test/journeys/support/goods';
import { it } from '#test/journeys/support/journey';
import { countCalls } from '#test/journeys/support/network';
import { expireSession, refreshesOf, sessionIsOver } from '#test/journeys/support/sign-in-provider';
import type { Tab } from '#test/journeys/support/tab';
import type { VisitorOptions } from '#test/journeys/support/visitor';

const arrival: VisitorOptions = { isSignedIn: true, basket: { [gamay.sku]: 1 } };
const refusedToken = { kind: 'status', status: 401, body: { error: 'Invalid API key (made up) specified.' } } as const;
const refresh = { method: 'POST', path: '/sdk/v1/sessions/authenticate' } as const;
const quantity = { method: 'PATCH', path: '/api/orders/*/line_items/*' } as const;
const parallel = 20;

/** Opens the cart and waits until the start-up is complete. Returns how often the session was refreshed. */
async function openCart(tab: Tab): Promise<number> {
  const club = tab.page.waitForResponse(/\/api\/users\/\d+\/subscriptions/);
  await tab.open('/cart/');
  await tab.cart.shows(gamay.name, 1);
  const { userId } = await tab.account.liveSession();
  await club;
  await tab.comesToRest();
  return refreshesOf(userId);
}

/** Comes back to the page so many times at once: each time the cart is asked for. */
async function comeBack(tab: Tab, times: number): Promise<void> {
  await tab.page.evaluate((count) => {
    for (let time = 0; time < count; time += 1)
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, times);
}

/** The shop accepts no token any more, and goes on serving guests. */
async function refuseEveryBearer(tab: Tab): Promise<void> {
  await tab.page.route(`${sandboxUrl}/api/**`, (route) => {
    const isGuest = route.request().headers()['authorization'] === undefined;
    return isGuest
      ? route.continue()
      : route.fulfill({ status: 401, json: refusedToken.body, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
}

describe('A token that the shop refuses (spec §4 Unauthorized handling, §8 Handling)', () => {
  it('is refreshed once for twenty calls that are refused at the same time, and all of them succeed', async ({
    visit,
  }) => {
    const { tab, faults, trouble } = await visit(arrival);
    const refreshedBefore = await openCart(tab);
    const { userId } = await tab.account.liveSession();
    const answers: number[] = [];
    tab.page.on('response', (response) => {
      if (new URL(response.url()).pathname.startsWith('/api/orders/')) answers.push(response.status());
    });
    const refreshes = countCalls(tab.page, refresh);
    await faults.order({ ...refusedToken, method: 'GET', path: '/api/orders/*', times: parallel });
    trouble.expect(/^401 GET \/api\/orders\/R\d+$/);
    await comeBack(tab, parallel);
    await expect.poll(() => answers.filter((status) => status === 200).length).toBeGreaterThanOrEqual(parallel);
    await tab.comesToRest();
    expect(answers.filter((status) => status === 401)).toHaveLength(parallel);
    expect(refreshes.count).toBe(1);
    expect(await refreshesOf(userId)).toBe(refreshedBefore + 1);
    await tab.cart.shows(gamay.name, 1);
    await tab.doesNotShow(sessionMessages.signedOut);
    await tab.account.liveSession();
  });

  it('and refuses after the refresh as well ends the session; page and cart stay, and signing in again leads back', async ({
    visit,
  }) => {
    const { tab, cart, faults, trouble } = await visit(arrival);
    await openCart(tab);
    const refreshes = countCalls(tab.page, refresh);
    await faults.order({ ...refusedToken, ...quantity, times: 2 });
    trouble.expect(/^401 PATCH /);
    await tab.cart.more(gamay.name).click();
    await tab.sees(sessionMessages.signedOut);
    await tab.comesToRest();
    expect(refreshes.count).toBe(1);
    await tab.isAtAddress(/\/cart\/$/);
    await tab.cart.shows(gamay.name, 2);
    await orderBecomes(cart, { lines: [`2 × ${gamay.name}`] });
    expect(await tab.myCart()).toEqual({ number: cart.number, token: cart.token });

    await tab.link(sessionMessages.signInAgain).click();
    await tab.account.asksToSignIn();
    await tab.isAtAddress(/\/account\/login\/\?return=%2Fcart%2F$/);
  });

  it(
    'because its session is over offers to sign in again, and goes on where one was',
    { tags: ['core'] },
    async ({ visit }) => {
      const { tab, cart, trouble } = await visit(arrival);
      await openCart(tab);
      await expireSession((await tab.account.liveSession()).id);
      trouble.expect(/^401 PATCH /, sessionIsOver[0]);
      await tab.cart.more(gamay.name).click();
      await tab.sees(sessionMessages.signedOut);
      await tab.cart.shows(gamay.name, 2);

      await tab.link(sessionMessages.signInAgain).click();
      await tab.account.asksToSignIn();
      await tab.link(loginMessages.byPassword).click();
      await tab.account.enterPassword(tab.email);
      await tab.cart.shows(gamay.name, 2);
      await tab.doesNotShow(sessionMessages.signedOut);
      await tab.cart.more(gamay.name).click();
      await orderBecomes(cart, { lines: [`3 × ${gamay.name}`] });
      await tab.account.liveSession();
    },
  );

  it('while the provider is out of reach neither loses the cart nor stops its changes, over a reload as well', async ({
    visit,
  }) => {
    const { tab, cart, faults, trouble } = await visit(arrival);
    await openCart(tab);
    await refuseEveryBearer(tab);
    await faults.order({ kind: 'status', status: 503, ...refresh, times: 50 });
    trouble.expect(/^401 PATCH /, /^503 POST \/sdk\/v1\/sessions\/authenticate$/);
    trouble.tolerate(/^401 GET /, /^console warning: /);
    await tab.cart.more(gamay.name).click();
    await tab.cart.shows(gamay.name, 2);
    await orderBecomes(cart, { lines: [`2 × ${gamay.name}`] });
    await tab.reload();
    await tab.cart.shows(gamay.name, 2);
    expect(await tab.myCart()).toEqual({ number: cart.number, token: cart.token });
  });

  it('on a page of the account keeps the page and explains the situation', async ({ visit }) => {
    const { tab, trouble } = await visit(arrival);
    await tab.open('/account/security/');
    const { id } = await tab.account.liveSession();
    await tab.account.signOut.waitFor();
    await tab.comesToRest();
    await expireSession(id);
    trouble.expect(sessionIsOver[0]);
    trouble.tolerate(sessionIsOver[1], /^401 GET \/api\//);
    await tab.reload();
    await tab.arrivesAt(accountMessages.ended.title);
    await tab.main.getByRole('link', { name: sessionMessages.signInAgain }).click();
    await tab.isAtAddress(/\/account\/login\/\?return=%2Faccount%2Fsecurity%2F$/);
  });
});
