import { describe, expect } from 'vitest';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { checkoutMessages, confirmationMessages } from '#src/ui/checkout/shared/checkout-messages';
import { joinMessages } from '#src/ui/club/shared/club-messages';
import { statePickerMessages } from '#src/ui/geography/shared/state-picker-messages';
import { accountMessages, loginMessages } from '#src/ui/session/shared/account-messages';
import { messages } from '#src/ui/shell/shell-messages';
import { mailsTo, orderOnServer, sandboxUrl } from '#test/journeys/support/back-end';
import { home } from '#test/journeys/support/checkout-screens';
import { chenin, gamay } from '#test/journeys/support/goods';
import { cards } from '#test/journeys/support/payment-page';
import { linkTo } from '#test/journeys/support/sign-in-provider';
import { it, type Shopper } from './shopper';
import { keys } from './web-driver';

const { fields, stepNames } = checkoutMessages;
const one = { [gamay.sku]: 1 };

async function pay(shopper: Shopper): Promise<void> {
  await shopper.leavesBy(() => shopper.click('button', 'Pay $'));
  await shopper.sees('heading', 'Pay $');
  await shopper.type('Card number', cards.pays);
  await shopper.type('Expiry date', '12/40');
  await shopper.type('Security code', '123');
  await shopper.type('Name on the card', home.name);
  await shopper.leavesBy(() => shopper.click('button', 'Pay $'));
  await shopper.sees('heading', confirmationMessages.thanks);
}

async function scrollTo(shopper: Shopper, top: number): Promise<void> {
  await shopper.browser.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => shopper.scrollTop()).toBe(top);
}

describe('WebKit (docs/supported-browsers.md)', () => {
  it('lets a guest buy, from the shelf to the confirmation', async ({ shopper }) => {
    await shopper.open('/shop/');
    await shopper.click('button', cartMessages.addNamed(gamay.name));
    await shopper.click('link', cartMessages.viewCart);
    await shopper.click('link', cartMessages.checkout);
    await shopper.type(fields.email, shopper.email);
    await shopper.type(fields.name, home.name);
    await shopper.type(fields.address1, home.address1);
    await shopper.type(fields.city, home.city);
    await shopper.type(fields.stateAbbr, home.state);
    await shopper.type(fields.zipcode, home.zipcode);
    await shopper.type(fields.phone, home.phone);
    await shopper.click('field', checkoutMessages.adult);
    await shopper.click('button', checkoutMessages.toDelivery);
    await shopper.sees('heading', stepNames.delivery);
    await shopper.click('button', checkoutMessages.toPayment);
    await shopper.sees('heading', stepNames.payment);
    await pay(shopper);
    expect(await mailsTo(shopper.email)).toHaveLength(1);
  });

  it('puts the box of a club into the cart', async ({ shopper }) => {
    await shopper.open('/can-club/join/24/?step=customize&type=red');
    await shopper.click('button', joinMessages.fewer(gamay.name));
    await shopper.click('button', joinMessages.more(gamay.name));
    await shopper.click('link', joinMessages.toReview);
    await shopper.click('button', joinMessages.join);
    await shopper.sees('heading', cartMessages.title);
  });

  it('signs in by a link', async ({ shopper }) => {
    await shopper.open('/account/login/');
    await shopper.type(loginMessages.email, shopper.email);
    await shopper.click('button', loginMessages.sendLink);
    await shopper.sees('heading', loginMessages.sent.title);
    await shopper.goTo(await linkTo(shopper.email));
    await shopper.sees('heading', accountMessages.title);
  });

  it('starts when it was reloaded in the middle', async ({ shopper }) => {
    await shopper.open('/shop/');
    await shopper.sees('button', cartMessages.addNamed(gamay.name));
    await scrollTo(shopper, 100);
    await shopper.reload();
    await shopper.click('button', cartMessages.addNamed(gamay.name));
    await shopper.sees('dialog', cartMessages.title);
  });

  it('goes to the part of a page that an address names', async ({ shopper }) => {
    await shopper.open('/faq/');
    const target = await shopper.browser.evaluate(
      () => [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="#"]')].at(-1)?.hash ?? '',
    );
    await shopper.goTo(`${sandboxUrl}/outbox`);
    await shopper.open(`/faq/${target}`);
    await shopper.until(() => window.scrollY > 200);
  });

  it('leads by Back to no second payment', async ({ shopper }) => {
    const cart = await shopper.bring(one, 'payment');
    await shopper.open('/checkout/?step=payment');
    await pay(shopper);
    await shopper.back();
    await shopper.sees('heading', `Order ${cart.number} is paid`);
    expect((await orderOnServer(cart)).state).toBe('complete');
  });

  it('comes back by Back from the payment page to a checkout that works', async ({ shopper }) => {
    await shopper.bring(one, 'payment');
    await shopper.open('/checkout/?step=payment');
    await shopper.leavesBy(() => shopper.click('button', 'Pay $'));
    await shopper.sees('heading', 'Pay $');
    await shopper.back();
    await shopper.sees('heading', stepNames.payment);
    await pay(shopper);
  });

  it('stands where it stood when Back leads here from another site', async ({ shopper }) => {
    await shopper.open('/shop/?page=3');
    await shopper.sees('button', cartMessages.addNamed(chenin.name));
    await scrollTo(shopper, 2000);
    await shopper.goTo(`${sandboxUrl}/outbox`);
    await shopper.back();
    await expect.poll(() => shopper.scrollTop()).toBe(2000);
  });

  it('gives the focus back to the opener of a dialog by a click', async ({ shopper }) => {
    await shopper.bring(one);
    await shopper.open(gamay.path);
    await shopper.sees('button', messages.cartButton(1));
    await shopper.click('button', messages.cartButton(1));
    await shopper.sees('dialog', cartMessages.title);
    await shopper.until(() => document.querySelector('dialog:modal')?.contains(document.activeElement) === true);
    await shopper.browser.press(keys.Escape);
    await shopper.noLongerSees('dialog', cartMessages.title);
    await shopper.focuses(messages.cartButton(1));
  });

  it('gives the focus back to the opener of a dialog by a key', async ({ shopper }) => {
    await shopper.open(gamay.path);
    await shopper.focus('button', 'Ships to');
    await shopper.browser.press(keys.Enter);
    await shopper.sees('dialog', statePickerMessages.title);
    await shopper.browser.press(keys.Escape);
    await shopper.noLongerSees('dialog', statePickerMessages.title);
    await shopper.focuses('Ships to');
  });
});
