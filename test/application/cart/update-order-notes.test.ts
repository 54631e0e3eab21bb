import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { UpdateOrderNotes } from '#src/application/cart/update-order-notes';
import { ResumeCheckout } from '#src/application/checkout/resume-checkout';
import { tabAt } from '#test/application/checkout/checkout-walk';
import { noAnswer, outcomeOf, rejectedWith } from '#test/application/failures';
import { lockedOrder } from '#test/fakes/shop/refusals';
import { openTab, type TestTab } from '#test/support/test-tab';

const notes = { instructions: ' Ring twice ', from: 'Ada', recipient: 'Bob', note: 'Cheers' };
const none = { instructions: '', from: '', recipient: '', note: '' };

let tab: TestTab;
const update = (changed = notes) => tab.get(UpdateOrderNotes).execute(changed);
beforeEach(async () => {
  tab = openTab();
  await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 2 });
});

describe('Order notes (spec §7 PATCH orders)', () => {
  it('stands on the order, without the blanks around it', async () => {
    expect(await update()).toMatchObject({
      specialInstructions: 'Ring twice',
      giftNote: { from: 'Ada', recipient: 'Bob', note: 'Cheers' },
    });
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('goes when nothing is left of it', async () => {
    await update();
    await update(none);
    expect(tab.serverOrder).not.toHaveProperty('specialInstructions');
    expect(tab.serverOrder).not.toHaveProperty('giftNote');
  });

  it('is written once when only the answer was lost', async () => {
    tab.shop.failAfter('update', noAnswer());
    expect((await update()).specialInstructions).toBe('Ring twice');
    expect(tab.shop.received.filter((method) => method === 'update')).toHaveLength(1);
  });

  it('is told as not written when the server never heard of it', async () => {
    const failure = noAnswer();
    tab.shop.failNext('update', failure);
    expect(await outcomeOf(update())).toEqual(rejectedWith(failure));
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('waits while the order is locked (spec §9 Cart conflict retry)', async () => {
    tab.shop.failNext('update', lockedOrder('order-1'));
    const updating = update();
    await tab.scheduler.advance(100);
    expect((await updating).specialInstructions).toBe('Ring twice');
  });

  it('has no place without a cart', async () => {
    tab = openTab();
    expect(await outcomeOf(update())).toMatchObject({ reason: { code: 'not_found' } });
  });

  it('sends a running checkout back to its address, from where it resumes (spec §4 Checkout update states)', async () => {
    tab = await tabAt('payment');
    await update();
    expect(tab.cart.current).toMatchObject({ state: 'address', shipments: [] });
    expect(await tab.get(ResumeCheckout).execute()).toMatchObject({
      state: 'delivery',
      specialInstructions: 'Ring twice',
    });
  });
});
