import { describe, expect } from 'vitest';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { accountMessages, loginMessages } from '#src/ui/session/shared/account-messages';
import { currentOrderOf, orderBecomes } from '#test/journeys/support/back-end';
import { isCall } from '#test/journeys/support/calls';
import { chenin, gamay } from '#test/journeys/support/goods';
import { it } from '#test/journeys/support/journey';
import { goodPassword, signUp } from '#test/journeys/support/remembered-session';
import type { Tab } from '#test/journeys/support/tab';

const messages = loginMessages.password;
const one = { [gamay.sku]: 1 };

/** Failures of calls that a tab still made for its customer when the session ended in the other tab. */
const askedTooLate = [
  /^401 (GET|POST) \/api\//,
  /^40[14] POST \/sdk\/v1\/sessions\/authenticate$/,
  /^console warning: Signed in, but not everything of the customer/,
];

/** Waits until the user has signed out here and the cart is gone. */
async function isSignedOut(tab: Tab): Promise<void> {
  await tab.carries(0);
  await expect.poll(() => tab.account.session()).toBeUndefined();
  expect(await tab.storedCart()).toBeUndefined();
}

describe('Two tabs of one browser (spec §4 Sign-in session: other tabs are synchronized, §4 Sign-out)', () => {
  it('signing in in one signs in the other, with the same cart', async ({ visit }) => {
    const { tab, openTab, cart } = await visit({ basket: one });
    const { jwt } = await signUp(tab.email);
    const other = await openTab();
    await other.open('/account/login/');
    await tab.open(tab.account.path('password'));
    await tab.account.enterPassword(tab.email);
    await tab.account.greets(tab.email);
    await other.account.greets(tab.email);
    await other.open('/cart/');
    await other.cart.more(gamay.name).click();
    await other.cart.shows(gamay.name, 2);
    await tab.carries(2);
    await orderBecomes(cart, { lines: [`2 × ${gamay.name}`] });
    expect(await currentOrderOf(jwt)).toBe(cart.number);
  });

  it('signing out in one signs out the other, and both forget the cart', { tags: ['core'] }, async ({ visit }) => {
    const { tab, openTab, trouble } = await visit({ isSignedIn: true, basket: one });
    trouble.tolerate(...askedTooLate);
    const other = await openTab();
    await other.open('/account/');
    await other.account.greets(tab.email);
    await tab.open('/account/security/');
    await tab.account.signOut.waitFor();
    await tab.account.signOut.click();
    await tab.arrivesAt(accountMessages.signedOut.title);
    await other.arrivesAt(accountMessages.signedOut.title);
    await isSignedOut(tab);
    await isSignedOut(other);

    await other.open(chenin.path);
    await other.shelf.addAndStay(chenin.name);
    await tab.carries(1);
    expect(await tab.myCart()).toEqual(await other.myCart());
  });

  it('another tab that stands in the cart shows it empty, and no customer, once one has signed out', async ({
    visit,
  }) => {
    const { tab, openTab, trouble } = await visit({ isSignedIn: true, basket: one });
    trouble.tolerate(...askedTooLate);
    const other = await openTab();
    await other.open('/cart/');
    await other.cart.shows(gamay.name, 1);
    await tab.open('/account/');
    await tab.account.greets(tab.email);
    await tab.account.signOut.click();
    await other.reads(cartMessages.empty.title);
    await isSignedOut(other);
  });

  it('signing out here and in there at once ends in the same state for both', async ({ visit }) => {
    const { tab, openTab, context, trouble } = await visit({ isSignedIn: true, basket: one });
    trouble.tolerate(...askedTooLate);
    const other = await openTab();
    await tab.open('/account/');
    await tab.account.greets(tab.email);
    await other.open('/account/');
    await other.account.greets(tab.email);
    await tab.account.signOut.click();
    await other.arrivesAt(accountMessages.signedOut.title);
    await other.open(other.account.path('password'));
    await other.account.email.fill(tab.email);
    await other.account.password(messages.password).fill(goodPassword);
    await tab.open(chenin.path);
    // The can is on its way when the session begins: else it would come to the cart that the customer had left.
    const adding = tab.page.waitForRequest((request) => isCall(request, { method: 'POST', path: '/api/orders' }));
    await tab.shelf.addButton(chenin.name).click();
    await adding;
    await other.account.button(messages.signIn).click();
    await other.account.greets(tab.email);
    await tab.carries(1);
    await other.carries(1);
    expect(await tab.myCart()).toEqual(await other.myCart());
    await orderBecomes(await tab.myCart(), { lines: [`1 × ${chenin.name}`] });
    expect(await tab.account.liveSession()).toEqual(await other.account.liveSession());

    await tab.open('/account/');
    await tab.account.greets(tab.email);
    await other.open('/account/');
    await other.account.greets(tab.email);
    // Pressed where they stand: the one who is second may find the button gone.
    const buttons = await Promise.all([tab.account.signOut.elementHandle(), other.account.signOut.elementHandle()]);
    trouble.tolerate(/^40[14] POST \/sdk\/v1\/sessions\/revoke$/);
    await Promise.all(buttons.map((button) => button.evaluate((element) => (element as HTMLElement).click())));
    await tab.arrivesAt(accountMessages.signedOut.title);
    await other.arrivesAt(accountMessages.signedOut.title);
    await isSignedOut(tab);
    await isSignedOut(other);
    expect((await context.cookies()).filter(({ name }) => name.startsWith('stytch_session'))).toEqual([]);
  });
});
