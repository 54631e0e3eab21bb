import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { addressBookMessages } from '#src/ui/address-book/shared/address-book-messages';
import { priceMessages } from '#src/ui/catalogue/shared/price-messages';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { accountMessages, loginMessages, sessionMessages } from '#src/ui/session/shared/account-messages';
import { orderOnServer } from '#test/journeys/support/back-end';
import { chenin, gamay } from '#test/journeys/support/goods';
import { it } from '#test/journeys/support/journey';
import { joinClub } from '#test/journeys/support/member';
import { prepareCart } from '#test/journeys/support/prepared-cart';
import { signUp } from '#test/journeys/support/remembered-session';
import { expireSession, sessionIsOver } from '#test/journeys/support/sign-in-provider';
import type { Tab } from '#test/journeys/support/tab';
import type { Trouble } from '#test/journeys/support/trouble';

const one = { [gamay.sku]: 1 };

/** The server ends a session at the payment step; the next person signs in there. */
async function someoneElseSignsIn(tab: Tab, trouble: Trouble, email: string): Promise<void> {
  await tab.open('/checkout/?step=payment');
  await tab.checkout.isAt('payment');
  await tab.comesToRest();
  await expireSession((await tab.account.liveSession()).id);
  trouble.expect(sessionIsOver[0]);
  trouble.tolerate(sessionIsOver[1], /^401 (GET|PUT) \/api\//);
  await tab.reload();
  await tab.sees(sessionMessages.signedOut);
  await tab.checkout.isAt('payment');
  await tab.link(sessionMessages.signInAgain).click();
  await tab.link(loginMessages.byPassword).click();
  await tab.account.enterPassword(email);
}

describe('Two people at one browser (spec §4 Cart merge on sign-in, Unauthorized handling, Sign-out)', () => {
  it(
    'the second signs in where the session of the first has ended at payment, sees nothing of them, and pays for the own cart',
    { tags: ['core'] },
    async ({ visit }) => {
      const { tab, cart, trouble } = await visit({ isSignedIn: true, basket: one, stage: 'payment' });
      const bob = `${randomUUID()}@example.com`;
      const theirs = await prepareCart({ [chenin.sku]: 2 }, 'payment', bob, (await signUp(bob)).jwt);
      await someoneElseSignsIn(tab, trouble, bob);
      await tab.sees(/^The cart that was open here belongs to another account/);
      await tab.checkout.isAt('payment');
      await tab.carries(2);
      expect(await tab.main.innerText()).not.toContain(tab.email);
      await tab.checkout.adult.check();
      await tab.checkout.pay.click();
      await tab.payment.payWith('pays');
      expect(await tab.checkout.isConfirmed()).toBe(theirs.number);
      expect(await orderOnServer(theirs)).toMatchObject({ state: 'complete', email: bob });
      expect(await orderOnServer(cart)).toMatchObject({
        state: 'payment',
        email: tab.email,
        lines: [`1 × ${gamay.name}`],
      });
    },
  );

  it('and finds an empty cart when they have none', async ({ visit }) => {
    const { tab, cart, trouble } = await visit({ isSignedIn: true, basket: one, stage: 'payment' });
    const bob = `${randomUUID()}@example.com`;
    await signUp(bob);
    await someoneElseSignsIn(tab, trouble, bob);
    await tab.sees(/^The cart that was open here belongs to another account/);
    await tab.carries(0);
    await tab.reads(checkoutMessages.empty.title);
    expect(await tab.storedCart()).toBeUndefined();
    expect(await orderOnServer(cart)).toMatchObject({ email: tab.email });
  });

  it('signing out in one tab leaves no price of a member, nothing typed and no word on age in the other', async ({
    visit,
  }) => {
    const visitor = await visit({ isSignedIn: true, basket: one });
    const { tab, openTab } = visitor;
    await joinClub(visitor);
    const other = await openTab();
    await other.open('/checkout/');
    await other.checkout.isAt('address');
    await other.page.getByLabel(addressBookMessages.choose.other).check();
    await other.checkout.field('name').fill('Typed By Ada');
    await other.checkout.adult.check();
    await other.open(gamay.path);
    await other.sees(priceMessages.reasons.member);
    await tab.open('/account/');
    await tab.account.greets(tab.email);
    await tab.comesToRest();
    await other.comesToRest();
    await tab.account.signOut.click();
    await tab.arrivesAt(accountMessages.signedOut.title);
    await other.noLongerSees(priceMessages.reasons.member);
    expect(
      await other.page.evaluate(() =>
        Object.keys(sessionStorage).filter((key) => key.includes('draft') || key === 'cart-aside'),
      ),
    ).toEqual([]);
  });
});
