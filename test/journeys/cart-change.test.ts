import { describe, expect } from 'vitest';
import { cartChangeMessages, describeCartChange } from '#src/ui/cart/cart-change-messages';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { anOrder } from '#test/builders/an-order';
import { changeOnServer, lineIdsOnServer, linesOnServer } from './support/back-end';
import { chenin, gamay, redPack } from './support/goods';
import { it } from './support/journey';
import { prepareCart } from './support/prepared-cart';

const basket = { [gamay.sku]: 3, [chenin.sku]: 1 };
const emptied = describeCartChange({ kind: 'emptied', who: 'another-window' });
const completed = describeCartChange({ kind: 'completed', who: 'another-window', order: anOrder() });

describe('A cart that changes behind a tab’s back (spec §4 Cart load, Cart merge on sign-in, §7 PATCH line_items)', () => {
  it(
    'tells the other window that it was emptied, and not the one that did it',
    { tags: ['core'] },
    async ({ visit }) => {
      const { tab, openTab } = await visit({ basket });
      await tab.open('/shop/');
      await tab.carries(4);
      const other = await openTab();
      await other.open('/cart/');
      await other.button(cartMessages.emptying.ask).click();
      await other.button(cartMessages.emptying.yes).click();
      await other.sees(cartMessages.empty.title);
      await tab.sees(emptied);
      await other.doesNotShow(emptied);
      await tab.button('Dismiss').click();
      await tab.noLongerSees(emptied);
    },
  );

  it('names lines that are gone in another window', async ({ visit }) => {
    const { tab, openTab } = await visit({ basket });
    await tab.open('/shop/');
    await tab.carries(4);
    const other = await openTab();
    await other.open('/cart/');
    await other.cart.removal(chenin.name).click();
    await other.cart.isSettled();
    await tab.sees(
      describeCartChange({
        kind: 'changed',
        who: 'another-window',
        lines: [{ name: chenin.name, before: 1, now: 0 }],
      }),
    );
    await tab.link(cartChangeMessages.seeCart).click();
    await tab.arrivesAt(cartMessages.title);
  });

  it('tells of an order that is completed in another window, with the way to see it', async ({ visit }) => {
    const { tab, openTab } = await visit({ basket, stage: 'payment' });
    await tab.open('/shop/');
    await tab.carries(4);
    const other = await openTab();
    await other.open('/checkout/');
    await other.checkout.pay.click();
    await other.payment.payWith('pays');
    await other.checkout.isConfirmed();
    await tab.sees(completed);
    await other.doesNotShow(completed);
    await tab.link(cartChangeMessages.seeOrder).click();
    await tab.checkout.isConfirmed();
  });

  it('names goods that another device took out when the page comes back from the history', async ({ visit }) => {
    const { tab, cart } = await visit({ basket });
    await tab.open('/shop/');
    await tab.carries(4);
    const [, cheninLine] = await lineIdsOnServer(cart);
    await changeOnServer(cart, 'DELETE', `/line_items/${cheninLine}`);
    // Browsers fire this event when a page comes back from the back/forward cache.
    await tab.page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await tab.sees(
      describeCartChange({ kind: 'changed', who: 'elsewhere', lines: [{ name: chenin.name, before: 1, now: 0 }] }),
    );
  });

  it('names goods that another device took out when its quantity is changed here', async ({ visit }) => {
    const { tab, cart, trouble } = await visit({ basket });
    await tab.open('/cart/');
    await tab.cart.shows(chenin.name, 1);
    const [, cheninLine] = await lineIdsOnServer(cart);
    await changeOnServer(cart, 'DELETE', `/line_items/${cheninLine}`);
    trouble.expect(/^404 PATCH .*line_items/);
    await tab.cart.more(chenin.name).click();
    await tab.sees(
      describeCartChange({ kind: 'changed', who: 'elsewhere', lines: [{ name: chenin.name, before: 1, now: 0 }] }),
    );
    await tab.cart.line(chenin.name).waitFor({ state: 'detached' });
  });

  it('takes a pack that holds other cans by now out of it, wherever the shop is opened, and says why (spec §5)', async ({
    visit,
  }) => {
    const { tab, cart } = await visit({ basket });
    await changeOnServer(cart, 'POST', '/line_items', {
      line_item: { sku: redPack.sku, quantity: 1, parts: [{ sku: gamay.sku, quantity: 6 }] },
    });
    await tab.open('/checkout/');
    await tab.sees(`so we removed it from your cart: ${redPack.name}`);
    await tab.carries(4);
    expect(await linesOnServer(cart)).toHaveLength(2);
  });

  it('brings back the cart of the other device at sign-in', async ({ visit }) => {
    const { tab, jwt } = await visit({ isSignedIn: true });
    await prepareCart({ [gamay.sku]: 3 }, 'cart', tab.email, jwt);
    await tab.open('/shop/');
    await tab.sees(describeCartChange({ kind: 'brought-back', units: 3 }));
    await tab.carries(3);
  });
});
