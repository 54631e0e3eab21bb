import { describe, expect } from 'vitest';
import { cartChangeMessages } from '#src/ui/cart/cart-change-messages';
import { checkoutMessages, confirmationMessages, crossSellMessages } from '#src/ui/checkout/shared/checkout-messages';
import { isAccessible } from './support/axe';
import { mailsTo, orderOnServer } from './support/back-end';
import { home } from './support/checkout-screens';
import { vendure } from './support/engine';
import { it } from './support/journey';
import { pay, payAndPlace, prepareCart } from './support/prepared-cart';
import { placing } from './support/shop-actions';

const basket = { 'GAMAY-01': 2, 'GLASS-SET-2': 1 };
/** The page of a provider, which the engine opens, has one way back for the declined and for those who change their mind. */
const afterDecline = vendure ? 'cancelled' : 'declined';

describe('The hosted payment page and back (spec §2 checkout_session_id and number, §4 Order states, §7 PUT prepare and finalize)', () => {
  it('declines a card, keeps the order, and takes the next card', async ({ visit }) => {
    const { tab, cart, trouble } = await visit({ basket, stage: 'payment' });
    await tab.open('/checkout/');
    await tab.checkout.isAt('payment');
    await tab.checkout.pay.click();
    await tab.payment.payWith('declined');
    await tab.payment.isDeclined();
    trouble.expect(/^402 POST \/pay\//);
    expect((await orderOnServer(cart)).state).toBe('payment');

    await tab.payment.payWith('pays');
    expect(await tab.checkout.isConfirmed()).toBe(cart.number);
    expect(await mailsTo(tab.email)).toHaveLength(1);
  });

  it(
    'goes back to checkout after a decline, says that nothing was charged, and lets the shopper pay again',
    { tags: ['core'] },
    async ({ visit }) => {
      const { tab, cart, trouble } = await visit({ basket, stage: 'payment' });
      await tab.open('/checkout/?step=payment');
      await tab.checkout.pay.click();
      await tab.payment.payWith('declined');
      await tab.payment.isDeclined();
      trouble.expect(/^402 POST \/pay\//);
      await tab.payment.goBackToCheckout();

      await tab.checkout.isAt('payment');
      await tab.sees(checkoutMessages.paymentErrors[afterDecline]);
      expect(await orderOnServer(cart)).toMatchObject({
        state: 'payment',
        lines: ['2 × Night Bus Gamay', '1 × Short Pour Glasses'],
      });

      // The shop asks whether the first page was paid before it opens another one.
      trouble.expect(/^422 PUT .*finalize$/);
      await tab.checkout.pay.click();
      await tab.payment.payWith('pays');
      expect(await tab.checkout.isConfirmed()).toBe(cart.number);
      expect((await orderOnServer(cart)).state).toBe('complete');
    },
  );

  it('comes back from a cancelled payment with everything as it was', async ({ visit }) => {
    const { tab, cart } = await visit({ basket, stage: 'payment' });
    await tab.open('/checkout/?step=payment');
    await tab.checkout.pay.click();
    await tab.payment.isOpen();
    await tab.payment.cancel();

    await tab.checkout.isAt('payment');
    await tab.sees(checkoutMessages.paymentErrors.cancelled);
    await tab.carries(3);
    expect(await tab.storedCart()).toEqual({ number: cart.number, token: cart.token });

    // A return that names session and number is a failed one all the same.
    const failed = `checkout_session_id=cs_1&number=${cart.number}&payment_error=declined`;
    for (const address of [`/checkout/?step=payment&${failed}`, `/order/confirmation/${cart.number}/1/?${failed}`]) {
      await tab.open(address);
      await tab.checkout.isAt('payment');
      await tab.sees(checkoutMessages.paymentErrors.declined);
      await tab.carries(3);
      expect(await tab.storedCart()).toEqual({ number: cart.number, token: cart.token });
    }
    expect((await orderOnServer(cart)).state).toBe('payment');

    await tab.checkout.pay.click();
    await tab.payment.payWith('pays');
    expect(await tab.checkout.isConfirmed()).toBe(cart.number);
    expect(await mailsTo(tab.email)).toHaveLength(1);
  });

  it(
    'is completed, not paid again, when the tab was closed before the shop heard of the payment',
    { tags: ['core'] },
    async ({ visit }) => {
      const { tab, cart } = await visit({ basket, stage: 'payment' });
      await pay(cart);
      await tab.open('/checkout/');
      await tab.sees(checkoutMessages.paid.title);
      await tab.button(checkoutMessages.paid.action).click();
      expect(await tab.checkout.isConfirmed()).toBe(cart.number);
      await expect.poll(() => mailsTo(tab.email)).toHaveLength(1);
    },
  );

  it('is found again at the next visit when its end was unknown, and a stranger sees no more than its number', async ({
    visit,
  }) => {
    const { tab, openTab, cart, faults, trouble } = await visit(placing.arrival);
    await placing.goThere(tab);
    await faults.order({ kind: 'status', ...placing.call, status: 503 });
    trouble.expect(/^503 PUT /);
    await tab.payment.press();
    await tab.reads(confirmationMessages.unknown.title);
    const address = tab.page.url();
    await tab.page.close();

    const later = await openTab();
    await later.open('/shop/');
    await later.link(cartChangeMessages.completeOrder).click();
    expect(await later.checkout.isConfirmed()).toBe(cart.number);
    await later.sees(confirmationMessages.mail(tab.email));
    await later.isAtAddress(/\/order\/confirmation\/R\d+\/\d+\/?$/);
    expect(await mailsTo(tab.email)).toHaveLength(1);
    expect(await later.storedCart()).toBeUndefined();

    const { tab: stranger } = await visit();
    await stranger.page.goto(address);
    expect(await stranger.checkout.isConfirmed()).toBe(cart.number);
    await stranger.sees(confirmationMessages.elsewhere);
    await stranger.isAtAddress(/\/order\/confirmation\/R\d+\/\d+\/?$/);
    await stranger.doesNotShow(stranger.heading(crossSellMessages.title));
    const shown = await stranger.page.content();
    for (const secret of [tab.email, home.name, home.address1, cart.token]) expect(shown).not.toContain(secret);
    await isAccessible(stranger.page, 'confirmation-receipt');
  });

  it('names scarce cans, and that nothing was charged', async ({ visit }) => {
    const { tab, cart, trouble } = await visit({ basket: { 'BUBBLES-03': 3 }, stage: 'payment' });
    await tab.open('/checkout/?step=payment');
    await tab.checkout.pay.click();
    await tab.payment.isOpen();
    await tab.payment.fill('pays');
    // Somebody else is faster: of 310 cans two are left.
    await payAndPlace(await prepareCart({ 'BUBBLES-03': 308 }, 'payment', 'somebody@example.com'));
    trouble.expect(/^422 PUT /);
    await tab.payment.press();
    await tab.reads(confirmationMessages.refused.title);
    await tab.sees('Only 2 of Velvet Hiccup Sparkling Red left.');
    await tab.sees(confirmationMessages.refused.charge.none);
    await isAccessible(tab.page, 'confirmation-short');
    expect(await orderOnServer(cart)).toMatchObject({ state: 'payment', lines: ['3 × Velvet Hiccup Sparkling Red'] });
    await tab.link(confirmationMessages.refused.editCart).click();
    await tab.cart.shows('Velvet Hiccup Sparkling Red', 3);
    await tab.comesToRest();
    expect(await mailsTo(tab.email)).toEqual([]);
  });

  it('asks once more for a card that needs a second try', async ({ visit }) => {
    const { tab, cart } = await visit({ basket, stage: 'payment' });
    await tab.open('/checkout/?step=payment');
    await tab.checkout.pay.click();
    await tab.payment.payWith('confirms');
    await tab.reads('Confirm this payment');
    expect((await orderOnServer(cart)).state).not.toBe('complete');
    await tab.payment.press();
    expect(await tab.checkout.isConfirmed()).toBe(cart.number);
    expect(await mailsTo(tab.email)).toHaveLength(1);
  });

  it('comes back by the Back button to a checkout that works', async ({ visit }) => {
    const { tab, cart, trouble } = await visit({ basket, stage: 'payment' });
    await tab.open('/checkout/?step=payment');
    await tab.checkout.pay.click();
    await tab.payment.isOpen();
    await tab.page.goBack();
    await tab.checkout.isAt('payment');
    // The shop asks whether the first page was paid before it opens another one.
    trouble.expect(/^422 PUT .*finalize$/);
    await tab.checkout.pay.click();
    await tab.payment.payWith('pays');
    expect(await tab.checkout.isConfirmed()).toBe(cart.number);
  });

  it('once it is paid, leads by Back to no second payment', async ({ visit }) => {
    const { tab, cart } = await visit({ basket, stage: 'payment' });
    await tab.open('/checkout/?step=payment');
    await tab.checkout.pay.click();
    await tab.payment.payWith('pays');
    expect(await tab.checkout.isConfirmed()).toBe(cart.number);
    await tab.page.goBack();
    await tab.payment.isPaid(cart.number);
    expect((await orderOnServer(cart)).state).toBe('complete');
    expect(await mailsTo(tab.email)).toHaveLength(1);
  });

  it('sends a payment page that no longer fits the order back to checkout (order changed meanwhile)', async ({
    visit,
  }) => {
    const { tab, openTab, cart, trouble } = await visit({ basket, stage: 'payment' });
    await tab.open('/checkout/?step=payment');
    await tab.checkout.pay.click();
    await tab.payment.isOpen();

    const other = await openTab();
    await other.open('/cart/');
    await other.cart.more('Night Bus Gamay').click();
    await other.cart.shows('Night Bus Gamay', 3);
    await other.cart.isSettled();
    await other.cart.checkOut();
    await other.checkout.isAt('delivery');
    await other.checkout.acceptDelivery();
    // The shop asks whether the first page was paid before it opens another one.
    trouble.expect(/^422 PUT .*finalize$/);
    await other.checkout.pay.click();
    await other.payment.isOpen();

    await tab.payment.payWith('pays');
    await tab.checkout.isAt('payment');
    await tab.sees(checkoutMessages.paymentErrors.expired);
    expect((await orderOnServer(cart)).state).toBe('payment');

    await other.payment.payWith('pays');
    expect(await other.checkout.isConfirmed()).toBe(cart.number);
    expect(await mailsTo(tab.email)).toHaveLength(1);
  });
});
