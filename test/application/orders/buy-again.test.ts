import { beforeEach, describe, expect, it } from 'vitest';
import { CurrentCart } from '#src/application/cart/current-cart';
import { BuyAgain } from '#src/application/orders/buy-again';
import { noAnswer } from '#test/application/failures';
import { aLine } from '#test/builders/a-line';
import { aProduct } from '#test/builders/a-product';
import { anOrder } from '#test/builders/an-order';
import { insufficientStock, notFound } from '#test/fakes/shop/refusals';
import { openTab, type TestTab } from '#test/support/test-tab';

const white = aLine({ id: 'old-1', sku: 'WHITE-1', quantity: 2 });
const red = aLine({ id: 'old-2', sku: 'RED-1', quantity: 3 });
const rose = aLine({ id: 'old-3', sku: 'ROSE-1', quantity: 1 });
const order = anOrder({ state: 'complete', completedAt: 1, lineItems: [white, red, rose] });

let tab: TestTab;
beforeEach(() => {
  tab = openTab();
  const products = tab.shop.world.variants.map(({ sku, name, slug, price }) => aProduct({ sku, name, slug, price }));
  tab.content.catalogue = { products, kits: [], regions: [] };
});

const bought = () => tab.serverOrder?.lineItems.map(({ sku, quantity }) => [sku, quantity]);

describe('Buying an order again (spec §1 Order history, §2 /account/*)', () => {
  it('puts available products into the cart, creating one, and names the rest', async () => {
    const outcome = await tab.get(BuyAgain).execute(order);
    expect(bought()).toEqual([
      ['WHITE-1', 2],
      ['RED-1', 3],
    ]);
    expect(outcome).toEqual({ added: [white, red], leftOut: [{ line: rose, reason: 'sold-out' }] });
  });

  it('adds to the cart that is there', async () => {
    await tab.get(BuyAgain).execute(order);
    await tab.get(BuyAgain).execute(order);
    expect(bought()).toEqual([
      ['WHITE-1', 4],
      ['RED-1', 6],
    ]);
  });

  it('says in the cart when one costs something else today', async () => {
    await tab.get(BuyAgain).execute(anOrder({ lineItems: [aLine({ ...white, price: 650 as never })] }));
    expect([...tab.get(CurrentCart).promised.values()]).toContain(650);
  });

  it('names products that the server refuses after all, and goes on', async () => {
    await tab.get(BuyAgain).execute(anOrder({ lineItems: [white] }));
    tab.shop.failNext('addLine', notFound());
    tab.shop.failNext('addLine', insufficientStock());
    const outcome = await tab.get(BuyAgain).execute(anOrder({ lineItems: [white, red, aLine({ id: 'old-4' })] }));
    expect(outcome.leftOut.map(({ line, reason }) => [line.id, reason])).toEqual([
      ['old-1', 'not-sold'],
      ['old-2', 'sold-out'],
    ]);
    expect(outcome.added.map(({ id }) => id)).toEqual(['old-4']);
  });

  it('continues where it stopped: nothing is in the cart twice', async () => {
    tab.shop.failNext('addLine', noAnswer());
    const first = await tab.get(BuyAgain).execute(order);
    expect(first.stoppedBy?.code).toBe('network_error');
    expect(bought()).toEqual([['WHITE-1', 2]]);
    const second = await tab.get(BuyAgain).execute(order, new Set(first.added.map(({ id }) => id)));
    expect(second.stoppedBy).toBeUndefined();
    expect(bought()).toEqual([
      ['WHITE-1', 2],
      ['RED-1', 3],
    ]);
  });

  it('adds a line once whose answer was lost', async () => {
    await tab.get(BuyAgain).execute(anOrder({ lineItems: [red] }));
    tab.shop.failAfter('addLine', noAnswer());
    expect(await tab.get(BuyAgain).execute(anOrder({ lineItems: [white] }))).toMatchObject({ added: [white] });
    expect(bought()).toEqual([
      ['RED-1', 3],
      ['WHITE-1', 2],
    ]);
  });

  it('adds nothing when the catalogue is unknown', async () => {
    tab.content.failNext(noAnswer());
    await expect(tab.get(BuyAgain).execute(order)).rejects.toMatchObject({ code: 'network_error' });
    tab.shop.failNext('readBySkus', noAnswer());
    await expect(tab.get(BuyAgain).execute(order)).rejects.toMatchObject({ code: 'network_error' });
    expect(tab.serverOrder).toBeUndefined();
  });
});
