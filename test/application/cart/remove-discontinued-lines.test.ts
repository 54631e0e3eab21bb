import { beforeEach, describe, expect, it } from 'vitest';
import { noAnswer, outcomeOf, rejectedWith } from '#test/application/failures';
import { Tab } from '#test/application/tab';
import { aProduct } from '#test/builders/a-product';
import { invalid } from '#test/fakes/shop/refusals';

let tab: Tab;
beforeEach(async () => {
  tab = Tab.open();
  for (const sku of ['WHITE-1', 'RED-1', 'WHITE-1|RED-1', 'SLEEVE-1']) await tab.addLine.execute({ sku, quantity: 1 });
  tab.content.catalogue = {
    products: [aProduct({ sku: 'WHITE-1' }), aProduct({ sku: 'WHITE-1|RED-1' })],
    kits: [],
    regions: [],
  };
});

const onServer = () => tab.serverOrder!.lineItems.map(({ sku }) => sku);

describe('Dropping what is no longer sold (spec §5 Cart lines are removed automatically)', () => {
  it('removes those lines and says which', async () => {
    const dropped = await tab.removeDiscontinuedLines.execute();
    expect(dropped.map(({ line, reason }) => [line.sku, reason])).toEqual([
      ['RED-1', 'not-sold'],
      ['SLEEVE-1', 'not-sold'],
    ]);
    expect(onServer()).toEqual(['WHITE-1', 'WHITE-1|RED-1']);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('tells the shopper, and nothing when there was nothing to remove', async () => {
    const dropped = await tab.removeDiscontinuedLines.execute();
    await tab.removeDiscontinuedLines.execute();
    expect(tab.news.shown).toEqual([{ kind: 'unsold', lines: dropped }]);
  });

  it('has nothing to do the second time', async () => {
    await tab.removeDiscontinuedLines.execute();
    expect(await tab.removeDiscontinuedLines.execute()).toEqual([]);
    expect(onServer()).toEqual(['WHITE-1', 'WHITE-1|RED-1']);
  });

  it('touches nothing while the catalogue cannot be read', async () => {
    const failure = noAnswer();
    tab.content.failNext(failure);
    expect(await outcomeOf(tab.removeDiscontinuedLines.execute())).toEqual(rejectedWith(failure));
    expect(onServer()).toHaveLength(4);
  });

  it('tells only of lines that are gone, and leaves one that the server does not let go of for the next time', async () => {
    tab.shop.failNext('removeLine', invalid({}));
    expect((await tab.removeDiscontinuedLines.execute()).map(({ line }) => line.sku)).toEqual(['SLEEVE-1']);
    expect(onServer()).toEqual(['WHITE-1', 'RED-1', 'WHITE-1|RED-1']);
    expect(tab.cart.intents).toEqual(new Map());
    expect((await tab.removeDiscontinuedLines.execute()).map(({ line }) => line.sku)).toEqual(['RED-1']);
  });

  it('goes by the catalogue of today: what is fine now can be unsold on the next page', async () => {
    await tab.removeDiscontinuedLines.execute();
    tab.content.catalogue = { products: [aProduct({ sku: 'WHITE-1|RED-1' })], kits: [], regions: [] };
    expect((await tab.removeDiscontinuedLines.execute()).map(({ line }) => line.sku)).toEqual(['WHITE-1']);
  });

  it('judges the cart as it is once the catalogue is there, not as it was before', async () => {
    const [line] = tab.cart.current!.lineItems.filter(({ sku }) => sku === 'RED-1');
    const dropping = tab.removeDiscontinuedLines.execute();
    const removing = tab.removeLine.execute(line!.id);
    await Promise.all([dropping, removing]);
    expect(onServer()).toEqual(['WHITE-1', 'WHITE-1|RED-1']);
  });

  it('needs no catalogue for a cart without lines, or for none', async () => {
    const fresh = Tab.open();
    fresh.content.failNext(noAnswer(), noAnswer());
    expect(await fresh.removeDiscontinuedLines.execute()).toEqual([]);
    const order = await fresh.addLine.execute({ sku: 'RED-1', quantity: 1 });
    await fresh.removeLine.execute(order.lineItems[0]!.id);
    expect(await fresh.removeDiscontinuedLines.execute()).toEqual([]);
  });
});
