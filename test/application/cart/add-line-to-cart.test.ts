import { describe, expect, it, vi } from 'vitest';
import type { NewLine } from '#src/application/ports/shop/order-gateway';
import { cents } from '#src/domain/money/money';
import { noAnswer, outcomeOf, rejectedWith } from '#test/application/failures';
import { Tab } from '#test/application/tab';

const lines = (tab: Tab) => tab.serverOrder?.lineItems.map(({ sku, quantity }) => [sku, quantity]);

describe('Adding the first line (spec §1 Cart, §7 POST /api/orders)', () => {
  it('makes the order together with its line, stores it and shows it', async () => {
    const tab = Tab.open();
    const order = await tab.addLine.execute({ sku: 'WHITE-1', quantity: 3 });
    expect(lines(tab)).toEqual([['WHITE-1', 3]]);
    expect(tab.storage.read()).toEqual({ number: order.number, token: order.token });
    expect(tab.cart).toMatchObject({ current: order, isLoaded: true });
    expect(order).toEqual(tab.serverOrder);
  });

  it('is found by a reload right after', async () => {
    const tab = Tab.open();
    await tab.addLine.execute({ sku: 'WHITE-1', quantity: 3 });
    const reloaded = tab.openAnother();
    await reloaded.restoreCart.execute();
    expect(reloaded.cart.current).toEqual(tab.serverOrder);
  });

  it('makes one order for two impatient clicks', async () => {
    const tab = Tab.open();
    await Promise.all([
      tab.addLine.execute({ sku: 'WHITE-1', quantity: 1 }),
      tab.addLine.execute({ sku: 'WHITE-1', quantity: 1 }),
    ]);
    expect(lines(tab)).toEqual([['WHITE-1', 2]]);
  });

  it('keeps what the page said it costs, over a reload, until the cart is forgotten', async () => {
    const tab = Tab.open();
    await tab.addLine.execute({ sku: 'WHITE-1', quantity: 3, price: cents(650) });
    await tab.addLine.execute({ sku: 'RED-1', quantity: 1 });
    expect([...tab.openAnother().storage.readPrices()]).toEqual([['WHITE-1', 650]]);
    tab.storage.clear();
    expect([...tab.storage.readPrices()]).toEqual([]);
  });

  it('leaves nothing behind for a sku that is not sold', async () => {
    const tab = Tab.open();
    expect(await outcomeOf(tab.addLine.execute({ sku: 'NOWHERE', quantity: 1 }))).toMatchObject({
      status: 'rejected',
      reason: { code: 'not_found' },
    });
    expect(tab.storage.read()).toBeUndefined();
    expect(tab.cart.current).toBeUndefined();
  });

  it('can be done again when the answer to it was lost, and then is there once', async () => {
    const tab = Tab.open();
    const failure = noAnswer();
    tab.shop.failAfter('create', failure);
    expect(await outcomeOf(tab.addLine.execute({ sku: 'WHITE-1', quantity: 3 }))).toEqual(rejectedWith(failure));
    expect(tab.storage.read()).toBeUndefined();
    await tab.addLine.execute({ sku: 'WHITE-1', quantity: 3 });
    expect(lines(tab)).toEqual([['WHITE-1', 3]]);
  });
});

