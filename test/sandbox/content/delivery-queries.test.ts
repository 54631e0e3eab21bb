import type { Asset, Entry } from 'contentful';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { singleCans } from '#sandbox/catalogue/single-cans';
import { startContentServer } from './content-server';

type Server = Awaited<ReturnType<typeof startContentServer>>;

let server: Server;
beforeAll(async () => {
  server = await startContentServer();
});
afterAll(() => server.stop());

async function skus(query: Record<string, unknown>): Promise<readonly unknown[]> {
  const { items } = await server.client.getEntries(query as never);
  return items.map((item) => item.fields['sku']);
}

describe('Content delivery to the contentful client (spec §3 Configuration, Content types)', () => {
  it('finds by equality, in, ne, exists, match and all', async () => {
    expect(await skus({ content_type: 'product', 'fields.slug': 'night-bus-gamay' })).toEqual(['GAMAY-01']);
    expect(
      await skus({ content_type: 'product', 'fields.sku[in]': ['SAUV-01', 'ZIN-01'], order: ['fields.sku'] }),
    ).toEqual(['SAUV-01', 'ZIN-01']);
    expect(await skus({ content_type: 'product', 'fields.wineType[ne]': 'red' })).not.toContain('GAMAY-01');
    expect(await skus({ content_type: 'page', 'fields.sections[exists]': true })).toHaveLength(8);
    expect(await skus({ content_type: 'product', 'fields.name[match]': 'gam' })).toEqual(['GAMAY-01']);
    expect(await skus({ content_type: 'product', 'fields.features[all]': ['Low alcohol', 'Zero sugar'] })).toEqual([
      'PIQUETTE-02',
      'PIQUETTE-03',
    ]);
    expect(await skus({ content_type: 'product', 'fields.features': 'Low alcohol', order: ['fields.abv'] })).toEqual([
      'PIQUETTE-03',
      'PIQUETTE-02',
      'PIQUETTE-01',
      'MOSCATO-01',
      'CONCORD-01',
    ]);
    expect(await skus({ content_type: 'product', 'fields.abv[lt]': 6.5, order: ['-fields.abv'] })).toEqual([
      'PIQUETTE-01',
      'PIQUETTE-02',
      'PIQUETTE-03',
    ]);
    expect(
      await skus({ content_type: 'product', 'fields.maker.sys.id': 'maker-quillfeather', order: ['fields.sku'] }),
    ).toEqual(['GAMAY-01', 'PINOT-02', 'PINOTGRIS-01', 'ROSE-04']);
  });

  it('finds a bundle by a sku that holds a pipe (spec §9 Bundle and pack detection)', async () => {
    expect(await skus({ content_type: 'pack', 'fields.sku': 'GAMAY-01|CHENIN-02' })).toEqual(['GAMAY-01|CHENIN-02']);
  });

  it('sorts, skips and limits, and returns the total', async () => {
    const page = await server.client.getEntries({
      content_type: 'product',
      order: ['-fields.sku'],
      skip: 1,
      limit: 2,
    } as never);
    expect({ total: page.total, skip: page.skip, limit: page.limit }).toEqual({
      total: singleCans.length,
      skip: 1,
      limit: 2,
    });
    expect(page.items.map((item) => item.fields['sku'])).toEqual(['VIOGNIER-01', 'VERDELHO-01']);
  });

  it('resolves links to entries and assets as deep as asked', async () => {
    const query = { content_type: 'product', 'fields.sku': 'GAMAY-01' };
    const deep = await server.client.getEntries({ ...query, include: 2 } as never);
    const fields = deep.items[0]?.fields as unknown as { maker: Entry; images: Asset<undefined>[] };
    expect(fields.maker.fields['name']).toBe('Quillfeather Cellars');
    expect((fields.maker.fields['image'] as unknown as Asset).fields.title).toBe('Quillfeather Cellars');
    expect(fields.images.map((image) => image.fields.file?.details)).toMatchObject([
      { image: { width: 800, height: 1000 } },
      { image: { width: 800, height: 1000 } },
    ]);

    const shallow = await server.client.getEntries({ ...query, include: 1 } as never);
    const maker = (shallow.items[0]?.fields as unknown as { maker: Entry }).maker;
    expect(maker.fields['image']).toMatchObject({ sys: { type: 'Link', linkType: 'Asset' } });

    const flat = await server.client.getEntries({ ...query, include: 0 } as never);
    expect((flat.items[0]?.fields as unknown as { maker: Entry }).maker).toMatchObject({
      sys: { type: 'Link', id: 'maker-quillfeather' },
    });
  });

  it('selects fields', async () => {
    const { items } = await server.client.getEntries({
      content_type: 'product',
      'fields.sku': 'GAMAY-01',
      select: ['fields.sku', 'fields.name'],
    } as never);
    expect(items[0]?.fields).toEqual({ sku: 'GAMAY-01', name: 'Night Bus Gamay' });
    expect(items[0]?.sys.id).toBe('product-GAMAY-01');
  });

  it('delivers single entries, assets, content types and locales', async () => {
    expect((await server.client.getEntry('maker-otterbound')).fields['place']).toBe('Monterey County, California');
    const asset = await server.client.getAsset('products-GAMAY-01');
    expect(asset.fields.file?.contentType).toBe('image/svg+xml');
    expect(asset.fields.file?.url).toMatch(
      new RegExp(`^//${server.host}/media/products/GAMAY-01\\.svg\\?v=[0-9a-f]{12}$`),
    );
    expect((await server.client.getAssets({ 'fields.title[match]': 'otterbound' })).total).toBe(2);
    const types = await server.client.getContentTypes();
    expect(types.items.map((type) => type.sys.id)).toEqual([
      'product',
      'pack',
      'merch',
      'kit',
      'maker',
      'review',
      'page',
      'landingPage',
      'article',
      'tag',
      'event',
      'store',
      'siteSettings',
    ]);
    expect((await server.client.getContentType('kit')).fields.map((field) => field.id)).toEqual([
      'sku',
      'price',
      'postPromoPrice',
      'postPromoPrice24',
      'mainImage',
    ]);
    expect((await server.client.getLocales()).items.map((locale) => locale.code)).toEqual(['en-US']);
  });

  it('wraps every field by locale when all locales are asked for', async () => {
    const { items } = await server.client.withAllLocales.getEntries({
      content_type: 'product',
      'fields.sku': 'GAMAY-01',
    } as never);
    expect(items[0]?.fields).toMatchObject({
      sku: { 'en-US': 'GAMAY-01' },
      maker: { 'en-US': { fields: { slug: { 'en-US': 'quillfeather' } } } },
    });
  });
});
