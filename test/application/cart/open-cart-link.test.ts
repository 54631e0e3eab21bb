import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { CurrentCart } from '#src/application/cart/current-cart';
import { OpenCartLink } from '#src/application/cart/open-cart-link';
import { RemoveLine } from '#src/application/cart/remove-line';
import { ApplyPendingPromoCodes } from '#src/application/promo-code/apply-pending-promo-codes';
import { PendingPromoCodes } from '#src/application/promo-code/pending-promo-codes';
import { CartStorage } from '#src/application/storage/cart-storage';
import { given } from '#src/composition/container';
import { sameWishPeriod } from '#src/domain/cart/cart-link-plan';
import { noAnswer, uncertainFailures } from '#test/application/failures';
import { aProduct } from '#test/builders/a-product';
import { insufficientStock, notFound } from '#test/fakes/shop/refusals';
import { StoringBrowser, storedIn } from '#test/support/storing-browser';
import { openTab, type TestTab } from '#test/support/test-tab';

let tab: TestTab;
beforeEach(() => {
  tab = openTab();
  const products = tab.shop.world.variants.map(({ sku, name, slug, price }) => aProduct({ sku, name, slug, price }));
  tab.content.catalogue = { products, kits: [], regions: [] };
});

const link = 'WHITE-1:2,RED-1:1';
const open = (address = link, where = tab) => where.get(OpenCartLink).execute(address);
const bought = () => tab.serverOrder?.lineItems.map(({ sku, quantity }) => `${quantity} × ${sku}`);

describe('Opening a cart link (spec §2 /en-US/cart/)', () => {
  it('puts its products into the cart, creating one', async () => {
    expect(await open()).toEqual({ units: 3, notAdded: [], unreadable: 0 });
    expect(bought()).toEqual(['2 × WHITE-1', '1 × RED-1']);
  });

  it('keeps the lines of the cart, and adds to them', async () => {
    await tab.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 4 });
    await tab.get(AddLineToCart).execute({ sku: 'FIZZ-1', quantity: 1 });
    await open();
    expect(bought()).toEqual(['5 × RED-1', '1 × FIZZ-1', '2 × WHITE-1']);
  });

  it('keeps the lines of a stored cart that this page has not loaded yet', async () => {
    await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 3 });
    await open(link, tab.reload());
    expect(bought()).toEqual(['5 × WHITE-1', '1 × RED-1']);
  });

  it('names unavailable products, and adds the rest', async () => {
    const outcome = await open('WHITE-1:1,ROSE-1:1,NOTHING-1:1,PINK-1:5,RED-1:0,no sku:1');
    expect(bought()).toEqual(['1 × WHITE-1', '3 × PINK-1']);
    expect(outcome).toMatchObject({
      units: 4,
      unreadable: 1,
      notAdded: [
        { sku: 'ROSE-1', product: { name: 'Late Rosé' }, reason: 'sold-out' },
        { sku: 'NOTHING-1', reason: 'unknown' },
        { sku: 'PINK-1', reason: 'fewer-left', added: 3 },
        { sku: 'RED-1', product: { name: 'Quiet Red' }, reason: 'bad-quantity' },
      ],
    });
  });

  it('names products that the server refuses after all, and goes on', async () => {
    await tab.get(AddLineToCart).execute({ sku: 'FIZZ-1', quantity: 1 });
    tab.shop.failNext('addLine', insufficientStock());
    tab.shop.failNext('addLine', notFound());
    const outcome = await open('WHITE-1:2,RED-1:1,PINK-1:1');
    expect(outcome.notAdded.map(({ sku, reason }) => [sku, reason])).toEqual([
      ['WHITE-1', 'sold-out'],
      ['RED-1', 'unknown'],
    ]);
    expect([outcome.units, bought()]).toEqual([1, ['1 × FIZZ-1', '1 × PINK-1']]);
  });

  it('makes no cart for a link that asks for nothing', async () => {
    expect(await open(',,')).toEqual({ units: 0, notAdded: [], unreadable: 0 });
    expect(tab.serverOrder).toBeUndefined();
  });

  it('stores the price that the catalogue says, which the cart compares', async () => {
    await open('WHITE-1:1');
    expect([...tab.get(CurrentCart).promised]).toEqual([['WHITE-1', 700]]);
  });
});

