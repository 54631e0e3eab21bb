import { describe, expect } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { cartChangeMessages } from '#src/ui/cart/cart-change-messages';
import { describeFailure } from '#src/ui/kit/failures';
import { mailsTo, orderBecomes, orderOnServer } from './support/back-end';
import { gamay } from './support/goods';
import { it } from './support/journey';
import { loseAnswer, loseRequest, sendTwice } from './support/network';
import { allActions, cartActions, checkoutActions, firstAdd, placing } from './support/shop-actions';

const unreachable = describeFailure(new GatewayError({ code: 'network_error' }));
const connectionLost = /^failed .*ERR_CONNECTION_RESET$/;

describe('A call that gets lost on its way to the shop (spec §8 Generic HTTP client errors)', () => {
  for (const action of allActions) {
    it(`${action.name}: is told, loses nothing, and works when tried again`, async ({ visit }) => {
      const visitor = await visit(action.arrival);
      const { tab, trouble } = visitor;
      await action.goThere(tab);
      await loseRequest(tab.page, action.call);
      trouble.expect(connectionLost);

      await action.act(tab);
      await tab.sees(unreachable);
      await action.keepsTyping?.(tab);
      if (action.before) expect(await orderOnServer(visitor.cart)).toMatchObject(action.before);

      await action.act(tab);
      await action.isDone(tab);
      await orderBecomes(action.before ? visitor.cart : await tab.myCart(), action.after);
    });
  }
});

describe('A call whose answer gets lost is looked up, never sent twice (spec §8 Generic HTTP client errors)', () => {
  for (const action of [...cartActions, ...checkoutActions]) {
    it(`${action.name}: goes on as if nothing had been`, async ({ visit }) => {
      const { tab, cart, trouble } = await visit(action.arrival);
      await action.goThere(tab);
      await loseAnswer(tab.page, action.call);
      trouble.expect(connectionLost);

      await action.act(tab);
      await action.isDone(tab);
      await orderBecomes(cart, action.after);
    });
  }

  it(
    'the first thing put into the cart: is told, and stands in the cart once after another try',
    { tags: ['core'] },
    async ({ visit }) => {
      const { tab, trouble } = await visit(firstAdd.arrival);
      await firstAdd.goThere(tab);
      await loseAnswer(tab.page, firstAdd.call);
      trouble.expect(connectionLost);

      await firstAdd.act(tab);
      await tab.sees(unreachable);
      await firstAdd.act(tab);
      await firstAdd.isDone(tab);
      await orderBecomes(await tab.myCart(), firstAdd.after);
    },
  );

  it('another can put into the cart: is said when it came twice to a shop without keys, and taken out with one press', async ({
    visit,
  }) => {
    const { tab, cart } = await visit({ basket: { [gamay.sku]: 1 } });
    await tab.open(gamay.path);
    await sendTwice(tab.page, { method: 'POST', path: '/api/orders/*/line_items' });
    await tab.shelf.add(gamay.name);
    await tab.button(cartChangeMessages.takeOut(1)).last().click();
    await tab.sees(cartChangeMessages.takenOut(gamay.name, 2));
    await orderBecomes(cart, { lines: [`2 × ${gamay.name}`] });
  });

  it(
    'the order itself: "Complete order" shows the order that was placed, once',
    { tags: ['core'] },
    async ({ visit }) => {
      const { tab, cart, trouble } = await visit(placing.arrival);
      await placing.goThere(tab);
      await loseAnswer(tab.page, placing.call);
      trouble.expect(connectionLost);

      await placing.act(tab);
      await tab.sees(unreachable);
      await placing.act(tab);
      expect(await tab.checkout.isConfirmed()).toBe(cart.number);
      await expect.poll(() => mailsTo(tab.email)).toHaveLength(1);
    },
  );
});

// A browser repeats a call by itself when a connection that it has used before ends without a byte: hence more than once.
describe('A connection that the shop itself cuts (spec §8 Generic HTTP client errors)', () => {
  for (const action of [...cartActions.slice(0, 2), ...checkoutActions]) {
    it(`${action.name}: is told when nothing was carried out, and works when tried again`, async ({ visit }) => {
      const { tab, cart, faults, trouble } = await visit(action.arrival);
      await action.goThere(tab);
      // It may try each of the connections that it has open to the shop.
      await faults.order({ kind: 'drop', ...action.call, times: 10 });
      trouble.expect(/^failed /);

      await action.act(tab);
      await tab.sees(unreachable);
      await faults.end();
      await action.act(tab);
      await action.isDone(tab);
      await orderBecomes(cart, action.after);
    });
  }

  for (const action of [...cartActions, ...checkoutActions]) {
    it(`${action.name}: goes on when only the answer is missing, also when the browser sends it twice`, async ({
      visit,
    }) => {
      const { tab, cart, faults, trouble } = await visit(action.arrival);
      await action.goThere(tab);
      // It may try each of the connections that it has open to the shop.
      await faults.order({ kind: 'drop-after', ...action.call, times: 10 });
      trouble.expect(/^failed /);

      await action.act(tab);
      await action.isDone(tab);
      await orderBecomes(cart, action.after);
    });
  }

  it("another can put into the cart: one press is one can, and the browser's repetition stays unnoticed", async ({
    visit,
  }) => {
    const { tab, cart, faults, trouble } = await visit({ basket: { [gamay.sku]: 1 } });
    await tab.open(gamay.path);
    await faults.order({ kind: 'drop-after', method: 'POST', path: '/api/orders/*/line_items' });
    // A browser that sends it again hears nothing of the first time.
    trouble.tolerate(/^failed /);
    await tab.shelf.add(gamay.name);
    await tab.carries(2);
    await orderBecomes(cart, { lines: [`2 × ${gamay.name}`] });
    expect(await tab.button(cartChangeMessages.takeOut(1)).count()).toBe(0);
  });
});