describe('Adding another line (spec §7 POST line_items)', () => {
  it('adds it to the order there is', async () => {
    const tab = Tab.open();
    const { number } = await tab.addLine.execute({ sku: 'WHITE-1', quantity: 1 });
    const order = await tab.addLine.execute({ sku: 'RED-1', quantity: 2 });
    expect(order.number).toBe(number);
    expect(lines(tab)).toEqual([
      ['WHITE-1', 1],
      ['RED-1', 2],
    ]);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('raises the quantity of a line that holds the sku already', async () => {
    const tab = Tab.open();
    await tab.addLine.execute({ sku: 'WHITE-1', quantity: 1 });
    await tab.addLine.execute({ sku: 'WHITE-1', quantity: 2 });
    expect(lines(tab)).toEqual([['WHITE-1', 3]]);
  });

  it('adds to the order that another tab made first', async () => {
    const tab = Tab.open();
    const other = tab.openAnother();
    await Promise.all([
      tab.addLine.execute({ sku: 'WHITE-1', quantity: 1 }),
      other.addLine.execute({ sku: 'RED-1', quantity: 1 }),
    ]);
    expect(lines(tab)).toEqual([
      ['WHITE-1', 1],
      ['RED-1', 1],
    ]);
  });

  it('makes a new order when the old one was completed in another tab: nothing is lost', async () => {
    const tab = Tab.open();
    const { number } = await tab.addLine.execute({ sku: 'WHITE-1', quantity: 1 });
    tab.shop.completeElsewhere(number);
    const order = await tab.addLine.execute({ sku: 'RED-1', quantity: 2 });
    expect(order.number).not.toBe(number);
    expect(tab.storage.read()).toEqual({ number: order.number, token: order.token });
    expect(tab.cart.current).toEqual(tab.serverOrder);
    expect(lines(tab)).toEqual([['RED-1', 2]]);
    expect(tab.shop.see(number).lineItems.map(({ sku }) => sku)).toEqual(['WHITE-1']);
  });

  it('makes no new order when the line is refused by the one there is', async () => {
    const tab = Tab.open();
    const { number } = await tab.addLine.execute({ sku: 'WHITE-1', quantity: 1 });
    expect(await outcomeOf(tab.addLine.execute({ sku: 'WHITE-1', quantity: 10_000 }))).toMatchObject({
      status: 'rejected',
      reason: { code: 'unprocessable_entity' },
    });
    expect(tab.storage.read()?.number).toBe(number);
    expect(lines(tab)).toEqual([['WHITE-1', 1]]);
  });
});

describe('A browser that sends an addition twice (spec §7 POST line_items)', () => {
  async function addedTwice(line: NewLine) {
    const tab = Tab.open();
    await tab.addLine.execute({ sku: 'WHITE-1', quantity: 1 });
    const addLine = tab.orders.addLine.bind(tab.orders);
    vi.spyOn(tab.orders, 'addLine').mockImplementationOnce(async (key, asked) => {
      await addLine(key, asked);
      await addLine(key, asked);
    });
    const order = await tab.addLine.execute(line);
    return { tab, order };
  }

  it('is told with what came beyond what was asked for', async () => {
    const { tab, order } = await addedTwice({ sku: 'WHITE-1', quantity: 2 });
    expect(lines(tab)).toEqual([['WHITE-1', 5]]);
    expect(tab.news.shown).toEqual([{ kind: 'surplus', surplus: { line: order.lineItems[0], asked: 2, extra: 2 } }]);
  });

  it('is told also when the second answer was lost, and looked up', async () => {
    const tab = Tab.open();
    await tab.addLine.execute({ sku: 'WHITE-1', quantity: 1 });
    const addLine = tab.orders.addLine.bind(tab.orders);
    vi.spyOn(tab.orders, 'addLine').mockImplementationOnce(async (key, asked) => {
      await addLine(key, asked);
      await addLine(key, asked);
      throw noAnswer();
    });
    await tab.addLine.execute({ sku: 'RED-1', quantity: 1 });
    expect(tab.news.shown).toMatchObject([
      { kind: 'surplus', surplus: { line: { sku: 'RED-1' }, asked: 1, extra: 1 } },
    ]);
  });

  it('is not told of what was there before, or of an addition that came once', async () => {
    const tab = Tab.open();
    for (let times = 0; times < 3; times += 1) await tab.addLine.execute({ sku: 'WHITE-1', quantity: 2 });
    expect([lines(tab), tab.news.shown]).toEqual([[['WHITE-1', 6]], []]);
  });
});