describe('A cart link with a code (spec §4 Promo codes)', () => {
  it('has it tried once everything is there: a code may need all of the lines', async () => {
    await tab.get(AddLineToCart).execute({ sku: 'FIZZ-1', quantity: 1 });
    tab.get(PendingPromoCodes).keep({ key: 'promo', code: 'ten' });
    const gate = tab.shop.hold('addLine');
    const opening = open();
    const applying = tab.get(ApplyPendingPromoCodes).execute('start-up', () => undefined);
    await tab.scheduler.quiet();
    expect(tab.shop.received).not.toContain('applyPromoCode');
    gate.release();
    await tab.scheduler.quiet();
    await Promise.all([opening, applying]);
    expect(tab.shop.received.lastIndexOf('addLine')).toBeLessThan(tab.shop.received.indexOf('applyPromoCode'));
  });
});

describe('A cart link that is opened again (spec §2 /en-US/cart/)', () => {
  it('adds nothing after a reload, or by a second click meanwhile', async () => {
    const clicks = [open(), open()];
    await tab.scheduler.quiet();
    expect((await Promise.all(clicks)).map(({ units }) => units)).toEqual([3, 0]);
    await open(link, tab.reload());
    expect(bought()).toEqual(['2 × WHITE-1', '1 × RED-1']);
  });

  it('adds once in two tabs, also where their storage is a moment behind', async () => {
    tab = openTab();
    const { shop, scheduler, content } = tab;
    content.catalogue = { products: [aProduct()], kits: [], regions: [] };
    // Another browser stands for storage that has not arrived yet.
    const late = storedIn(new StoringBrowser().openTab()).get(CartStorage);
    const first = open('WHITE-1:2');
    const second = open('WHITE-1:2', tab.openAnother(given(CartStorage, late)));
    const { number } = await first.then(() => tab.cart.current!);
    scheduler.after(150, () => {
      late.write(tab.cart.current!);
      late.links.write(tab.get(CurrentCart).openedLinks);
    });
    await scheduler.quiet();
    expect((await second).units).toBe(0);
    expect(shop.see(number).lineItems.map(({ sku, quantity }) => `${quantity} × ${sku}`)).toEqual(['2 × WHITE-1']);
  });

  it('adds the rest after a failure halfway, and says so only of the rest', async () => {
    tab.shop.failNext('addLine', noAnswer());
    await expect(open()).rejects.toMatchObject({ code: 'network_error' });
    expect(bought()).toEqual(['2 × WHITE-1']);
    expect((await open(link, tab.reload())).units).toBe(1);
    expect(bought()).toEqual(['2 × WHITE-1', '1 × RED-1']);
  });

  it.each(uncertainFailures)('adds a product once although its answer was lost: $code', async (failure) => {
    await tab.get(AddLineToCart).execute({ sku: 'FIZZ-1', quantity: 1 });
    tab.shop.failAfter('addLine', failure);
    await open();
    await open(link, tab.reload());
    expect(bought()).toEqual(['1 × FIZZ-1', '2 × WHITE-1', '1 × RED-1']);
  });

  it('changes nothing while catalogue or cart are unknown', async () => {
    await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
    tab.content.failNext(noAnswer());
    await expect(open()).rejects.toMatchObject({ code: 'network_error' });
    tab.shop.failNext('readBySkus', noAnswer());
    await expect(open()).rejects.toMatchObject({ code: 'network_error' });
    tab.shop.failNext('read', noAnswer());
    await expect(open()).rejects.toMatchObject({ code: 'network_error' });
    expect(bought()).toEqual(['1 × WHITE-1']);
    await open();
    expect(bought()).toEqual(['3 × WHITE-1', '1 × RED-1']);
  });

  it('brings back removed units, and leaves raised quantities alone', async () => {
    await open();
    await tab.get(RemoveLine).execute(tab.cart.current!.lineItems[0]!.id);
    await tab.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 3 });
    expect((await open()).units).toBe(2);
    expect(bought()?.sort()).toEqual(['2 × WHITE-1', '4 × RED-1']);
  });

  it('is a new wish after a day, and after the order was bought', async () => {
    await open();
    await tab.scheduler.advance(sameWishPeriod);
    await open();
    expect(bought()).toEqual(['4 × WHITE-1', '2 × RED-1']);
    tab.shop.completeElsewhere(tab.storage.read()!.number);
    await open(link, tab.reload());
    expect(bought()).toEqual(['2 × WHITE-1', '1 × RED-1']);
  });
});
