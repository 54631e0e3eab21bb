import { describe, expect } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { checkoutMessages, confirmationMessages } from '#src/ui/checkout/shared/checkout-messages';
import { describeFailure } from '#src/ui/kit/failures';
import { describeDenial } from '#src/ui/promo-code/shared/promo-code-messages';
import { mailsTo, orderBecomes, orderOnServer } from './support/back-end';
import { lockOrder } from './support/faults';
import { gamay } from './support/goods';
import { it } from './support/journey';
import { allActions, cartActions, checkoutActions, firstAdd, placing, type ShopAction } from './support/shop-actions';
import type { Visitor } from './support/visitor';

const changes = [...cartActions, ...checkoutActions];
const broken = describeFailure(new GatewayError({ code: 'server_error' }));
const locked = describeFailure(new GatewayError({ code: 'locked' }));
const refused = describeFailure(new GatewayError({ code: 'unauthorized' }));
const short = describeFailure(new GatewayError({ code: 'insufficient_stock' }));

async function expectAfter(visitor: Visitor, action: ShopAction): Promise<void> {
  await orderBecomes(action.before ? visitor.cart : await visitor.tab.myCart(), action.after);
}

describe('A shop that stumbles (spec §8 Shop back end)', () => {
  for (const action of allActions) {
    it(`${action.name}: a server error is told, loses nothing, and the next try works`, async ({ visit }) => {
      const visitor = await visit(action.arrival);
      const { tab, faults, trouble } = visitor;
      await action.goThere(tab);
      await faults.order({ kind: 'status', ...action.call, status: 500 });
      trouble.expect(/^500 /);

      await action.act(tab);
      await tab.sees(broken);
      await action.keepsTyping?.(tab);
      if (action.before) expect(await orderOnServer(visitor.cart)).toMatchObject(action.before);

      await action.act(tab);
      await action.isDone(tab);
      await expectAfter(visitor, action);
    });
  }

  for (const action of changes) {
    it(`${action.name}: waits for an order that is held for a moment and for a late answer (spec §9 Cart conflict retry)`, async ({
      visit,
    }) => {
      const visitor = await visit(action.arrival);
      const { tab, faults, trouble } = visitor;
      await action.goThere(tab);
      await faults.order({ kind: 'status', ...action.call, status: 409, times: 2 });
      await faults.order({ kind: 'delay', ...action.call, milliseconds: 700 });
      trouble.expect(/^409 /);

      await action.act(tab);
      await action.isDone(tab);
      await expectAfter(visitor, action);
    });
  }

  for (const action of changes) {
    it(`${action.name}: an answer that makes no sense, after the change was made, is looked up`, async ({ visit }) => {
      const visitor = await visit(action.arrival);
      const { tab, faults } = visitor;
      await action.goThere(tab);
      await faults.order({ kind: 'wrong-shape', ...action.call, body: { number: 17, line_items: 'none' } });

      await action.act(tab);
      await action.isDone(tab);
      await expectAfter(visitor, action);
    });
  }

  for (const action of [firstAdd, ...changes]) {
    it(`${action.name}: is told that it was not authorized, keeps the cart, and works when tried again`, async ({
      visit,
    }) => {
      const visitor = await visit(action.arrival);
      const { tab, faults, trouble } = visitor;
      await action.goThere(tab);
      await faults.order({ kind: 'status', ...action.call, status: 401 });
      trouble.expect(/^401 /);

      await action.act(tab);
      await tab.sees(refused);
      await action.keepsTyping?.(tab);
      await action.act(tab);
      await action.isDone(tab);
      await expectAfter(visitor, action);
    });
  }

  it('says when the order is being changed somewhere else for long, and rolls the quantity back (spec §8 409)', async ({
    visit,
  }) => {
    const { tab, cart, trouble } = await visit({ basket: { [gamay.sku]: 1 } });
    await tab.open('/cart/');
    const letGo = await lockOrder(cart.number);
    trouble.expect(/^409 PATCH /);
    await tab.cart.more(gamay.name).click();
    await tab.sees(locked);
    await tab.cart.shows(gamay.name, 1);

    await letGo();
    await tab.cart.more(gamay.name).click();
    await tab.cart.shows(gamay.name, 2);
    await tab.cart.isSettled();
    await orderBecomes(cart, { lines: [`2 × ${gamay.name}`] });
  });

  it('gives up on a cart that is no longer the shopper’s and starts a new one with the next thing added (spec §4 Cart load)', async ({
    visit,
  }) => {
    const { tab, cart, faults, trouble } = await visit({ basket: { [gamay.sku]: 1 } });
    await tab.open(gamay.path);
    await tab.carries(1);
    await faults.order({ kind: 'status', path: `/api/orders/${cart.number}**`, status: 401, times: 100 });
    trouble.expect(/^401 /);
    await tab.shelf.add(gamay.name);
    await tab.carries(1);
    const next = await tab.myCart();
    expect(next.number).not.toBe(cart.number);
    expect((await orderOnServer(next)).lines).toEqual([`1 × ${gamay.name}`]);
  });
});

