import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { addToCartMessages } from '#src/ui/cart/shared/add-to-cart-messages';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { canMessages } from '#src/ui/catalogue/shared/own-pack-messages';
import { checkoutMessages, confirmationMessages, crossSellMessages } from '#src/ui/checkout/shared/checkout-messages';
import { joinMessages } from '#src/ui/club/shared/club-messages';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { placedOrderMessages } from '#src/ui/orders/shared/placed-order-messages';
import { accountMessages, loginMessages } from '#src/ui/session/shared/account-messages';
import { messages } from '#src/ui/shell/shell-messages';
import { listenTo } from './support/announcements';
import { isAccessible } from './support/axe';
import { mailsTo, orderOnServer } from './support/back-end';
import { home } from './support/checkout-screens';
import { chenin, gamay } from './support/goods';
import { it } from './support/journey';
import { pressOn, tabTo, type } from './support/keyboard';
import { cards } from './support/payment-page';
import { passcodeTo } from './support/sign-in-provider';
import type { Tab } from './support/tab';

async function payByKeyboard(tab: Tab): Promise<void> {
  await tab.payment.isOpen();
  for (const [name, text] of [
    ['Card number', cards.pays],
    ['Expiry date', '12/40'],
    ['Security code', '123'],
    ['Name on the card', home.name],
  ] as const) {
    await type(tab, tab.page.getByLabel(name), text);
  }
  await tab.page.keyboard.press('Enter');
}

describe('By keyboard and by ear (spec §2 announcement area)', () => {
  it('joins the club with cans of one’s own', async ({ visit }) => {
    const { tab } = await visit();
    const heard = await listenTo(tab);
    const { titles, changeIt, toReview, join } = joinMessages;
    await tab.open('/can-club/join/12/');
    await pressOn(tab, tab.link('A bit of everything'));
    await tab.focuses(tab.heading(titles.default));
    await pressOn(tab, tab.link(changeIt));
    await tab.focuses(tab.heading(titles.customize));
    await pressOn(tab, tab.button(joinMessages.fewer(gamay.name)));
    await tab.hears(`${gamay.name}: `);
    await pressOn(tab, tab.button(joinMessages.more(gamay.name)));
    await tab.hears(`${gamay.name}: `);
    await pressOn(tab, tab.link(toReview));
    await tab.focuses(tab.heading(titles.review));
    await pressOn(tab, tab.button(join));
    await tab.arrivesAt(cartMessages.title);
    await tab.hears(messages.navigatedTo(cartMessages.title));
    const { name } = gamay;
    const page = 'Join the club of 12';
    expect(heard()).toEqual([
      messages.navigatedTo(`${titles.default} · ${page}`),
      messages.navigatedTo(`${titles.customize} · ${page}`),
      `${canMessages.chosen(name, 1)}. ${canMessages.progress(11, 12)}`,
      `${canMessages.chosen(name, 2)}. ${canMessages.progress(12, 12)}. ${canMessages.filled}`,
      messages.navigatedTo(`${titles.review} · ${page}`),
      joinMessages.joined(12),
      messages.navigatedTo(cartMessages.title),
    ]);
  });

  it('signs in by passcode and pays', async ({ visit }) => {
    const { tab } = await visit({ basket: { 'GIFT-CARD-50': 1 } });
    const { keyboard } = tab.page;
    const heard = await listenTo(tab);
    const { code } = loginMessages;
    await tab.open(tab.account.path('code', '/checkout/'));
    await type(tab, tab.account.email, tab.email);
    await keyboard.press('Enter');
    await tab.focuses(tab.account.textbox(code.code));
    await keyboard.type((await passcodeTo(tab.email)).code);
    await keyboard.press('Enter');
    await tab.checkout.isAt('contact');
    await pressOn(tab, tab.checkout.toPayment);
    await tab.focuses(tab.checkout.stepHeading('payment'));
    await pressOn(tab, tab.checkout.pay);
    await payByKeyboard(tab);
    const number = await tab.checkout.isConfirmed();
    expect(heard()).toEqual([
      accountMessages.loading,
      messages.navigatedTo(`${code.title} · ${loginMessages.title}`),
      code.sent(tab.email),
      messages.navigatedTo(checkoutMessages.title),
      checkoutMessages.payBy.loading,
      messages.navigatedTo(`${checkoutMessages.stepNames.payment} · ${checkoutMessages.title}`),
      confirmationMessages.completing,
      messages.navigatedTo(`${confirmationMessages.number(number)} · ${confirmationMessages.title}`),
      confirmationMessages.thanks,
    ]);
  });
});

