import { describe, expect } from 'vitest';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { accountHomeMessages } from '#src/ui/customer/shared/account-home-messages';
import { securityMessages } from '#src/ui/session/security-messages';
import { loginMessages } from '#src/ui/session/shared/account-messages';
import { currentOrderOf, storefrontUrl } from '#test/journeys/support/back-end';
import { gamay } from '#test/journeys/support/goods';
import { it } from '#test/journeys/support/journey';
import { countCalls } from '#test/journeys/support/network';
import { signUp } from '#test/journeys/support/remembered-session';

const one = { [gamay.sku]: 1 };

describe('Pages for customers only (spec §2 Route gating, §6 Signed-in only)', () => {
  for (const [path, title] of [
    ['/account/security/', securityMessages.title],
    ['/account/', 'Your account'],
  ] as const) {
    it(`${path} asks a guest to sign in, and leads back`, async ({ visit }) => {
      const { tab } = await visit();
      await signUp(tab.email);
      await tab.open(path);
      await tab.account.asksToSignIn();
      await tab.isAtAddress(new RegExp(`/account/login/\\?return=${encodeURIComponent(path)}$`));
      await tab.link(loginMessages.byPassword).click();
      await tab.account.enterPassword(tab.email);
      await tab.arrivesAt(title);
      await tab.isAtAddress(new RegExp(`${path}$`));
    });
  }

  for (const path of ['/account/nothing-there/', '/account/orders/x/y/']) {
    it(`${path} is no page, for a guest as for everybody (spec §2 /account/*)`, async ({ visit }) => {
      const { tab } = await visit();
      await tab.open(path);
      await tab.arrivesAt(accountHomeMessages.notFound.title);
      await tab.isAtAddress(new RegExp(`${path}$`));
    });
  }

  it('are not entered by Back after the way to sign in was left', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open('/shop/');
    await tab.open('/account/security/');
    await tab.account.asksToSignIn();
    await tab.page.goBack();
    await tab.isAtAddress(/\/shop\/$/);
  });

  it('are not for search engines, and neither are the ways to them', async ({ visit }) => {
    for (const path of [
      '/account/',
      '/account/security/',
      '/account/login/',
      '/authenticate/',
      '/checkout/',
      '/account/nothing-there/',
    ]) {
      const page = await (await fetch(`${storefrontUrl}/en-US${path}`)).text();
      expect(page, path).toMatch(/<meta name="robots" content="noindex"/);
    }
    expect(await (await fetch(`${storefrontUrl}/sitemap.xml`)).text()).not.toMatch(/account|authenticate|checkout/);
    const { tab } = await visit();
    await tab.open('/shop/');
    await tab.page
      .getByRole('banner')
      .getByRole('link', { name: /account|sign in/i })
      .click();
    await tab.account.asksToSignIn();
    await expect.poll(() => tab.page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  });
});

describe('Checkout and signing in (spec §1, §6 Guest)', () => {
  it('is for guests too: signing in is offered, nothing of the provider is loaded', async ({ visit }) => {
    const { tab } = await visit({ basket: one });
    const bootstraps = countCalls(tab.page, { method: 'GET', path: '/sdk/v1/projects/bootstrap/*' });
    await tab.open('/checkout/');
    await tab.main.getByRole('link', { name: checkoutMessages.signIn, exact: true }).waitFor();
    await tab.checkout.giveAddress();
    await tab.checkout.acceptDelivery();
    await tab.comesToRest();
    expect(bootstraps.count).toBe(0);
  });

  it('goes on where it was after signing in on the way, with the address known', async ({ visit }) => {
    const { tab, cart } = await visit({ basket: one });
    const { jwt } = await signUp(tab.email);
    await tab.open('/checkout/');
    await tab.checkout.field('name').fill('Ada Example');
    await tab.main.getByRole('link', { name: checkoutMessages.signIn, exact: true }).click();
    await tab.account.asksToSignIn();
    await tab.link(loginMessages.byPassword).click();
    await tab.account.enterPassword(tab.email);
    await tab.checkout.isAt('address');
    await expect.poll(() => tab.checkout.field('name').inputValue()).toBe('Ada Example');
    await expect.poll(() => tab.checkout.field('email').inputValue()).toBe(tab.email);
    expect(await currentOrderOf(jwt)).toBe(cart.number);
    await tab.checkout.giveAddress();
  });
});
