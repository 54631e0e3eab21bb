import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { RemoveDiscontinuedLines } from '#src/application/cart/remove-discontinued-lines';
import { RemoveLine } from '#src/application/cart/remove-line';
import { noAnswer, outcomeOf, rejectedWith } from '#test/application/failures';
import { aProduct } from '#test/builders/a-product';
import { invalid } from '#test/fakes/shop/refusals';
import { openTab, type TestTab } from '#test/support/test-tab';

let tab: TestTab;
beforeEach(async () => {
  tab = openTab();
  for (const sku of ['WHITE-1', 'RED-1', 'WHITE-1|RED-1', 'SLEEVE-1'])
    await tab.get(AddLineToCart).execute({ sku, quantity: 1 });
  tab.content.catalogue = {
    products: [aProduct({ sku: 'WHITE-1' }), aProduct({ sku: 'WHITE-1|RED-1' })],
    kits: [],
    regions: [],
  };
});

const onServer = () => tab.serverOrder!.lineItems.map(({ sku }) => sku);

describe('Dropping discontinued lines (spec §5 Cart lines are removed automatically)', () => {
  it('removes those lines and says which', async () => {
    const dropped = await tab.get(RemoveDiscontinuedLines).execute();
    expect(dropped.map(({ line, reason }) => [line.sku, reason])).toEqual([
      ['RED-1', 'not-sold'],
      ['SLEEVE-1', 'not-sold'],
    ]);
    expect(onServer()).toEqual(['WHITE-1', 'WHITE-1|RED-1']);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('tells the shopper, and nothing when there was nothing to remove', async () => {
    const dropped = await tab.get(RemoveDiscontinuedLines).execute();
    await tab.get(RemoveDiscontinuedLines).execute();
    expect(tab.alerts.shown).toEqual([{ kind: 'unsold', lines: dropped }]);
  });

  it('has nothing to do the second time', async () => {
    await tab.get(RemoveDiscontinuedLines).execute();
    expect(await tab.get(RemoveDiscontinuedLines).execute()).toEqual([]);
    expect(onServer()).toEqual(['WHITE-1', 'WHITE-1|RED-1']);
  });

  it('touches nothing while the catalogue cannot be read', async () => {
    const failure = noAnswer();
    tab.content.failNext(failure);
    expect(await outcomeOf(tab.get(RemoveDiscontinuedLines).execute())).toEqual(rejectedWith(failure));
    expect(onServer()).toHaveLength(4);
  });

  it('tells only of lines that are gone, and leaves one that the server does not let go of for the next time', async () => {
    tab.shop.failNext('removeLine', invalid({}));
    expect((await tab.get(RemoveDiscontinuedLines).execute()).map(({ line }) => line.sku)).toEqual(['SLEEVE-1']);
    expect(onServer()).toEqual(['WHITE-1', 'RED-1', 'WHITE-1|RED-1']);
    expect(tab.cart.intents).toEqual(new Map());
    expect((await tab.get(RemoveDiscontinuedLines).execute()).map(({ line }) => line.sku)).toEqual(['RED-1']);
  });

  it('goes by the catalogue of today: a product of this page can be discontinued on the next', async () => {
    await tab.get(RemoveDiscontinuedLines).execute();
    tab.content.catalogue = { products: [aProduct({ sku: 'WHITE-1|RED-1' })], kits: [], regions: [] };
    expect((await tab.get(RemoveDiscontinuedLines).execute()).map(({ line }) => line.sku)).toEqual(['WHITE-1']);
  });

  it('judges the cart as it is once the catalogue is there, not as it was before', async () => {
    const [line] = tab.cart.current!.lineItems.filter(({ sku }) => sku === 'RED-1');
    const dropping = tab.get(RemoveDiscontinuedLines).execute();
    const removing = tab.get(RemoveLine).execute(line!.id);
    await Promise.all([dropping, removing]);
    expect(onServer()).toEqual(['WHITE-1', 'WHITE-1|RED-1']);
  });

  it('needs no catalogue for a cart without lines, or for none', async () => {
    const fresh = openTab();
    fresh.content.failNext(noAnswer(), noAnswer());
    expect(await fresh.get(RemoveDiscontinuedLines).execute()).toEqual([]);
    const order = await fresh.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 1 });
    await fresh.get(RemoveLine).execute(order.lineItems[0]!.id);
    expect(await fresh.get(RemoveDiscontinuedLines).execute()).toEqual([]);
  });
});
