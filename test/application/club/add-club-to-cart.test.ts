import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { AddClubToCart } from '#src/application/club/add-club-to-cart';
import type { JoinChoice } from '#src/domain/club/club-join';
import { noAnswer, outcomeOf, rejectedWith } from '#test/application/failures';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { smallShop } from '#test/fakes/shop/shop-world';
import { openTab, type TestTab } from '#test/support/test-tab';

const clubShop = () =>
  new InMemoryShop({
    world: { ...smallShop, variants: smallShop.variants.map((variant) => ({ ...variant, subscribable: true })) },
  });
const choice = (cans: Readonly<Record<string, number>>, length = 1): JoinChoice => ({
  type: 'all',
  box: { size: 12, cans: Object.entries(cans).map(([sku, quantity]) => ({ sku, quantity })) },
  interval: { length, unit: 'month' },
});
const joining = (tab: TestTab) => tab.get(AddClubToCart);
const lines = (tab: TestTab) =>
  Object.fromEntries(
    (tab.serverOrder?.lineItems ?? []).map(({ sku, quantity, subscriptionLineItems: [repeated] }) => [
      repeated ? `${sku} every ${repeated.interval.length}` : sku,
      quantity,
    ]),
  );

describe('Joining the club puts lines that repeat into the cart (spec §1 the can club, §4 Club join, §7 subscriptionLineItem)', () => {
  it('makes a cart of them when there is none', async () => {
    const tab = openTab({ shop: clubShop() });
    await joining(tab).execute(choice({ 'WHITE-1': 5, 'RED-1': 7 }));
    expect(lines(tab)).toEqual({ 'WHITE-1 every 1': 5, 'RED-1 every 1': 7 });
    expect(tab.cart.current).toEqual(tab.serverOrder);
    expect(tab.serverOrder?.subscriptionInCart).toBe(true);
  });

  it('leaves the earlier lines of the cart as they are', async () => {
    const tab = openTab({ shop: clubShop() });
    await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 2 });
    await joining(tab).execute(choice({ 'WHITE-1': 12 }));
    expect(lines(tab)).toEqual({ 'WHITE-1': 2, 'WHITE-1 every 1': 12 });
  });

  it('is the same for two impatient clicks as for one', async () => {
    const tab = openTab({ shop: clubShop() });
    await tab.get(AddLineToCart).execute({ sku: 'ORANGE-1', quantity: 1 });
    const join = joining(tab);
    await Promise.all([join.execute(choice({ 'WHITE-1': 12 })), join.execute(choice({ 'WHITE-1': 12 }))]);
    expect(lines(tab)).toEqual({ 'ORANGE-1': 1, 'WHITE-1 every 1': 12 });
  });

  it('replaces an earlier choice', async () => {
    const tab = openTab({ shop: clubShop() });
    await joining(tab).execute(choice({ 'WHITE-1': 6, 'RED-1': 6 }));
    await joining(tab).execute(choice({ 'RED-1': 8, 'ORANGE-1': 4 }, 2));
    expect(lines(tab)).toEqual({ 'RED-1 every 2': 8, 'ORANGE-1 every 2': 4 });
  });

  it('repairs a call that a browser has sent twice', async () => {
    const tab = openTab({ shop: clubShop() });
    await tab.get(AddLineToCart).execute({ sku: 'ORANGE-1', quantity: 1 });
    const addLine = tab.world.orders.addLine.bind(tab.world.orders);
    vi.spyOn(tab.world.orders, 'addLine').mockImplementationOnce(async (key, line) => {
      await addLine(key, line);
      await addLine(key, line);
    });
    await joining(tab).execute(choice({ 'WHITE-1': 5, 'RED-1': 7 }));
    expect(lines(tab)).toEqual({ 'ORANGE-1': 1, 'WHITE-1 every 1': 5, 'RED-1 every 1': 7 });
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('goes on where it was cut off', async () => {
    const tab = openTab({ shop: clubShop() });
    await tab.get(AddLineToCart).execute({ sku: 'ORANGE-1', quantity: 1 });
    const failure = noAnswer();
    tab.shop.failAfter('addLine', failure);
    expect(await outcomeOf(joining(tab).execute(choice({ 'WHITE-1': 5, 'RED-1': 7 })))).toEqual(rejectedWith(failure));
    expect(tab.cart.current).toEqual(tab.serverOrder);
    await joining(tab).execute(choice({ 'WHITE-1': 5, 'RED-1': 7 }));
    expect(lines(tab)).toEqual({ 'ORANGE-1': 1, 'WHITE-1 every 1': 5, 'RED-1 every 1': 7 });
  });

  it('says which wine is not sold any more, and keeps the rest of the cart', async () => {
    const tab = openTab({ shop: clubShop() });
    await tab.get(AddLineToCart).execute({ sku: 'ORANGE-1', quantity: 1 });
    expect(await outcomeOf(joining(tab).execute(choice({ GONE: 12 })))).toMatchObject({
      reason: { code: 'not_found' },
    });
    expect(lines(tab)).toEqual({ 'ORANGE-1': 1 });
  });

  it('ends with exactly the last choice, whatever was chosen before', async () => {
    const anyChoice = fc
      .tuple(
        fc.uniqueArray(
          fc.tuple(fc.constantFrom('WHITE-1', 'RED-1', 'ORANGE-1', 'FIZZ-1'), fc.integer({ min: 1, max: 12 })),
          { selector: ([sku]) => sku, minLength: 1 },
        ),
        fc.integer({ min: 1, max: 3 }),
      )
      .map(([cans, length]) => choice(Object.fromEntries(cans), length));
    await fc.assert(
      fc.asyncProperty(fc.array(anyChoice, { minLength: 1, maxLength: 4 }), async (choices) => {
        const tab = openTab({ shop: clubShop() });
        await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 2 });
        for (const one of choices) await joining(tab).execute(one);
        const last = choices.at(-1)!;
        const expected = last.box.cans.map(({ sku, quantity }) => [`${sku} every ${last.interval.length}`, quantity]);
        expect(lines(tab)).toEqual({ 'WHITE-1': 2, ...Object.fromEntries(expected) });
        expect(tab.cart.current).toEqual(tab.serverOrder);
      }),
      { numRuns: 60 },
    );
  });
});
