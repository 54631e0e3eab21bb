import { describe, expect } from 'vitest';
import { quantityDelay } from '#src/application/cart/change-line-quantity';
import { GatewayError } from '#src/application/ports/gateway-error';
import { maximumQuantity } from '#src/domain/cart/quantity';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { productMessages } from '#src/ui/catalogue/shared/product-messages';
import { describeFailure } from '#src/ui/kit/failures';
import { orderBecomes, orderOnServer } from './support/back-end';
import type { Call } from './support/calls';
import { carignan, chenin, gamay, iceSleeve, tangerine } from './support/goods';
import { it } from './support/journey';
import { countCalls, holdNext } from './support/network';
import type { Tab } from './support/tab';

const one = { [gamay.sku]: 1 };
const patch: Call = { method: 'PATCH', path: '/api/orders/*/line_items/*' };
const broken = describeFailure(new GatewayError({ code: 'server_error' }));
const short = describeFailure(new GatewayError({ code: 'insufficient_stock' }));

/** However slowly a busy machine clicks, all clicks belong to one gesture until time passes. */
async function openWithPausedClock(tab: Tab, quantity: number): Promise<void> {
  await tab.page.clock.install();
  await tab.open('/cart/');
  await tab.cart.shows(gamay.name, quantity);
  await tab.stopTime();
}

describe('The quantity of a line (spec §7 PATCH line_items)', () => {
  it('sends ten fast clicks as one request', async ({ visit }) => {
    const { tab, cart } = await visit({ basket: one });
    await openWithPausedClock(tab, 1);
    const calls = countCalls(tab.page, patch);
    await tab.cart.more(gamay.name).click({ clickCount: 10 });
    await tab.cart.shows(gamay.name, 11);
    await tab.carries(11);
    await tab.page.clock.runFor(quantityDelay);
    await tab.cart.isSettled();
    expect(calls.count).toBe(1);
    await orderBecomes(cart, { lines: [`11 × ${gamay.name}`] });
  });

  it('sends clicks during a request after it, and ends at the last number', async ({ visit }) => {
    const { tab, cart } = await visit({ basket: one });
    await tab.open('/cart/');
    await tab.cart.shows(gamay.name, 1);
    const calls = countCalls(tab.page, patch);
    const letGo = await holdNext(tab.page, patch);
    const sent = tab.page.waitForRequest((request) => request.method() === 'PATCH');
    await tab.cart.more(gamay.name).click();
    await sent;
    await tab.cart.more(gamay.name).click({ clickCount: 3 });
    await tab.cart.shows(gamay.name, 5);
    letGo();
    await tab.cart.isSettled();
    await tab.cart.shows(gamay.name, 5);
    expect(calls.count).toBe(2);
    await orderBecomes(cart, { lines: [`5 × ${gamay.name}`] });
  });

  it('rolls the whole gesture back when it is refused, and says why at the line', async ({ visit }) => {
    const { tab, cart, faults, trouble } = await visit({ basket: { [gamay.sku]: 2, [chenin.sku]: 1 } });
    await openWithPausedClock(tab, 2);
    await faults.order({ kind: 'status', ...patch, status: 500 });
    trouble.expect(/^500 PATCH /);
    await tab.cart.more(gamay.name).click({ clickCount: 4 });
    await tab.page.clock.runFor(quantityDelay);
    await tab.cart.line(gamay.name).getByText(broken).waitFor();
    await tab.cart.shows(gamay.name, 2);
    await tab.carries(3);
    await orderBecomes(cart, { lines: [`2 × ${gamay.name}`, `1 × ${chenin.name}`] });
  });

  it('sends waiting quantities when the page is left', async ({ visit }) => {
    const { tab, cart } = await visit({ basket: one });
    await tab.open('/cart/');
    await tab.cart.more(gamay.name).click({ clickCount: 2 });
    await tab.cart.shows(gamay.name, 3);
    await tab.reload();
    await tab.cart.shows(gamay.name, 3);
    await orderBecomes(cart, { lines: [`3 × ${gamay.name}`] });
  });

  it('puts back whatever is typed that cannot be a quantity, and says so at the line', async ({ visit }) => {
    const { tab, cart } = await visit({ basket: { [gamay.sku]: 2 } });
    await tab.open('/cart/');
    await tab.cart.shows(gamay.name, 2);
    const calls = countCalls(tab.page, patch);
    const notOne = cartMessages.notAQuantity(maximumQuantity, 2);
    const tooMany = cartMessages.bulk(maximumQuantity);
    for (const [typed, said] of [
      ['0', notOne],
      ['-1', notOne],
      ['1000000000', tooMany],
      ['1.5', notOne],
      ['241', tooMany],
      ['abc', notOne],
    ] as const) {
      await tab.cart.typeQuantity(gamay.name, typed);
      await tab.cart.line(gamay.name).getByText(said).waitFor();
      await expect.poll(() => tab.cart.quantity(gamay.name).inputValue()).toBe('2');
    }
    await tab.comesToRest();
    expect(calls.count).toBe(0);
    expect((await orderOnServer(cart)).lines).toEqual([`2 × ${gamay.name}`]);

    await tab.cart.more(gamay.name).click();
    await tab.cart.shows(gamay.name, 3);
    await tab.noLongerSees(notOne);
  });

  it('takes a typed quantity', async ({ visit }) => {
    const { tab, cart } = await visit({ basket: one });
    await tab.open('/cart/');
    await tab.cart.typeQuantity(gamay.name, '12');
    await tab.cart.shows(gamay.name, 12);
    await tab.cart.isSettled();
    await orderBecomes(cart, { lines: [`12 × ${gamay.name}`] });
  });
});

