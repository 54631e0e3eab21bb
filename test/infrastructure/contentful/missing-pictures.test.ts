import { describe, expect, it } from 'vitest';
import type { PageContent } from '#src/domain/page/page-content';
import type { ContentEntry } from '#src/infrastructure/contentful/content-entry';
import { ContentfulContentReader } from '#src/infrastructure/contentful/contentful-content-reader';
import { ManualClock } from '#test/fakes/system/manual-clock';
import { recordLog } from '#test/fakes/system/recording-logger';
import { addresses } from '#test/support/content-addresses';
import {
  asset,
  EntriesAtHand,
  kitEntry,
  linked,
  makerEntry,
  packEntry,
  unresolvedLink,
  wineEntry,
} from './made-entries';
import { linesOf, offer, OffersAtHand } from './shop-at-hand';

function shopWith(...entries: readonly ContentEntry[]) {
  const logger = recordLog();
  const offers = new OffersAtHand(entries.map(({ fields }) => offer(String(fields['sku']))));
  return {
    reader: new ContentfulContentReader(new EntriesAtHand(entries), offers, new ManualClock(), addresses),
    logger,
  };
}

async function at<K extends PageContent['kind']>(reader: ContentfulContentReader, path: string, kind: K) {
  const page = await reader.readPage(path);
  if (page?.kind !== kind) throw new Error(`There is no ${kind} at ${path}`);
  return page as Extract<PageContent, { kind: K }>;
}

const published = asset('front.svg', 'A can');
const withFile = (file: object) => [{ sys: { type: 'Asset', id: 'x' }, fields: { title: 'x', file } }];

describe('A product whose picture cannot be shown (spec §3 Content types)', () => {
  it.each([
    ['is missing', undefined],
    ['is an empty list', []],
    ['is no list', published],
    ['is not published', [unresolvedLink]],
    ['has no file', [{ sys: { type: 'Asset', id: 'x' }, fields: { title: 'x' } }]],
    ['would run', withFile({ url: 'javascript:alert(1)', details: { image: { width: 1, height: 1 } } })],
    ['has no size', withFile({ url: '//images.example/x.svg', details: { size: 3 } })],
  ])('is sold without it when it %s', async (_, images) => {
    const { reader, logger } = shopWith(wineEntry({ images }));
    const page = await at(reader, '/products/night-gamay/', 'product');
    expect([page.pictures, page.product.picture, page.product.price]).toEqual([[], undefined, 850]);
    expect((await at(reader, '/shop/', 'shop')).products).toHaveLength(1);
    expect(linesOf(logger)).toEqual([expect.stringContaining('"product-GAMAY-01", field images')]);
  });

  it('keeps those that can be shown', async () => {
    const { reader, logger } = shopWith(wineEntry({ images: [unresolvedLink, published] }));
    const page = await at(reader, '/products/night-gamay/', 'product');
    expect(page.pictures.map(({ alt }) => alt)).toEqual(['A can']);
    expect(page.product.picture).toEqual(page.pictures[0]);
    expect(linesOf(logger)).toEqual([expect.stringContaining('field images[0]: links to no published picture')]);
  });
});

describe('A pack without a picture (spec §3 Kit: mainImage)', () => {
  it('has that of its kit, and its own as soon as there is one', async () => {
    const kit = kitEntry({ mainImage: asset('kit.svg') });
    const { reader } = shopWith(wineEntry(), packEntry({ images: [] }), kit);
    const page = await at(reader, '/products/red-6-pack/', 'product');
    const picture = { url: 'https://images.example/kit.svg', alt: 'The Red 6 Pack' };
    expect(page).toMatchObject({ pictures: [picture], product: { picture } });
    const own = await at(shopWith(wineEntry(), packEntry(), kit).reader, '/products/red-6-pack/', 'product');
    expect(own.product.picture?.url).toBe('https://images.example/front.svg');
  });

  it('goes without where the kit has none either', async () => {
    const { reader } = shopWith(wineEntry(), packEntry({ images: [] }), kitEntry({ mainImage: undefined }));
    expect((await at(reader, '/products/red-6-pack/', 'product')).pictures).toEqual([]);
  });
});

describe('A maker without a portrait (spec §2 maker links)', () => {
  it.each([undefined, unresolvedLink])('has a page, and stands on those of the wines: %o', async (image) => {
    const maker = makerEntry({ image });
    const { reader, logger } = shopWith(maker, wineEntry({ maker: linked(maker) }));
    expect((await at(reader, '/links/ana-corral/', 'maker')).maker).not.toHaveProperty('picture');
    const { maker: onWine } = await at(reader, '/products/night-gamay/', 'product');
    expect(onWine).toMatchObject({ name: 'Ana Corral' });
    expect(linesOf(logger).every((line) => line.includes('field image: '))).toBe(true);
    expect(linesOf(logger).length).toBeGreaterThan(0);
  });
});
