import { describe, expect, it } from 'vitest';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { noAnswer } from '#test/application/failures';
import { aProduct } from '#test/builders/a-product';
import { InMemoryContentReader } from '#test/fakes/content/in-memory-content-reader';

function catalogueOf(...skus: readonly string[]) {
  const content = new InMemoryContentReader();
  content.catalogue = { products: skus.map((sku) => aProduct({ sku })), kits: [], regions: [] };
  return { content, known: new CatalogueStore({ content }) };
}

describe('CatalogueStore (spec §3 Client state, catalog)', () => {
  it('knows products once it is loaded', async () => {
    const { known } = catalogueOf('RED-1');
    expect([known.current, known.product('RED-1')]).toEqual([undefined, undefined]);
    await known.load();
    expect([known.product('RED-1')?.sku, known.product('GONE-1')]).toEqual(['RED-1', undefined]);
  });

  it('is fetched once', async () => {
    const { content, known } = catalogueOf('RED-1');
    await known.load();
    const first = known.current;
    content.catalogue = { products: [], kits: [], regions: [] };
    await known.load();
    expect(known.current).toBe(first);
  });

  it('stays unknown when it cannot be fetched, and is asked for again', async () => {
    const { content, known } = catalogueOf('RED-1');
    content.failNext(noAnswer());
    await known.load();
    expect(known.current).toBeUndefined();
    await known.load();
    expect(known.product('RED-1')).toBeDefined();
  });
});