describe('A purchase by keyboard alone (spec §1 Checkout in three steps)', () => {
  it('from the skip link to the confirmation', { tags: ['core'] }, async ({ visit }) => {
    const { tab } = await visit();
    const { keyboard } = tab.page;
    const heard = await listenTo(tab);
    await tab.open(gamay.path);

    await keyboard.press('Tab');
    await tab.focuses(tab.link(messages.skipToContent));
    await keyboard.press('Enter');
    await tab.focuses(tab.main);

    const add = tab.shelf.addButton(gamay.name);
    await tabTo(tab, add);
    await keyboard.press('Enter');
    await tab.shelf.flyout.waitFor();
    await tab.page.waitForFunction(() => document.querySelector('dialog')?.contains(document.activeElement));
    for (let stop = 0; stop < 20; stop += 1) {
      await keyboard.press('Tab');
      const isInside = await tab.page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') != null,
      );
      expect(isInside).toBe(true);
    }
    await keyboard.press('Escape');
    await tab.shelf.flyout.waitFor({ state: 'hidden' });
    await tab.focuses(add);

    await tab.open(chenin.path);
    await tabTo(tab, tab.shelf.addButton(chenin.name));
    await keyboard.press('Space');
    await tab.shelf.flyout.waitFor();
    await tabTo(tab, tab.link(cartMessages.viewCart));
    await keyboard.press('Enter');
    await tab.arrivesAt(cartMessages.title);
    await tab.focuses(tab.main);

    await tabTo(tab, tab.cart.quantity(gamay.name));
    await keyboard.press('ArrowUp');
    await tab.cart.shows(gamay.name, 2);
    await tab.cart.isSettled();
    await tabTo(tab, tab.cart.removal(chenin.name));
    await keyboard.press('Enter');
    await tab.focuses(tab.cart.undo);
    await keyboard.press('Enter');
    await tab.cart.shows(chenin.name, 1);
    await tab.keepsItsPlace();
    await type(tab, tab.cart.codeField, 'welcome10');
    await keyboard.press('Enter');
    await tab.cart.codeRemoval('WELCOME10').waitFor();
    await tabTo(tab, tab.main.getByRole('link', { name: cartMessages.checkout, exact: true }));
    await keyboard.press('Enter');
    await tab.checkout.isAt('address');

    const field = (name: Parameters<typeof tab.checkout.field>[0]): Locator => tab.checkout.field(name);
    await tabTo(tab, tab.checkout.toDelivery);
    await keyboard.press('Enter');
    await tab.focuses(field('email'));
    await keyboard.type(tab.email);
    await type(tab, field('name'), home.name);
    await type(tab, field('address1'), home.address1);
    await type(tab, field('city'), home.city);
    await type(tab, field('stateAbbr'), 'Cali');
    await type(tab, field('zipcode'), home.zipcode);
    await type(tab, field('phone'), home.phone);
    await tabTo(tab, tab.checkout.adult);
    await keyboard.press('Space');
    await tabTo(tab, tab.checkout.toDelivery);
    await keyboard.press('Enter');
    await tab.focuses(tab.checkout.stepHeading('delivery'));

    await tabTo(tab, tab.checkout.rate('Standard'));
    await keyboard.press('ArrowDown');
    await expect.poll(() => tab.checkout.rate('Express').isChecked()).toBe(true);
    await tabTo(tab, tab.checkout.toPayment);
    await keyboard.press('Space');
    await tab.focuses(tab.checkout.stepHeading('payment'));
    await tabTo(tab, tab.checkout.pay);
    await keyboard.press('Enter');

    await payByKeyboard(tab);
    const number = await tab.checkout.isConfirmed();
    await expect.poll(() => mailsTo(tab.email)).toEqual([`Your order ${number}`]);
    expect(heard()).toEqual([
      addToCartMessages.added(gamay.name),
      addToCartMessages.added(chenin.name),
      messages.navigatedTo(cartMessages.title),
      `${gamay.name}: 2. Total $25.00`,
      cartMessages.removed(chenin.name),
      cartMessages.restored(chenin.name),
      'WELCOME10 is applied. Total $15.00',
      messages.navigatedTo(checkoutMessages.title),
      kitMessages.wrongFields(8),
      messages.navigatedTo(`${checkoutMessages.stepNames.delivery} · ${checkoutMessages.title}`),
      messages.navigatedTo(`${checkoutMessages.stepNames.payment} · ${checkoutMessages.title}`),
      confirmationMessages.completing,
      messages.navigatedTo(`${confirmationMessages.number(number)} · ${confirmationMessages.title}`),
      confirmationMessages.thanks,
    ]);
  });

  it('of a gift card: e-mail and card in two steps, and no address', async ({ visit }) => {
    const { tab } = await visit({ basket: { 'GIFT-CARD-50': 1 } });
    const { keyboard } = tab.page;
    await tab.open('/checkout/');
    await tab.checkout.isAt('contact');
    await tab.isAtAddress(/\?step=contact$/);
    await tab.doesNotShow(tab.checkout.field('address1'));
    await tab.doesNotShow(tab.main.getByText(cartMessages.shipping, { exact: true }));
    await isAccessible(tab.page, 'checkout-contact');
    await tabTo(tab, tab.checkout.toPayment);
    await keyboard.press('Enter');
    await tab.focuses(tab.checkout.field('email'));
    await keyboard.type(tab.email);
    await keyboard.press('Enter');
    await tab.focuses(tab.checkout.stepHeading('payment'));
    await isAccessible(tab.page, 'checkout-payment-mailed');

    await tab.page.goBack();
    await tab.focuses(tab.checkout.stepHeading('contact'));
    await tabTo(tab, tab.checkout.toPayment);
    await keyboard.press('Enter');
    await tab.focuses(tab.checkout.stepHeading('payment'));
    await tab.reload();
    await tab.checkout.isAt('payment');
    await tabTo(tab, tab.checkout.pay);
    await keyboard.press('Enter');
    await payByKeyboard(tab);
    const number = await tab.checkout.isConfirmed();
    await tab.doesNotShow(tab.main.getByText(placedOrderMessages.shipTo, { exact: true }));
    await tab.doesNotShow(tab.main.getByText(crossSellMessages.title));
    expect(await mailsTo(tab.email)).toContain(`Your order ${number}`);
  });

  it('takes codes and lines out without losing the place', { tags: ['core'] }, async ({ visit }) => {
    const { tab, cart } = await visit({ basket: { [gamay.sku]: 2, [chenin.sku]: 1 } });
    const { keyboard } = tab.page;
    await tab.open('/cart/');
    await tab.cart.enterCode('welcome10');
    // Its chip comes above the field, and would move the focused element by then.
    await tab.cart.codeRemoval('WELCOME10').waitFor();
    await tabTo(tab, tab.cart.codeRemoval('WELCOME10'), 'Shift+Tab');
    await keyboard.press('Enter');
    await tab.cart.codeRemoval('WELCOME10').waitFor({ state: 'detached' });
    await tab.focuses(tab.cart.codeField);
    expect((await orderOnServer(cart)).codes).toEqual([]);
  });

  it('reaches the menu of a phone, sees all of it, and leaves it with Escape', async ({ visit }) => {
    const { tab } = await visit({ viewport: 'phone' });
    const { keyboard } = tab.page;
    await tab.open('/');
    const menu = tab.page.getByRole('banner').locator('details');
    const toggle = menu.locator('summary');
    await tabTo(tab, toggle);
    await keyboard.press('Enter');
    await tab.comesToRest();
    const outOfSight = await menu.getByRole('link').evaluateAll((links) =>
      links
        .filter((link) => {
          const { x, y, width, height } = link.getBoundingClientRect();
          return !link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        })
        .map(({ textContent }) => textContent),
    );
    expect(outOfSight).toEqual([]);
    const journal = menu.getByRole('link', { name: 'Journal', exact: true });
    await tabTo(tab, journal);
    await keyboard.press('Escape');
    await journal.waitFor({ state: 'hidden' });
    await tab.focuses(toggle);
  });
});