describe('The quantity on a product page', () => {
  it('bends typed quantities into allowed ones, and adds that many', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open(gamay.path);
    const quantity = tab.main.getByRole('spinbutton');
    for (const [typed, becomes] of [
      ['abc', '1'],
      ['-3', '1'],
      ['0', '1'],
      ['1.5', '1'],
      ['1000000000', String(maximumQuantity)],
      ['3', '3'],
    ] as const) {
      await quantity.fill(typed);
      await quantity.press('Enter');
      await expect.poll(() => quantity.inputValue()).toBe(becomes);
    }
    await tab.shelf.add(gamay.name);
    await tab.carries(3);
    expect((await orderOnServer(await tab.myCart())).lines).toEqual([`3 × ${gamay.name}`]);
  });
});

describe('Lines that go and come back (spec §7 DELETE line_items)', () => {
  it('removes a line, says so, and brings it back as it was', { tags: ['core'] }, async ({ visit }) => {
    const { tab, cart } = await visit({ basket: { [gamay.sku]: 3, [chenin.sku]: 1 } });
    await tab.open('/cart/');
    await tab.cart.removal(gamay.name).click();
    await tab.sees(cartMessages.removed(gamay.name));
    await tab.carries(1);
    await tab.keepsItsPlace();
    await tab.cart.undo.click();
    await tab.cart.shows(gamay.name, 3);
    await tab.carries(4);
    await tab.keepsItsPlace();
    await orderBecomes(cart, { lines: [`1 × ${chenin.name}`, `3 × ${gamay.name}`] });
  });

  it('gives instructions when the last line is gone, and can bring even that one back', async ({ visit }) => {
    const { tab, cart } = await visit({ basket: one });
    await tab.open('/cart/');
    await tab.cart.removal(gamay.name).click();
    await tab.reads(cartMessages.empty.title);
    await tab.carries(0);
    await tab.keepsItsPlace();
    await orderBecomes(cart, { lines: [] });
    await tab.cart.undo.click();
    await tab.cart.shows(gamay.name, 1);
  });

  it('does the same in the flyout, beside any page', async ({ visit }) => {
    const { tab, cart } = await visit({ basket: { ...one, [chenin.sku]: 1 } });
    await tab.open('/shop/');
    await tab.carries(2);
    await tab.cartButton.click();
    await tab.shelf.flyout.waitFor();
    await tab.cart.more(gamay.name).click();
    await tab.cart.shows(gamay.name, 2);
    await tab.cart.removal(chenin.name).click();
    await tab.sees(cartMessages.removed(chenin.name));
    await tab.cart.isSettled();
    await orderBecomes(cart, { lines: [`2 × ${gamay.name}`] });
  });
});

describe('Scarce goods (spec §7 stock, §8 unprocessable_entity)', () => {
  it('cannot be added when it is sold out', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open(tangerine.path);
    await tab.main.getByText(productMessages.soldOut).first().waitFor();
    await tab.shelf.addButton(tangerine.name).waitFor({ state: 'hidden' });
  });

  it('is told at the step that finds out, and the way leads back to the cart', async ({ visit }) => {
    const { tab, cart, trouble } = await visit({ basket: { [carignan.sku]: 5 } });
    trouble.expect(/^422 PATCH /);
    await tab.open('/checkout/');
    await tab.checkout.fillAddress();
    await tab.checkout.adult.check();
    await tab.checkout.toDelivery.click();
    await tab.main.getByRole('alert').filter({ hasText: short }).waitFor();
    await tab.checkout.isAt('address');
    await orderBecomes(cart, { lines: [`5 × ${carignan.name}`] });
  });
});

describe('Goods that cannot be bought alone (spec §5 noIndividualPurchase)', () => {
  it('may be in the cart, but the way to checkout opens only with company', async ({ visit }) => {
    const { tab } = await visit({ basket: { [iceSleeve.sku]: 1 } });
    await tab.open('/cart/');
    await tab.cart.line(iceSleeve.name).getByText(cartMessages.notAlone).waitFor();
    await tab.main.getByText(cartMessages.notAloneCart).waitFor();
    await tab.main.getByRole('link', { name: cartMessages.checkout, exact: true }).waitFor({ state: 'hidden' });
    await tab.open('/checkout/');
    await tab.sees(cartMessages.notAloneCart);

    await tab.open(gamay.path);
    await tab.shelf.add(gamay.name);
    await tab.cart.view();
    await tab.cart.checkOut();
    await tab.checkout.isAt('address');
  });
});
