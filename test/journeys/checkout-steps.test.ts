import { describe, expect } from 'vitest';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { checkoutMessages, confirmationMessages } from '#src/ui/checkout/shared/checkout-messages';
import { changeOnServer, lineIdsOnServer, mailsTo, orderOnServer } from './support/back-end';
import { home } from './support/checkout-screens';
import { chenin, gamay } from './support/goods';
import { it } from './support/journey';
import { payAndPlace } from './support/prepared-cart';

const one = { [gamay.sku]: 1 };

describe('Walking checkout back and forth (spec §1 Checkout in three steps, §4 Checkout update states)', () => {
  it('puts each step into the address, walks them with Back and Forward, and keeps the focus on their headings', async ({
    visit,
  }) => {
    const { tab } = await visit({ basket: one });
    await tab.open('/checkout/');
    await tab.isAtAddress(/\/checkout\/\?step=address$/);
    await tab.checkout.giveAddress();
    await tab.isAtAddress(/\?step=delivery$/);
    await tab.focuses(tab.checkout.stepHeading('delivery'));
    await tab.checkout.acceptDelivery();
    await tab.isAtAddress(/\?step=payment$/);
    await tab.focuses(tab.checkout.stepHeading('payment'));

    await tab.page.goBack();
    await tab.checkout.isAt('delivery');
    await tab.focuses(tab.checkout.stepHeading('delivery'));
    await tab.page.goBack();
    await tab.checkout.isAt('address');
    await expect.poll(() => tab.checkout.field('address1').inputValue()).toBe(home.address1);
    await tab.page.goForward();
    await tab.checkout.isAt('delivery');
  });

  it('asks for the date of birth where the state wants it, and keeps nothing but the yes and its day', async ({
    visit,
  }) => {
    const { tab } = await visit({ basket: one });
    await tab.open('/checkout/');
    await tab.checkout.fillAddress();
    await tab.checkout.field('stateAbbr').selectOption({ label: 'Connecticut' });
    await tab.checkout.field('zipcode').fill('06103');
    const birthDate = tab.page.getByRole('textbox', { name: /^Date of birth/ });
    expect(await tab.checkout.adult.count()).toBe(0);
    await birthDate.fill('04/27/1989');
    await birthDate.press('Enter');
    await tab.checkout.isAt('delivery');
    const kept = await tab.page.evaluate(() =>
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    );
    expect(kept).not.toContain('1989');
    await tab.page.goBack();
    await tab.checkout.isAt('address');
    await tab.page.getByText(/you confirmed by your date of birth/).waitFor();
  });

  it('is at the same step after a reload, with the typed text', async ({ visit }) => {
    const { tab } = await visit({ basket: one });
    await tab.open('/checkout/');
    await tab.checkout.field('name').fill(home.name);
    await tab.checkout.field('city').fill(home.city);
    await tab.reload();
    await tab.checkout.isAt('address');
    await expect.poll(() => tab.checkout.field('name').inputValue()).toBe(home.name);
    await expect.poll(() => tab.checkout.field('city').inputValue()).toBe(home.city);

    await tab.checkout.giveAddress();
    await tab.reload();
    await tab.checkout.isAt('delivery');
    await tab.checkout.rate('Standard').waitFor();
    await tab.checkout.acceptDelivery();
    await tab.reload();
    await tab.checkout.isAt('payment');
    await tab.sees(tab.email);
  });

  for (const [stage, reached] of [
    ['cart', 'address'],
    ['delivery', 'delivery'],
    ['payment', 'payment'],
  ] as const) {
    it(`opens the furthest earned step for a shopper who asks for too much: an order at ${stage}`, async ({
      visit,
    }) => {
      const { tab } = await visit({ basket: one, stage });
      await tab.open('/checkout/?step=payment');
      await tab.checkout.isAt(reached);
      await tab.isAtAddress(new RegExp(`\\?step=${reached}$`));
      await tab.open('/checkout/?step=nonsense');
      await tab.checkout.isAt(reached);
    });
  }

  it('opens an earned step by its address or by the list of steps', async ({ visit }) => {
    const { tab } = await visit({ basket: one, stage: 'payment' });
    await tab.open('/checkout/?step=delivery');
    await tab.checkout.isAt('delivery');
    await tab.checkout.stepLink('address').click();
    await tab.checkout.isAt('address');
    await expect.poll(() => tab.checkout.field('address1').inputValue()).toBe(home.address1);
    await tab.checkout.stepLink('payment').click();
    await tab.checkout.isAt('payment');
  });

  it('has nothing to check out without a cart', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open('/checkout/?step=payment');
    await tab.reads(checkoutMessages.empty.title);
  });

  it('asks for the age only when there is wine in the order', async ({ visit }) => {
    const { tab } = await visit({ basket: { 'GLASS-SET-2': 1 } });
    await tab.open('/checkout/');
    await tab.checkout.fillAddress();
    await tab.doesNotShow(tab.checkout.adult);
    await tab.checkout.toDelivery.click();
    await tab.checkout.isAt('delivery');
  });
});

