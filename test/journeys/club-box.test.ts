import { describe, expect } from 'vitest';
import { cartMessages, clubBoxMessages } from '#src/ui/cart/shared/cart-messages';
import { recurringMessages } from '#src/ui/checkout/shared/recurring-messages';
import { joinMessages } from '#src/ui/club/shared/club-messages';
import { isAccessible } from './support/axe';
import { linesOnServer } from './support/back-end';
import { gamay } from './support/goods';
import { it } from './support/journey';
import { linkTo, textOfMailTo } from './support/sign-in-provider';
import type { Tab } from './support/tab';

/** Puts a club box of 12 cans every month into the cart of a guest. */
async function join(tab: Tab): Promise<void> {
  await tab.open('/can-club/join/12/?step=review&type=all');
  await tab.button(joinMessages.join).click();
  await tab.arrivesAt(cartMessages.title);
  await tab.sees(clubBoxMessages.summary(12, 'every month'));
}

async function signIn(tab: Tab): Promise<void> {
  await tab.open('/account/login/');
  await tab.account.askForLink(tab.email);
  await tab.page.goto(await linkTo(tab.email));
  await tab.page.waitForURL(/\/account\/$/);
}

describe('A club box is one thing, and its terms are told (spec §4 Club join, §9 Club discount)', () => {
  it('is bought on a tablet: a removed can is told with its price, and the terms are in the mail', async ({
    visit,
  }) => {
    const { tab } = await visit({ viewport: 'tablet' });
    await signIn(tab);
    await join(tab);
    await isAccessible(tab.page, 'club-box-cart');

    await tab.link(cartMessages.changeCans).click();
    await tab.reads(joinMessages.titles.customize);
    await tab.button(joinMessages.fewer(gamay.name)).click();
    await tab.sees('Only a full box gets 10% off');
    await tab.sees('more in every delivery');
    await tab.button(joinMessages.more('Small Talk Chenin Blanc')).click();
    await tab.sees(joinMessages.full);
    await tab.link(joinMessages.toReview).click();
    await tab.sees(joinMessages.replaces([clubBoxMessages.summary(12, 'every month')]));
    await tab.page.getByText('Every 2 months').click();
    await tab.button(joinMessages.replace).click();
    await tab.arrivesAt(cartMessages.title);
    await tab.sees(clubBoxMessages.summary(12, 'every 2 months'));

    await tab.cart.checkOut();
    await tab.checkout.walkToPayment();
    await tab.reads(recurringMessages.title);
    await isAccessible(tab.page, 'recurring-terms');
    await tab.checkout.pay.click();
    await tab.sees(recurringMessages.needed);
    await tab.sees(recurringMessages.agree.box('every 2 months'));
    await tab.checkout.agree();
    await tab.checkout.pay.click();
    await tab.payment.payWith('pays');
    await tab.checkout.isConfirmed();
    await tab.reads(recurringMessages.title);

    const mail = await textOfMailTo(tab.email, 'Welcome to the can club');
    expect(mail).toMatch(/12 cans.* every 2 months/);
    expect(mail).toMatch(/Each charge: \$\d+\.\d\d/);
    expect(mail).toMatch(/renews (?:by itself )?until you cancel it\./);
    expect(mail).toMatch(/Skip, pause or cancel (?:it )?in your account/);
    expect(mail).toMatch(/\/account\/subscriptions\/[\w-]+\//);
  });

  it('comes at another frequency, is removed as a whole, and comes back, by keyboard', async ({ visit }) => {
    const { tab } = await visit();
    await join(tab);
    await tab.button(clubBoxMessages.changeFrequency).press('Enter');
    await tab.page.keyboard.press('Tab');
    await tab.page.keyboard.press('ArrowDown');
    await tab.button(clubBoxMessages.frequency.save).press('Enter');
    await tab.sees(clubBoxMessages.summary(12, 'every 2 months'));
    await tab.focuses(tab.button(clubBoxMessages.changeFrequency));
    await tab.button(clubBoxMessages.remove).press('Enter');
    await tab.reads(cartMessages.empty.title);
    const cart = await tab.myCart();
    await expect.poll(() => linesOnServer(cart)).toEqual([]);
    await tab.cart.undo.press('Enter');
    await tab.sees(clubBoxMessages.summary(12, 'every 2 months'));
    await expect.poll(() => linesOnServer(cart)).toHaveLength(8);
  });
});
