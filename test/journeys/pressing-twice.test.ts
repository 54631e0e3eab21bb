import { describe, expect } from 'vitest';
import { confirmationMessages } from '#src/ui/checkout/shared/checkout-messages';
import { mailsTo, orderBecomes, orderOnServer } from './support/back-end';
import { chenin, gamay, glasses, redPack } from './support/goods';
import { it } from './support/journey';
import { findLayoutFaults } from './support/layout-faults';
import { countCalls, holdNext } from './support/network';
import { placing } from './support/shop-actions';

const one = { [gamay.sku]: 1 };

describe('Pressing twice does it once (spec §4 Every asynchronous action passes through request, success and error)', () => {
  it('adds the very first thing once', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open(gamay.path);
    const calls = countCalls(tab.page, { method: 'POST', path: '/api/orders' });
    await tab.shelf.addButton(gamay.name).dblclick();
    await tab.carries(1);
    expect(calls.count).toBe(1);
    expect((await orderOnServer(await tab.myCart())).lines).toEqual([`1 × ${gamay.name}`]);
  });

  it('adds the next thing once, however slow the answer', async ({ visit }) => {
    const { tab, cart } = await visit({ basket: one });
    await tab.open(chenin.path);
    const call = { method: 'POST', path: '/api/orders/*/line_items' } as const;
    const calls = countCalls(tab.page, call);
    const letGo = await holdNext(tab.page, call);
    await tab.shelf.addButton(chenin.name).click();
    await tab.shelf.busyAdd(chenin.name).waitFor();
    // In this window alone: the call is given up before all of them are looked at.
    expect(await tab.page.evaluate(findLayoutFaults)).toEqual([]);
    // By force: the tool itself would wait for a button that says it is busy.
    await tab.shelf.busyAdd(chenin.name).click({ force: true });
    await tab.shelf.busyAdd(chenin.name).press('Enter');
    letGo();
    await tab.carries(2);
    expect(calls.count).toBe(1);
    await orderBecomes(cart, { lines: [`1 × ${gamay.name}`, `1 × ${chenin.name}`] });
  });

  it('applies a code once', async ({ visit }) => {
    const { tab, cart } = await visit({ basket: { [gamay.sku]: 2 } });
    await tab.open('/cart/');
    const calls = countCalls(tab.page, { method: 'POST', path: '/api/orders/*/coupon_codes' });
    await tab.cart.codeField.fill('welcome10');
    await tab.cart.apply.dblclick();
    await tab.cart.codeRemoval('WELCOME10').waitFor();
    expect(calls.count).toBe(1);
    expect((await orderOnServer(cart)).codes).toEqual(['welcome10']);
  });

  it('removes the line that was meant, not also the one that moves to its place', async ({ visit }) => {
    const { tab, cart } = await visit({ basket: { [chenin.sku]: 2, [glasses.sku]: 1, ...one, [redPack.sku]: 1 } });
    await tab.open('/cart/');
    await tab.cart.removal(chenin.name).click();
    await tab.cart.undo.waitFor();
    // From now on the lines below move up by exactly one line.
    await tab.cart.removal(glasses.name).dblclick();
    await tab.cart.line(glasses.name).waitFor({ state: 'hidden' });
    await orderBecomes(cart, { lines: [`1 × ${gamay.name}`, `1 × ${redPack.name}`] });
    await tab.cart.line(gamay.name).waitFor();
    await tab.carries(2);
  });

  it('removes a line once, and brings it back once', async ({ visit }) => {
    const { tab, cart } = await visit({ basket: { ...one, [chenin.sku]: 2 } });
    await tab.open('/cart/');
    await tab.cart.removal(chenin.name).dblclick();
    await tab.cart.undo.waitFor();
    await orderBecomes(cart, { lines: [`1 × ${gamay.name}`] });
    await tab.cart.undo.dblclick();
    await tab.cart.shows(chenin.name, 2);
    await tab.cart.undo.waitFor({ state: 'hidden' });
    await orderBecomes(cart, { lines: [`1 × ${gamay.name}`, `2 × ${chenin.name}`] });
  });

  it('walks each step of checkout once, and prepares one payment', async ({ visit }) => {
    const { tab } = await visit({ basket: one });
    await tab.open('/checkout/');
    const updates = countCalls(tab.page, { method: 'PATCH', path: '/api/checkouts/*' });
    const preparations = countCalls(tab.page, { method: 'PUT', path: '/api/checkouts/*/prepare' });
    await tab.checkout.fillAddress();
    await tab.checkout.adult.check();
    await tab.checkout.toDelivery.dblclick();
    await tab.checkout.isAt('delivery');
    expect(updates.count).toBe(1);
    await tab.checkout.toPayment.dblclick();
    await tab.checkout.isAt('payment');
    expect(updates.count).toBe(2);
    await tab.checkout.pay.dblclick();
    await tab.payment.isOpen();
    expect(preparations.count).toBe(1);
  });

  it('pays once on the payment page, and places one order', { tags: ['core'] }, async ({ visit }) => {
    const { tab, cart } = await visit(placing.arrival);
    await placing.goThere(tab);
    await tab.payment.pressTwice();
    expect(await tab.checkout.isConfirmed()).toBe(cart.number);
    await expect.poll(() => mailsTo(tab.email)).toHaveLength(1);
  });

  it('shows the same order when the confirmation is reloaded, opened again and come back to', async ({ visit }) => {
    const { tab, cart, openTab } = await visit(placing.arrival);
    await placing.goThere(tab);
    await tab.payment.press();
    await tab.checkout.isConfirmed();
    await tab.isAtAddress(/\/order\/confirmation\/R\d+\/\d+\/?$/);
    const address = tab.page.url();

    await tab.reload();
    expect(await tab.checkout.isConfirmed()).toBe(cart.number);
    await tab.open('/shop/');
    await tab.page.goBack();
    expect(await tab.checkout.isConfirmed()).toBe(cart.number);
    const other = await openTab();
    await other.page.goto(address);
    await other.reads(confirmationMessages.noKey.title);
    expect(await mailsTo(tab.email)).toHaveLength(1);
    expect(await tab.storedCart()).toBeUndefined();
  });

  it('completes an order once when "Complete order" is pressed twice', async ({ visit }) => {
    const { tab, cart, faults, trouble } = await visit(placing.arrival);
    await placing.goThere(tab);
    await faults.order({ kind: 'status', ...placing.call, status: 503 });
    trouble.expect(/^503 PUT /);
    await tab.payment.press();
    await tab.button(confirmationMessages.unknown.action).dblclick();
    expect(await tab.checkout.isConfirmed()).toBe(cart.number);
    expect(await mailsTo(tab.email)).toHaveLength(1);
  });

  it('leaves a cart begun after the payment alone when the confirmation is opened again', async ({ visit }) => {
    const { tab, cart } = await visit(placing.arrival);
    await placing.goThere(tab);
    await tab.payment.press();
    await tab.checkout.isConfirmed();
    const address = tab.page.url();

    await tab.open(chenin.path);
    await tab.shelf.add(chenin.name);
    const next = await tab.myCart();
    await tab.page.goto(address);
    expect(await tab.checkout.isConfirmed()).toBe(cart.number);
    await tab.carries(1);
    expect(await tab.storedCart()).toEqual(next);
  });
});
