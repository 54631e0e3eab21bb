import { describe, expect } from 'vitest';
import { checkoutWords } from '../../src/ui/text/checkout-words';
import { mailsTo, orderOnServer } from './support/back-end';
import { it } from './support/journey';

const basket = { 'GAMAY-01': 2, 'GLASS-SET-2': 1 };

describe('The hosted payment page and back (spec §4 Order states, §7 PUT prepare and finalize)', () => {
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

  it('goes back to checkout after a decline, says that nothing was charged, and lets the shopper pay again', async ({ visit }) => {
    const { tab, cart, trouble } = await visit({ basket, stage: 'payment' });
    await tab.open('/checkout/?step=payment');
    await tab.checkout.pay.click();
    await tab.payment.payWith('declined');
    await tab.payment.isDeclined();
    trouble.expect(/^402 POST \/pay\//);
    await tab.payment.goBackToCheckout();

    await tab.checkout.isAt('payment');
    await tab.sees(checkoutWords.paymentErrors['declined'] ?? '');
    expect(await orderOnServer(cart)).toMatchObject({ state: 'payment', lines: ['2 × Night Bus Gamay', '1 × Short Pour Glasses'] });

    await tab.checkout.pay.click();
    await tab.payment.payWith('pays');
    expect(await tab.checkout.isConfirmed()).toBe(cart.number);
    expect((await orderOnServer(cart)).state).toBe('complete');
  });

  it('comes back from a cancelled payment with everything as it was', async ({ visit }) => {
    const { tab, cart } = await visit({ basket, stage: 'payment' });
    await tab.open('/checkout/?step=payment');
    await tab.checkout.pay.click();
    await tab.payment.isOpen();
    await tab.payment.cancel();

    await tab.checkout.isAt('payment');
    await tab.sees(checkoutWords.paymentErrors['cancelled'] ?? '');
    await tab.carries(3);
    expect(await tab.storedCart()).toEqual({ number: cart.number, token: cart.token });

    await tab.checkout.pay.click();
    await tab.payment.payWith('pays');
    expect(await tab.checkout.isConfirmed()).toBe(cart.number);
    expect(await mailsTo(tab.email)).toHaveLength(1);
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
    const { tab, cart } = await visit({ basket, stage: 'payment' });
    await tab.open('/checkout/?step=payment');
    await tab.checkout.pay.click();
    await tab.payment.isOpen();
    await tab.page.goBack();
    await tab.checkout.isAt('payment');
    await tab.checkout.pay.click();
    await tab.payment.payWith('pays');
    expect(await tab.checkout.isConfirmed()).toBe(cart.number);
  });

  it('sends a payment page that no longer fits the order back to checkout (order changed meanwhile)', async ({ visit }) => {
    const { tab, openTab, cart } = await visit({ basket, stage: 'payment' });
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
    await other.checkout.pay.click();
    await other.payment.isOpen();

    await tab.payment.payWith('pays');
    await tab.checkout.isAt('payment');
    await tab.sees(checkoutWords.paymentErrors['expired'] ?? '');
    expect((await orderOnServer(cart)).state).toBe('payment');

    await other.payment.payWith('pays');
    expect(await other.checkout.isConfirmed()).toBe(cart.number);
    expect(await mailsTo(tab.email)).toHaveLength(1);
  });
});