describe('A cart that changes during checkout (spec §4 Checkout update states)', () => {
  it('in another tab: delivery is worked out anew, and the shopper is told why they stand there', async ({ visit }) => {
    const { tab, openTab, cart } = await visit({ basket: one, stage: 'payment' });
    await tab.open('/checkout/');
    await tab.checkout.isAt('payment');

    const other = await openTab();
    await other.open(chenin.path);
    await other.shelf.add(chenin.name);

    await tab.checkout.isAt('delivery');
    await tab.isAtAddress(/\?step=delivery$/);
    await tab.sees(checkoutMessages.cartChanged);
    await tab.carries(2);
    await tab.checkout.acceptDelivery();
    await tab.checkout.pay.click();
    await tab.payment.payWith('pays');
    await tab.checkout.isConfirmed();
    expect(await orderOnServer(cart)).toMatchObject({
      state: 'complete',
      lines: [`1 × ${gamay.name}`, `1 × ${chenin.name}`],
    });
  });

  it('in the same tab: the way leads back to the delivery', async ({ visit }) => {
    const { tab } = await visit({ basket: one, stage: 'payment' });
    await tab.open('/checkout/');
    await tab.link(checkoutMessages.editCart).click();
    await tab.reads(new RegExp(`^${cartMessages.title}`));
    await tab.cart.more(gamay.name).click();
    await tab.cart.shows(gamay.name, 2);
    await tab.cart.isSettled();
    await tab.cart.checkOut();
    await tab.checkout.isAt('delivery');
    await tab.sees(checkoutMessages.cartChanged);
  });

  it('on another device: Pay goes nowhere, and the shopper stands at the right step', async ({ visit }) => {
    const { tab, cart } = await visit({ basket: one, stage: 'payment' });
    await tab.open('/checkout/');
    await tab.checkout.isAt('payment');
    await changeOnServer(cart, 'POST', '/line_items', { line_item: { sku: chenin.sku, quantity: 1 } });
    await tab.checkout.pay.click();
    await tab.checkout.isAt('delivery');
    await tab.sees(checkoutMessages.cartChanged);
    await tab.carries(2);
  });

  it('in another tab, down to nothing: there is nothing left to check out', async ({ visit }) => {
    const { tab, openTab } = await visit({ basket: one, stage: 'payment' });
    await tab.open('/checkout/');
    await tab.checkout.isAt('payment');
    const other = await openTab();
    await other.open('/cart/');
    await other.cart.removal(gamay.name).click();
    await tab.reads(checkoutMessages.empty.title);
  });

  it('is completed in another tab: the first tab lets go of it, and Pay charges nothing', async ({ visit }) => {
    const { tab, openTab, cart } = await visit({ basket: one, stage: 'payment' });
    await tab.open('/checkout/');
    await tab.checkout.isAt('payment');
    const other = await openTab();
    await other.open('/checkout/');
    await other.checkout.pay.click();
    await other.payment.payWith('pays');
    expect(await other.checkout.isConfirmed()).toBe(cart.number);

    await tab.reads(checkoutMessages.empty.title);
    expect(await mailsTo(tab.email)).toHaveLength(1);
  });

  it('is completed on another device: Pay charges nothing and leads to its confirmation', async ({ visit }) => {
    const { tab, cart } = await visit({ basket: one, stage: 'payment' });
    await tab.open('/checkout/');
    await tab.checkout.isAt('payment');
    await payAndPlace(cart);
    await tab.checkout.pay.click();
    expect(await tab.checkout.isConfirmed()).toBe(cart.number);
    await tab.sees(confirmationMessages.mail(tab.email));
    expect(await mailsTo(tab.email)).toHaveLength(1);

    // Gone altogether: said, and the page does not wait for ever.
    const { tab: other, faults, trouble } = await visit({ basket: one, stage: 'payment' });
    await other.open('/checkout/');
    await other.checkout.isAt('payment');
    await faults.order({ kind: 'status', path: '/api/**', status: 401, times: 100, method: 'GET' });
    trouble.expect(/^401 GET /);
    await other.checkout.pay.click();
    await other.reads(checkoutMessages.lost.title);
    await faults.end();
  });

  it('keeps a line that two tabs add to at once', async ({ visit }) => {
    const { tab, openTab, cart } = await visit({ basket: one });
    const other = await openTab();
    await tab.open(chenin.path);
    await other.open(gamay.path);
    await Promise.all([tab.shelf.addButton(chenin.name).click(), other.shelf.addButton(gamay.name).click()]);
    await tab.carries(3);
    await other.carries(3);
    expect((await orderOnServer(cart)).lines).toEqual([`2 × ${gamay.name}`, `1 × ${chenin.name}`]);
  });

  it('is one cart when two tabs add the very first thing at once', { tags: ['core'] }, async ({ visit }) => {
    const { tab, openTab } = await visit();
    const other = await openTab();
    await tab.open(chenin.path);
    await other.open(gamay.path);
    await Promise.all([tab.shelf.addButton(chenin.name).click(), other.shelf.addButton(gamay.name).click()]);
    await tab.carries(2);
    await other.carries(2);
    expect([...(await orderOnServer(await tab.myCart())).lines].sort()).toEqual([
      `1 × ${gamay.name}`,
      `1 × ${chenin.name}`,
    ]);
  });

  it('does not mind a line that is gone already when it is removed', async ({ visit }) => {
    const { tab, cart, trouble } = await visit({ basket: { ...one, [chenin.sku]: 1 } });
    await tab.open('/cart/');
    await tab.cart.line(chenin.name).waitFor();
    const [, second] = await lineIdsOnServer(cart);
    await changeOnServer(cart, 'DELETE', `/line_items/${second}`);
    trouble.expect(/^404 DELETE /);
    const refusal = tab.page.waitForResponse((response) => response.request().method() === 'DELETE');
    await tab.cart.removal(chenin.name).click();
    expect((await refusal).status()).toBe(404);
    await tab.cart.line(chenin.name).waitFor({ state: 'hidden' });
    await tab.cart.isSettled();
    await tab.carries(1);
  });
});

describe('The confirmation page for those who have no business there (spec §2 /order/confirmation/:number/:id)', () => {
  it('shows nothing of an order without its session', async ({ visit }) => {
    const { tab, cart } = await visit({ basket: one, stage: 'payment' });
    await tab.open(`/order/confirmation/${cart.number}/1/`);
    await tab.reads(confirmationMessages.noKey.title);
    expect((await orderOnServer(cart)).state).toBe('payment');
  });

  it('knows no order of an invented number', async ({ visit }) => {
    const { tab, trouble } = await visit();
    trouble.expect(/^40[14] PUT /);
    await tab.open('/order/confirmation/R000000000/1/?checkout_session_id=cs_invented&number=R000000000');
    await tab.reads(confirmationMessages.noKey.title);
  });
});
