import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { EngineUnderTest } from '#test/support/engine-under-test';

const engine = new EngineUnderTest();
before(() => engine.start({ hasWorker: false }));
after(() => engine.stop());

interface Found {
  readonly totalItems: number;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

/** Asks as the dashboard does when products of a promotion are chosen. */
async function found(input: string): Promise<Found> {
  const data = await engine.dashboard(`{ search(input: { ${input} }) {
    totalItems items { productName slug enabled productVariantName sku price { ... on SinglePrice { value } } }
    facetValues { count }
  } }`);
  return (data as { search: Found }).search;
}

const skusOf = ({ items }: Found) => items.map(({ sku }) => sku);

describe('The search for products in the dashboard (spec §3 Promotions)', () => {
  it('finds them by a part of their name or their sku', async () => {
    const { items } = await found('term: "risk whi"');
    assert.deepEqual(items.length, 1);
    assert.deepEqual(items[0], {
      productName: 'Brisk White',
      slug: items[0]!['slug'],
      enabled: true,
      productVariantName: 'Brisk White',
      sku: 'WHITE-1',
      price: { value: 700 },
    });
    assert.deepEqual(skusOf(await found('term: "red-1"')), ['WHITE-1|RED-1', 'RED-1']);
    assert.deepEqual(skusOf(await found('term: "no such wine"')), []);
  });

  it('shows all of them a page at a time, each product once', async () => {
    const all = await found('groupByProduct: true');
    assert.equal(all.totalItems, all.items.length);
    const pages = [
      await found('groupByProduct: true, take: 2'),
      await found('groupByProduct: true, take: 100, skip: 2'),
    ];
    assert.deepEqual(pages.flatMap(skusOf), skusOf(all));
    assert.equal(pages[0]!.totalItems, all.totalItems);
  });

  it('has no index that would wait for anything', async () => {
    assert.deepEqual(await engine.dashboard('{ pendingSearchIndexUpdates }'), { pendingSearchIndexUpdates: 0 });
  });
});
