import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { RemoveLine } from '#src/application/cart/remove-line';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { ApplyPromoCode } from '#src/application/promo-code/apply-promo-code';
import { RemovePromoCode } from '#src/application/promo-code/remove-promo-code';
import { noAnswer, outcomeOf } from '#test/application/failures';
import { invalid } from '#test/fakes/shop/refusals';
import { openTab, type TestTab } from '#test/support/test-tab';

let tab: TestTab;
beforeEach(async () => {
  tab = openTab();
  await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 2 });
});

const told = () => tab.events.told;

describe('Changes of the cart, for analytics (spec §7 Other calls)', () => {
  it('are told with the first line, with more of it, and without it', async () => {
    await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
    await tab.get(RemoveLine).execute(tab.serverOrder!.lineItems[0]!.id);
    expect(told()).toEqual(['cart_item_added WHITE-1 2', 'cart_item_added WHITE-1 1', 'cart_item_removed WHITE-1 3']);
  });

  it('are told although the answer got lost, and not when the server refused', async () => {
    tab.shop.failAfter('addLine', noAnswer());
    await tab.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 1 });
    tab.shop.failNext('addLine', invalid({ base: ['not now'] }));
    await outcomeOf(tab.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 1 }));
    expect(told()).toEqual(['cart_item_added WHITE-1 2', 'cart_item_added RED-1 1']);
  });

  it('are not told again by a page that is opened with the cart, nor by another tab', async () => {
    const later = tab.reload();
    await later.get(RestoreCart).execute();
    expect([later.skus, later.events.told]).toEqual([['WHITE-1'], []]);
  });
});

describe('Codes, for analytics (spec §4 Promo codes)', () => {
  it('are told without their letters: applied, denied for a reason, removed', async () => {
    await tab.get(ApplyPromoCode).execute('ten');
    await tab.get(ApplyPromoCode).execute('ten');
    await tab.get(ApplyPromoCode).execute('old');
    await tab.get(RemovePromoCode).execute('ten');
    expect(told().slice(1)).toEqual(['coupon_applied 400', 'coupon_denied expired', 'coupon_removed 1400']);
  });
});
