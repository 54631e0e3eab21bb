import { describe, expect } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { describeFailure } from '#src/ui/kit/failures';
import { loginMessages } from '#src/ui/session/shared/account-messages';
import { signInFailures } from '#src/ui/session/shared/sign-in-failures';
import { gamay } from '#test/journeys/support/goods';
import { it } from '#test/journeys/support/journey';
import { holdNext } from '#test/journeys/support/network';
import { signUp } from '#test/journeys/support/remembered-session';
import { linkTo } from '#test/journeys/support/sign-in-provider';

const bootstrap = { method: 'GET', path: '/sdk/v1/projects/bootstrap/*' } as const;
const send = { method: 'POST', path: '/sdk/v1/magic_links/email/login_or_create' } as const;
const one = { [gamay.sku]: 1 };
const late = describeFailure(new GatewayError({ code: 'timeout' }), signInFailures);
const unknown = describeFailure(new GatewayError({ code: 'INTERNAL_ERROR' }), signInFailures);
const forbidden = describeFailure(new GatewayError({ code: 'storage_forbidden' }), signInFailures);

describe('A sign-in provider on a bad day (spec §3 bootstrap, §7 projects/bootstrap, §8 Sign-in provider)', () => {
  it('that never says how it is set up holds no page and no cart back; sign-in says that it takes too long, and works later', async ({
    visit,
  }) => {
    const { tab, openTab } = await visit({ basket: one });
    await tab.page.clock.install();
    const letGo = await holdNext(tab.page, bootstrap);
    await tab.open(tab.account.path());
    await tab.carries(1);
    await tab.account.email.fill(tab.email);
    await tab.account.button(loginMessages.sendLink).click();
    await expect
      .poll(
        async () => {
          await tab.page.clock.runFor(1000);
          return tab.page.getByText(late).isVisible();
        },
        { timeout: 20_000 },
      )
      .toBe(true);
    await expect.poll(() => tab.account.email.inputValue()).toBe(tab.email);

    const shopping = await openTab();
    await shopping.open('/cart/');
    await shopping.cart.more(gamay.name).click();
    await shopping.cart.shows(gamay.name, 2);
    letGo();
    await tab.account.askForLink(tab.email);
    await tab.page.goto(await linkTo(tab.email));
    await tab.account.greets(tab.email);
    await tab.carries(2);
  });

  it('that never says how it is set up leaves a signed-in shopper their cart', async ({ visit }) => {
    const { tab } = await visit({ isSignedIn: true, basket: one });
    const letGo = await holdNext(tab.page, bootstrap);
    await tab.open('/cart/');
    await tab.cart.more(gamay.name).click();
    await tab.cart.shows(gamay.name, 2);
    await tab.cart.isSettled();
    letGo();
  });

  for (const [name, fault, trouble] of [
    ['with an error', { kind: 'status', status: 500 }, [/^500 GET \/sdk\/v1\/projects\/bootstrap\//]],
    ['with nonsense', { kind: 'wrong-shape', body: '<html>Welcome</html>' }, []],
  ] as const) {
    it(`that answers ${name} when asked how it is set up: the next load of the page works`, async ({ visit }) => {
      const { tab, faults, trouble: seen } = await visit({ basket: one });
      await faults.order({ ...fault, ...bootstrap, times: 100 });
      seen.expect(...trouble);
      seen.expect(/^400 POST \/sdk\/v1\/magic_links/, /^console error: \[Stytch\]/);
      await tab.open(tab.account.path());
      await tab.account.email.fill(tab.email);
      await tab.account.button(loginMessages.sendLink).click();
      await tab.sees(unknown);
      await expect.poll(() => tab.account.email.inputValue()).toBe(tab.email);
      await tab.carries(1);
      await faults.end();
      await tab.reload();
      await tab.account.askForLink(tab.email);
    });
  }

  it('that fails a call says so, keeps the typed text, and the next try works', async ({ visit }) => {
    const { tab, faults, trouble } = await visit();
    await signUp(tab.email);
    await tab.open(tab.account.path());
    await faults.order({ kind: 'status', status: 500, ...send });
    trouble.expect(/^500 POST \/sdk\/v1\/magic_links/);
    await tab.account.email.fill(tab.email);
    await tab.account.button(loginMessages.sendLink).click();
    await tab.sees(unknown);
    await expect.poll(() => tab.account.email.inputValue()).toBe(tab.email);
    await tab.account.askForLink(tab.email);

    await tab.open(tab.account.path('password'));
    await faults.order({
      kind: 'wrong-shape',
      body: { data: {} },
      method: 'POST',
      path: '/sdk/v1/passwords/authenticate',
    });
    await tab.account.enterPassword(tab.email);
    await tab.main.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
    await tab.account.enterPassword(tab.email);
    await tab.account.greets(tab.email);
  });

  it('that cannot be reached is told apart, with a way to try again', async ({ visit }) => {
    const { tab, faults, trouble } = await visit();
    await tab.open(tab.account.path());
    await faults.order({ kind: 'drop', ...send, times: 100 });
    trouble.expect(/^failed POST \/sdk\/v1\/magic_links/);
    await tab.account.email.fill(tab.email);
    await tab.account.button(loginMessages.sendLink).click();
    await tab.sees(describeFailure(new GatewayError({ code: 'network_error' }), signInFailures));
    await faults.end();
    await tab.account.askForLink(tab.email);
  });
});

describe('A browser that is set up differently', () => {
  it('and forbids storage and cookies fills a cart, and says why sign-in is not possible (spec §3)', async ({
    visit,
  }) => {
    const forbid = `for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get() { throw new DOMException('The operation is insecure.', 'SecurityError'); } });
    }
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });`;
    const { tab, trouble } = await visit({ initScript: forbid });
    trouble.expect(
      /^console warning: (The session could not be confirmed|Other tabs cannot be followed).*storage_forbidden/,
    );
    await tab.open('/shop/');
    await tab.shelf.add(gamay.name);
    await tab.carries(1);
    await tab.shelf.closeFlyout();
    await tab.page
      .getByRole('banner')
      .getByRole('link', { name: /account|sign in/i })
      .click();
    await tab.account.asksToSignIn();
    await tab.account.email.fill(tab.email);
    await tab.account.button(loginMessages.sendLink).click();
    await tab.sees(forbidden);
    await tab.carries(1);
  });

  for (const hours of [-7, 7]) {
    it(`with a clock that is ${hours} hours off signs in all the same (spec §4 Sign-in session)`, async ({ visit }) => {
      const { tab } = await visit();
      await signUp(tab.email);
      await tab.page.clock.install({ time: Date.now() + hours * 3_600_000 });
      await tab.open(tab.account.path('password'));
      await tab.account.enterPassword(tab.email);
      await tab.account.greets(tab.email);
      await tab.account.liveSession();
      await tab.reload();
      await tab.account.greets(tab.email);
    });
  }
});
