import { describe, expect } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { notifyMessages } from '#src/ui/catalogue/notify-messages';
import { productMessages } from '#src/ui/catalogue/shared/product-messages';
import { describeFailure } from '#src/ui/kit/failures';
import { isAccessible } from './support/axe';
import { orderBecomes } from './support/back-end';
import { isCall, type Call } from './support/calls';
import { carignan, tangerine } from './support/goods';
import { it } from './support/journey';
import { countCalls } from './support/network';

const request: Call = { method: 'POST', path: '/api/stock_requests' };
const offers: Call = { method: 'GET', path: '/api/variants' };
const offline = describeFailure(new GatewayError({ code: 'network_error' }));

describe('Something that is sold out (spec §1 Stock requests, §7 POST stock_requests)', () => {
  it('is waited for with one request, which this tab remembers', { tags: ['core'] }, async ({ visit }) => {
    const { tab } = await visit({ viewport: 'phone' });
    await tab.open(tangerine.path);
    await tab.sees(productMessages.soldOut);
    const field = tab.page.getByLabel(notifyMessages.email);
    await field.fill('not an address');
    await tab.button(notifyMessages.submit).click();
    await tab.focuses(field);
    await tab.isDescribed(field, notifyMessages.problems.email);
    await isAccessible(tab.page, 'back-in-stock-1');

    const calls = countCalls(tab.page, request);
    await field.fill(tab.email);
    await tab.button(notifyMessages.submit).dblclick();
    await tab.sees(notifyMessages.noted(tab.email));
    expect(calls.count).toBe(1);
    await isAccessible(tab.page, 'back-in-stock-2');

    await tab.reload();
    await tab.sees(notifyMessages.noted(tab.email));
  });

  it('is reached from its card, to which Back leads again', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open('/shop/?type=orange');
    await tab.link(cartMessages.tellNamed(tangerine.name)).click();
    await tab.arrivesAt(tangerine.name);
    await tab.reads(productMessages.backInStock.title);
    await tab.page.goBack();
    await tab.link(cartMessages.tellNamed(tangerine.name)).waitFor();
  });

  it('keeps the typed text when there is no connection, and notes it afterwards', async ({ visit }) => {
    const { tab, context, goOffline, trouble } = await visit();
    const offer = tab.page.waitForResponse((response) => isCall(response.request(), offers));
    await tab.open(tangerine.path);
    await offer;
    await tab.page.getByLabel(notifyMessages.email).fill(tab.email);
    trouble.expect(/ \/api\/variants/);
    await goOffline();
    await tab.button(notifyMessages.submit).click();
    await tab.main.getByRole('alert').filter({ hasText: offline }).waitFor();
    await expect.poll(() => tab.page.getByLabel(notifyMessages.email).inputValue()).toBe(tab.email);
    await context.setOffline(false);
    await tab.button(notifyMessages.submit).click();
    await tab.sees(notifyMessages.noted(tab.email));
  });

  it('is filled in for signed-in customers', async ({ visit }) => {
    const { tab } = await visit({ isSignedIn: true });
    await tab.open(tangerine.path);
    await expect.poll(() => tab.page.getByLabel(notifyMessages.email).inputValue()).toBe(tab.email);
  });

  it('is in the document as it is served', async ({ visit }) => {
    const { tab, trouble } = await visit({ javaScriptEnabled: false });
    trouble.tolerate(/csp$/);
    await tab.page.goto(`/en-US${tangerine.path}`);
    await tab.sees(productMessages.soldOut);
    await tab.reads(productMessages.backInStock.title);
  });
});

describe('Something in the cart of which there is not enough (spec §8 insufficient_stock)', () => {
  it('is said when the cart opens, and put right with one press before checkout', async ({ visit }) => {
    const { tab, cart } = await visit({ basket: { [carignan.sku]: 5 } });
    await tab.open('/cart/');
    await tab.sees(cartMessages.short(3));
    await isAccessible(tab.page, 'back-in-stock-3');
    await tab.button(cartMessages.fixFirst(1)).click();
    const take = tab.button(cartMessages.takeNamed(3, carignan.name));
    await tab.focuses(take);
    await take.press('Enter');
    await orderBecomes(cart, { lines: [`3 × ${carignan.name}`] });
    await tab.cart.checkOut();
  });

  it('is said in the flyout as well, with the way to wait for sold-out cans', async ({ visit }) => {
    const { tab } = await visit({ basket: { [tangerine.sku]: 1 } });
    await tab.open('/shop/');
    await tab.carries(1);
    await tab.cartButton.click();
    await tab.shelf.flyout.getByText(cartMessages.short(0)).waitFor();
    await tab.shelf.flyout.getByRole('link', { name: cartMessages.tellNamed(tangerine.name) }).click();
    await tab.arrivesAt(tangerine.name);
  });
});
