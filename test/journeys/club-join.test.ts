import { describe, expect } from 'vitest';
import { cartMessages, clubBoxMessages } from '#src/ui/cart/shared/cart-messages';
import { priceMessages } from '#src/ui/catalogue/shared/price-messages';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { recurringMessages } from '#src/ui/checkout/shared/recurring-messages';
import { clubMessages, joinMessages } from '#src/ui/club/shared/club-messages';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import { isAccessible } from './support/axe';
import { linesOnServer, subscriptionsOf } from './support/back-end';
import { gamay } from './support/goods';
import { it } from './support/journey';
import { linkTo } from './support/sign-in-provider';
import type { Tab } from './support/tab';

/** From the cart of a guest, by a link in a mail, to the order. */
async function signInOnTheWay(tab: Tab): Promise<void> {
  await tab.cart.checkOut();
  await tab.reads(checkoutMessages.signInFirst.title);
  await isAccessible(tab.page, 'club-sign-in-first');
  await tab.link(checkoutMessages.signInFirst.action).click();
  await tab.account.askForLink(tab.email);
  await tab.page.goto(await linkTo(tab.email));
  await tab.arrivesAt(checkoutMessages.title);
}

describe('Joining the can club (spec §1 the can club, §2 Club join, §4 Club join, §9 Club sizes, Club discount)', () => {
  it('leads a guest from the first page to a subscription of twelve cans a month', async ({ visit }) => {
    const { tab, context } = await visit();
    await tab.open('/can-club/');
    await isAccessible(tab.page, 'club');
    await tab.link(clubMessages.join(12)).first().click();
    await tab.reads(joinMessages.titles.type);
    await tab.link('A bit of everything').click();
    await tab.reads(joinMessages.titles.default);
    await tab.link(joinMessages.takeIt).click();
    await tab.reads(joinMessages.titles.review);
    await isAccessible(tab.page, 'club-review');
    await tab.button(joinMessages.join).click();
    await tab.arrivesAt(cartMessages.title);
    await tab.sees(clubBoxMessages.summary(12, 'every month'));

    await signInOnTheWay(tab);
    await tab.checkout.giveAddress();
    await tab.checkout.acceptDelivery();
    await tab.checkout.agree();
    await tab.checkout.pay.click();
    await tab.payment.payWith('pays');
    await tab.checkout.isConfirmed();
    const jwt = (await context.cookies()).find(({ name }) => name === 'stytch_session_jwt')!.value;
    expect(await subscriptionsOf(jwt)).toEqual([{ state: 'active', interval: '1 month', cans: 12, tags: ['club-12'] }]);
    await tab.link(recurringMessages.manage).click();
    await tab.sees(subscriptionMessages.what(12, 'every month'));
  });

  it('saves a guest who joins 24 on a phone 20 percent at once, and on the shelf from then on', async ({ visit }) => {
    const { tab, context } = await visit({ viewport: 'phone' });
    await tab.open('/can-club/join/24/?step=review&type=red');
    await tab.page.getByText('Every 2 months').click();
    await tab.button(joinMessages.join).dblclick();
    await tab.arrivesAt(cartMessages.title);
    await signInOnTheWay(tab);
    const lines = await linesOnServer(await tab.myCart());
    expect(lines).toHaveLength(6);
    for (const { savings } of lines) expect(savings.join()).toContain('24 cans');
    await tab.checkout.giveAddress();
    await tab.checkout.acceptDelivery();
    await tab.checkout.agree();
    await tab.checkout.pay.click();
    await tab.payment.payWith('pays');
    await tab.checkout.isConfirmed();
    await isAccessible(tab.page, 'club-confirmed');
    const jwt = (await context.cookies()).find(({ name }) => name === 'stytch_session_jwt')!.value;
    expect(await subscriptionsOf(jwt)).toEqual([
      { state: 'active', interval: '2 months', cans: 24, tags: ['club-24'] },
    ]);
    const price = `${priceMessages.yours} $6.80`;
    await tab.open('/shop/');
    await tab.sees(price);
    await tab.open(gamay.path);
    await tab.sees(price);
  });

  it('keeps the chosen cans can by can over a reload, Back and forward, on a phone', async ({ visit }) => {
    const { tab } = await visit({ viewport: 'phone' });
    await tab.open('/can-club/join/24/?step=customize&type=red');
    await tab.button(joinMessages.fewer(gamay.name)).click();
    await tab.page.getByRole('progressbar', { name: joinMessages.progress(23, 24) }).waitFor();
    await tab.isAtAddress(/GAMAY-01:4/);
    await tab.reload();
    await tab.page.getByRole('progressbar', { name: joinMessages.progress(23, 24) }).waitFor();
    await tab.button(joinMessages.more(gamay.name)).click();
    await isAccessible(tab.page, 'club-customize');
    await tab.link(joinMessages.toReview).click();
    await tab.reads(joinMessages.titles.review);
    await tab.page.goBack();
    await tab.reads(joinMessages.titles.customize);
    await tab.page.goForward();
    await tab.reads(joinMessages.titles.review);
  });
});
