import { describe, expect } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { describeFailure } from '#src/ui/kit/failures';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { messages } from '#src/ui/shell/shell-messages';
import { mailsTo, orderOnServer } from './support/back-end';
import { home } from './support/checkout-screens';
import { chenin, gamay } from './support/goods';
import { it } from './support/journey';

const one = { [gamay.sku]: 1 };
const unreachable = describeFailure(new GatewayError({ code: 'network_error' }));
const offline = /^failed /;

describe('Without a connection (spec §8 Generic HTTP client errors)', () => {
  it('the cart says so at the line, and goes on when the connection is back', async ({ visit }) => {
    const { tab, cart, context, goOffline, trouble } = await visit({ basket: one });
    await tab.open('/cart/');
    await tab.cart.shows(gamay.name, 1);
    trouble.expect(offline);
    await goOffline();
    await tab.cart.more(gamay.name).click();
    await tab.sees(unreachable);
    await tab.cart.shows(gamay.name, 1);

    await context.setOffline(false);
    await tab.cart.more(gamay.name).click();
    await tab.cart.shows(gamay.name, 2);
    await tab.cart.isSettled();
    expect((await orderOnServer(cart)).lines).toEqual([`2 × ${gamay.name}`]);
  });

  it('checkout keeps every word that was typed, and the purchase ends well', { tags: ['core'] }, async ({ visit }) => {
    const { tab, context, goOffline, trouble } = await visit({ basket: one });
    await tab.open('/checkout/');
    await tab.checkout.fillAddress();
    await tab.checkout.adult.check();
    trouble.expect(offline);
    await goOffline();
    await tab.checkout.toDelivery.click();
    await tab.sees(unreachable);
    await expect.poll(() => tab.checkout.field('address1').inputValue()).toBe(home.address1);
    await context.setOffline(false);
    await tab.checkout.toDelivery.click();
    await tab.checkout.isAt('delivery');

    await goOffline();
    await tab.checkout.toPayment.click();
    await tab.sees(unreachable);
    await context.setOffline(false);
    await tab.checkout.acceptDelivery();

    await goOffline();
    await tab.checkout.pay.click();
    await tab.sees(unreachable);
    await context.setOffline(false);
    await tab.checkout.pay.click();
    await tab.payment.payWith('pays');
    await tab.checkout.isConfirmed();
    await expect.poll(() => mailsTo(tab.email)).toHaveLength(1);
  });

  it('other pages stay away with a word about it, and the one that is there stays usable', async ({ visit }) => {
    const { tab, context, goOffline, trouble } = await visit({ basket: one });
    await tab.open('/shop/');
    await tab.carries(1);
    trouble.expect(offline);
    await goOffline();
    await tab.link(chenin.name).first().click();
    await tab.sees(messages.pageUnreachable);
    await tab.isAtAddress(/\/en-US\/shop\/$/);
    await tab.shelf.addButton(chenin.name).click();
    await tab.sees(unreachable);
    await tab.carries(1);

    await context.setOffline(false);
    await tab.shelf.add(chenin.name);
    await tab.carries(2);
  });

  it('a cart that could not be fetched can be fetched later', async ({ visit }) => {
    const { tab, faults, trouble } = await visit({ basket: one });
    await faults.order({ kind: 'status', method: 'GET', path: '/api/orders/*', status: 503, times: 100 });
    trouble.expect(/^503 GET /, /^console warning: The stored cart is kept for a later try/);
    await tab.open('/cart/');
    await tab.reads(cartMessages.notLoaded.title);
    await faults.end();
    await tab.button(kitMessages.tryAgain).click();
    await tab.cart.shows(gamay.name, 1);
    await tab.carries(1);
  });
});
