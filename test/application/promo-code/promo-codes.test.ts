import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { ApplyPromoCode } from '#src/application/promo-code/apply-promo-code';
import { RemovePromoCode } from '#src/application/promo-code/remove-promo-code';
import { discountsOf } from '#src/domain/cart/order-summary';
import { noAnswer, outcomeOf, rejectedWith } from '#test/application/failures';
import { deniedCode, invalid, lockedOrder } from '#test/fakes/shop/refusals';
import { openTab, type TestTab } from '#test/support/test-tab';

let tab: TestTab;
beforeEach(async () => {
  tab = openTab();
  await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 2 });
});

const codes = () => discountsOf(tab.serverOrder!).map(({ code }) => code);

describe('Applying a coupon code (spec §4 Promo codes, §8 Handling)', () => {
  it.each(['ten', 'TEN', '  Ten\n'])('applies "%s" however it is written', async (input) => {
    expect(await tab.get(ApplyPromoCode).execute(input)).toEqual({ kind: 'applied', code: 'ten' });
    expect(codes()).toEqual(['ten']);
    expect(tab.cart.current).toEqual(tab.serverOrder);
    expect(tab.cart.current?.total).toBe(400);
  });

  it("counts a code that is 'already' there as applied", async () => {
    await tab.get(ApplyPromoCode).execute('ten');
    expect(await tab.get(ApplyPromoCode).execute('TEN')).toEqual({ kind: 'already-applied', code: 'ten' });
    expect(codes()).toEqual(['ten']);
  });

  it("passes the server's own words on", async () => {
    tab.shop.failNext('applyPromoCode', deniedCode('not_first_order', 'This code is for first orders.'));
    expect(await tab.get(ApplyPromoCode).execute('ten')).toEqual({
      kind: 'denied',
      code: 'ten',
      denial: { reason: 'not_first_order', message: 'This code is for first orders.' },
    });
  });

  it.each(['', '   ', 'A'.repeat(65), 'A'.repeat(10_000)])('sends nothing that is no code', async (input) => {
    tab.shop.failNext('applyPromoCode', noAnswer());
    expect(await tab.get(ApplyPromoCode).execute(input)).toEqual({ kind: 'not-a-code' });
    expect(codes()).toEqual([]);
  });

  it('does not take a failure for a denial', async () => {
    const failure = noAnswer();
    tab.shop.failNext('applyPromoCode', failure);
    expect(await outcomeOf(tab.get(ApplyPromoCode).execute('ten'))).toEqual(rejectedWith(failure));
    expect(codes()).toEqual([]);
  });

  it('waits for a locked order', async () => {
    tab.shop.failNext('applyPromoCode', lockedOrder('order-1'));
    const applying = tab.get(ApplyPromoCode).execute('ten');
    await tab.scheduler.advance(100);
    expect(await applying).toEqual({ kind: 'applied', code: 'ten' });
  });

  it('is not possible without a cart', async () => {
    expect(await outcomeOf(openTab().get(ApplyPromoCode).execute('ten'))).toMatchObject({
      status: 'rejected',
      reason: { code: 'not_found' },
    });
  });
});

describe('Removing a coupon code (spec §7 DELETE coupon_codes)', () => {
  beforeEach(async () => {
    await tab.get(ApplyPromoCode).execute('ten');
    await tab.get(ApplyPromoCode).execute('pct10');
  });

  it('takes that one off, and no other', async () => {
    expect(await tab.get(RemovePromoCode).execute('ten')).toEqual(tab.serverOrder);
    expect(codes()).toEqual(['pct10']);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('is content when it is not on the order any more', async () => {
    await tab.world.orders.removePromoCode(tab.storage.read()!, 'ten');
    await tab.get(RemovePromoCode).execute('ten');
    expect(codes()).toEqual(['pct10']);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('fails when the server refuses for any other reason: the code is still there', async () => {
    const failure = invalid({ base: ['not now'] });
    tab.shop.failNext('removePromoCode', failure);
    expect(await outcomeOf(tab.get(RemovePromoCode).execute('ten'))).toEqual(rejectedWith(failure));
    expect(codes()).toEqual(['ten', 'pct10']);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('fails when the server does, and the code is still shown', async () => {
    const failure = noAnswer();
    tab.shop.failNext('removePromoCode', failure);
    expect(await outcomeOf(tab.get(RemovePromoCode).execute('ten'))).toEqual(rejectedWith(failure));
    expect(discountsOf(tab.cart.current!).map(({ code }) => code)).toEqual(['ten', 'pct10']);
  });
});
