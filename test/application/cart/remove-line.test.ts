import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { EmptyCart } from '#src/application/cart/empty-cart';
import { RemoveLine } from '#src/application/cart/remove-line';
import { ApplyPromoCode } from '#src/application/promo-code/apply-promo-code';
import { shownLines } from '#src/domain/cart/quantity';
import { outcomeOf, rejectedWith } from '#test/application/failures';
import { invalid, notFound } from '#test/fakes/shop/refusals';
import { openTab, type TestTab } from '#test/support/test-tab';

let tab: TestTab;
let white: string;
beforeEach(async () => {
  tab = openTab();
  await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 2 });
  const order = await tab.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 1 });
  white = order.lineItems[0]!.id;
});

const shown = () => shownLines(tab.cart.current!, tab.cart.intents).map(({ line }) => line.sku);
const onServer = () => tab.serverOrder!.lineItems.map(({ sku }) => sku);

describe('Removing a line (spec §7 DELETE line_items)', () => {
  it('lets it disappear at once, and then for good', async () => {
    const gate = tab.shop.hold('removeLine');
    const removing = tab.get(RemoveLine).execute(white);
    expect(shown()).toEqual(['RED-1']);
    await gate.reached;
    expect(onServer()).toEqual(['WHITE-1', 'RED-1']);
    gate.release();
    expect(await removing).toEqual(tab.serverOrder);
    expect(onServer()).toEqual(['RED-1']);
    expect(tab.cart.current).toEqual(tab.serverOrder);
    expect(tab.cart.intents).toEqual(new Map());
  });

  it('brings it back when the server refuses', async () => {
    const failure = invalid({ base: ['not now'] });
    tab.shop.failNext('removeLine', failure);
    expect(await outcomeOf(tab.get(RemoveLine).execute(white))).toEqual(rejectedWith(failure));
    expect(shown()).toEqual(['WHITE-1', 'RED-1']);
    expect(tab.cart.intents).toEqual(new Map());
  });

  it('is content when another tab removed it already', async () => {
    await tab.world.orders.removeLine(tab.storage.read()!, white);
    await tab.get(RemoveLine).execute(white);
    expect(shown()).toEqual(['RED-1']);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('tells that the cart is gone when all of it is', async () => {
    tab.shop.failNext('removeLine', notFound());
    // Once for the change, once to look it up.
    for (let times = 0; times < 2; times += 1) tab.shop.failNext('read', notFound());
    expect(await outcomeOf(tab.get(RemoveLine).execute(white))).toMatchObject({
      status: 'rejected',
      reason: { code: 'not_found' },
    });
    expect([tab.alerts.shown, tab.cart.current, tab.storage.read()]).toEqual([
      [{ kind: 'refused' }],
      undefined,
      undefined,
    ]);
  });

  it('is content to be asked twice', async () => {
    await Promise.all([tab.get(RemoveLine).execute(white), tab.get(RemoveLine).execute(white)]);
    expect(onServer()).toEqual(['RED-1']);
    expect(tab.cart.intents).toEqual(new Map());
  });

  it('keeps the order when its last line goes', async () => {
    const { number } = tab.storage.read()!;
    for (const { id } of tab.cart.current!.lineItems) await tab.get(RemoveLine).execute(id);
    expect(onServer()).toEqual([]);
    expect(tab.storage.read()?.number).toBe(number);
  });
});

describe('Emptying the cart (spec §7 PUT empty)', () => {
  it('takes lines and codes away, and keeps number and token', async () => {
    const key = tab.storage.read();
    await tab.get(ApplyPromoCode).execute('TEN');
    const order = await tab.get(EmptyCart).execute();
    expect(order).toMatchObject({ ...key, lineItems: [], adjustments: [], total: 0 });
    expect(tab.cart.current).toEqual(tab.serverOrder);
    expect(tab.storage.read()).toEqual(key);
  });

  it('leaves the cart as it is when the server refuses', async () => {
    const failure = invalid({ base: ['not now'] });
    tab.shop.failNext('empty', failure);
    expect(await outcomeOf(tab.get(EmptyCart).execute())).toEqual(rejectedWith(failure));
    expect(onServer()).toEqual(['WHITE-1', 'RED-1']);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });
});