describe('A refusal with a reason stands where the shopper looks (spec §8 denial reasons)', () => {
  it('next to the field of the address it is about', async ({ visit }) => {
    const { tab, faults, trouble } = await visit({ basket: { [gamay.sku]: 1 } });
    await tab.open('/checkout/');
    await tab.checkout.fillAddress();
    await tab.checkout.adult.check();
    const errors = { 'ship_address.zipcode': ['is invalid for the state'] };
    await faults.order({
      kind: 'status',
      method: 'PATCH',
      path: '/api/checkouts/*',
      status: 422,
      body: { error: 'Invalid resource.', errors },
    });
    trouble.expect(/^422 PATCH /);
    await tab.checkout.toDelivery.click();

    const zipcode = tab.checkout.field('zipcode');
    await tab.focuses(zipcode);
    await tab.isDescribed(zipcode, `${checkoutMessages.fields.zipcode} is invalid for the state.`);
    await tab.checkout.toDelivery.click();
    await tab.checkout.isAt('delivery');
  });

  it('next to the promo code, with the code still there', async ({ visit }) => {
    const { tab, cart, trouble } = await visit({ basket: { [gamay.sku]: 1 } });
    await tab.open('/cart/');
    trouble.expect(/^422 POST .*coupon_codes$/);
    for (const [code, reason] of [
      ['nosuchcode', 'not_found'],
      ['expired', 'expired'],
      ['members', 'sign_in_required'],
    ] as const) {
      await tab.cart.enterCode(code);
      await tab.isDescribed(tab.cart.codeField, describeDenial({ reason }));
      await expect.poll(() => tab.cart.codeField.inputValue()).toBe(code);
    }
    await tab.comesToRest();
    expect((await orderOnServer(cart)).codes).toEqual([]);
  });

  it('on the button when the last one was sold a moment ago', async ({ visit }) => {
    const { tab, faults, trouble } = await visit();
    await tab.open(gamay.path);
    const body = { error: 'Quantity is not available for items in your order', type: 'insufficient_stock' };
    await faults.order({ kind: 'status', method: 'POST', path: '/api/orders', status: 422, body });
    trouble.expect(/^422 POST /);
    await tab.shelf.addButton(gamay.name).click();
    await tab.sees(short);
  });

  it('on the confirmation page when the order cannot be completed: the cart is back and can be paid', async ({
    visit,
  }) => {
    const { tab, cart, faults, trouble } = await visit(placing.arrival);
    await placing.goThere(tab);
    await faults.order({ kind: 'status', ...placing.call, status: 422 });
    trouble.expect(/^422 PUT /);
    await placing.act(tab);
    await tab.reads(confirmationMessages.refused.title);
    expect(await tab.storedCart()).toEqual({ number: cart.number, token: cart.token });

    await tab.link(confirmationMessages.refused.action).click();
    await tab.checkout.isAt('payment');
    await tab.comesToRest();
    expect(await mailsTo(tab.email)).toEqual([]);
  });

  it('on the confirmation page when a session is not known: nothing is completed', async ({ visit }) => {
    const { tab, cart, trouble } = await visit(placing.arrival);
    trouble.expect(/^401 PUT /);
    await tab.open(
      `/order/confirmation/${cart.number}/1/?checkout_session_id=cs_of_somebody_else&number=${cart.number}`,
    );
    await tab.reads(confirmationMessages.refused.title);
    expect((await orderOnServer(cart)).state).toBe('payment');
    expect(await tab.storedCart()).toEqual({ number: cart.number, token: cart.token });
  });
});
