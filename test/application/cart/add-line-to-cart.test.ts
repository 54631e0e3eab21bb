import { describe, expect, it, vi } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { CurrentCart } from '#src/application/cart/current-cart';
import { RestoreCart } from '#src/application/cart/restore-cart';
import type { NewLine } from '#src/application/ports/shop/order-gateway';
import { cents } from '#src/domain/money/money';
import { noAnswer, outcomeOf, rejectedWith } from '#test/application/failures';
import { openTab, type TestTab } from '#test/support/test-tab';

const lines = (tab: TestTab) => tab.serverOrder?.lineItems.map(({ sku, quantity }) => [sku, quantity]);

describe('Adding the first line (spec §1 Cart, §7 POST /api/orders)', () => {
  it('makes the order together with its line, stores it and shows it', async () => {
    const tab = openTab();
    const order = await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 3 });
    expect(lines(tab)).toEqual([['WHITE-1', 3]]);
    expect(tab.storage.read()).toEqual({ number: order.number, token: order.token });
    expect(tab.cart).toMatchObject({ current: order, isLoaded: true });
    expect(order).toEqual(tab.serverOrder);
  });

  it('is found by a reload right after', async () => {
    const tab = openTab();
    await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 3 });
    const reloaded = tab.openAnother();
    await reloaded.get(RestoreCart).execute();
    expect(reloaded.cart.current).toEqual(tab.serverOrder);
  });

  it('makes one order for two impatient clicks', async () => {
    const tab = openTab();
    await Promise.all([
      tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 }),
      tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 }),
    ]);
    expect(lines(tab)).toEqual([['WHITE-1', 2]]);
  });

  it('keeps the price that the page showed, over a reload, until the cart is forgotten', async () => {
    const tab = openTab();
    await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 3, price: cents(650) });
    await tab.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 1 });
    expect([...tab.openAnother().get(CurrentCart).promised]).toEqual([['WHITE-1', 650]]);
    tab.get(CurrentCart).forget();
    expect([...tab.get(CurrentCart).promised]).toEqual([]);
  });

  it('leaves nothing behind for a sku that is not sold', async () => {
    const tab = openTab();
    expect(await outcomeOf(tab.get(AddLineToCart).execute({ sku: 'NOWHERE', quantity: 1 }))).toMatchObject({
      status: 'rejected',
      reason: { code: 'not_found' },
    });
    expect(tab.storage.read()).toBeUndefined();
    expect(tab.cart.current).toBeUndefined();
  });

  it('can be done again when the answer to it was lost, and then is there once', async () => {
    const tab = openTab();
    const failure = noAnswer();
    tab.shop.failAfter('create', failure);
    expect(await outcomeOf(tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 3 }))).toEqual(
      rejectedWith(failure),
    );
    expect(tab.storage.read()).toBeUndefined();
    await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 3 });
    expect(lines(tab)).toEqual([['WHITE-1', 3]]);
  });
});

describe('Adding another line (spec §7 POST line_items)', () => {
  it('adds it to the order there is', async () => {
    const tab = openTab();
    const { number } = await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
    const order = await tab.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 2 });
    expect(order.number).toBe(number);
    expect(lines(tab)).toEqual([
      ['WHITE-1', 1],
      ['RED-1', 2],
    ]);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('raises the quantity of a line that holds the sku already', async () => {
    const tab = openTab();
    await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
    await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 2 });
    expect(lines(tab)).toEqual([['WHITE-1', 3]]);
  });

  it('adds to the order that another tab made first', async () => {
    const tab = openTab();
    const other = tab.openAnother();
    await Promise.all([
      tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 }),
      other.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 1 }),
    ]);
    expect(lines(tab)).toEqual([
      ['WHITE-1', 1],
      ['RED-1', 1],
    ]);
  });

  it('makes a new order when the old one was completed in another tab: nothing is lost', async () => {
    const tab = openTab();
    const { number } = await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
    tab.shop.completeElsewhere(number);
    const order = await tab.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 2 });
    expect(order.number).not.toBe(number);
    expect(tab.storage.read()).toEqual({ number: order.number, token: order.token });
    expect(tab.cart.current).toEqual(tab.serverOrder);
    expect(lines(tab)).toEqual([['RED-1', 2]]);
    expect(tab.shop.see(number).lineItems.map(({ sku }) => sku)).toEqual(['WHITE-1']);
  });

  it('makes no new order when the line is refused by the one there is', async () => {
    const tab = openTab();
    const { number } = await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
    expect(await outcomeOf(tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 10_000 }))).toMatchObject({
      status: 'rejected',
      reason: { code: 'unprocessable_entity' },
    });
    expect(tab.storage.read()?.number).toBe(number);
    expect(lines(tab)).toEqual([['WHITE-1', 1]]);
  });
});

describe('A browser that sends an addition twice (spec §7 POST line_items)', () => {
  async function addedTwice(line: NewLine) {
    const tab = openTab();
    await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
    const addLine = tab.world.orders.addLine.bind(tab.world.orders);
    vi.spyOn(tab.world.orders, 'addLine').mockImplementationOnce(async (key, asked) => {
      await addLine(key, asked);
      await addLine(key, asked);
    });
    const order = await tab.get(AddLineToCart).execute(line);
    return { tab, order };
  }

  it('is told with the units beyond the requested ones', async () => {
    const { tab, order } = await addedTwice({ sku: 'WHITE-1', quantity: 2 });
    expect(lines(tab)).toEqual([['WHITE-1', 5]]);
    expect(tab.alerts.shown).toEqual([{ kind: 'surplus', surplus: { line: order.lineItems[0], asked: 2, extra: 2 } }]);
  });

  it('is told also when the second answer was lost, and looked up', async () => {
    const tab = openTab();
    await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
    const addLine = tab.world.orders.addLine.bind(tab.world.orders);
    vi.spyOn(tab.world.orders, 'addLine').mockImplementationOnce(async (key, asked) => {
      await addLine(key, asked);
      await addLine(key, asked);
      throw noAnswer();
    });
    await tab.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 1 });
    expect(tab.alerts.shown).toMatchObject([
      { kind: 'surplus', surplus: { line: { sku: 'RED-1' }, asked: 1, extra: 1 } },
    ]);
  });

  it('is not told of earlier units, or of an addition that came once', async () => {
    const tab = openTab();
    for (let times = 0; times < 3; times += 1) await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 2 });
    expect([lines(tab), tab.alerts.shown]).toEqual([[['WHITE-1', 6]], []]);
  });
});
