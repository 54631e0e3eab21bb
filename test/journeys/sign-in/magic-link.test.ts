import { describe, expect } from 'vitest';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { callbackMessages, loginMessages } from '#src/ui/session/shared/account-messages';
import { it } from '#test/journeys/support/journey';
import { linkTo, tokenOf } from '#test/journeys/support/sign-in-provider';

describe('A link by e-mail (spec §1 mainly by an e-mail magic link, §4 Sign-in, §7 magic_links, §9 Login poll, PKCE, cookies)', () => {
  it('signs in, in the tab that asked for it', { tags: ['core'] }, async ({ visit }) => {
    const { tab, context, secrets } = await visit();
    await tab.open(tab.account.path());
    await tab.account.askForLink(tab.email);
    const link = await linkTo(tab.email);
    await tab.page.goto(link);
    await tab.account.greets(tab.email);
    expect(await tab.account.liveSession()).toMatchObject({ isRevoked: false });
    const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('stytch_session'));
    // On this machine they are not for secure connections only; elsewhere they are.
    const kind = { path: '/', sameSite: 'Lax', secure: false };
    expect(cookies.sort((one, other) => one.name.localeCompare(other.name))).toMatchObject([
      { name: 'stytch_session', ...kind },
      { name: 'stytch_session_jwt', ...kind },
    ]);
    await secrets.areKept(tokenOf(link));
  });

  it('signs in in another tab, and the one that waits goes on by itself within a second', async ({ visit }) => {
    const { tab, openTab, secrets } = await visit();
    await tab.page.clock.install();
    await tab.open(tab.account.path('link', '/cart/'));
    await tab.account.askForLink(tab.email);
    await tab.stopTime();
    const link = await linkTo(tab.email);
    const other = await openTab();
    await other.page.goto(link);
    await other.arrivesAt(cartMessages.title);
    await tab.sees(loginMessages.sent.waiting);

    await tab.page.clock.runFor(1_000);
    await tab.arrivesAt(cartMessages.title);
    expect(await tab.account.liveSession()).toEqual(await other.account.liveSession());
    await secrets.areKept(tokenOf(link));
  });

  it('opened in another browser says so plainly, and offers a new link that works there', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open(tab.account.path());
    await tab.account.askForLink(tab.email);
    const link = await linkTo(tab.email);

    const { tab: elsewhere, trouble, secrets } = await visit();
    trouble.expect(/^40\d POST \/sdk\/v1\/magic_links\/authenticate$/);
    await elsewhere.page.goto(link);
    await elsewhere.arrivesAt(callbackMessages.otherBrowser.title);
    await elsewhere.sees(callbackMessages.otherBrowser.text);
    await elsewhere.comesToRest();
    expect(await elsewhere.account.session()).toBeUndefined();

    await elsewhere.account.askForLink(tab.email, callbackMessages.newLink);
    const newLink = await linkTo(tab.email);
    await elsewhere.page.goto(newLink);
    await elsewhere.account.greets(tab.email);
    await secrets.areKept(tokenOf(link), tokenOf(newLink));

    await tab.page.goto(link);
    await tab.account.greets(tab.email);
  });

  it('has to be for an address', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open(tab.account.path());
    await tab.account.email.fill('ada at example');
    await tab.account.button(loginMessages.sendLink).click();
    await tab.isDescribed(tab.account.email, loginMessages.problems.email);
    await tab.focuses(tab.account.email);
  });
});
