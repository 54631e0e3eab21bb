import { describe, expect, it } from 'vitest';
import type { ContentEntry, ContentTypeId } from '#src/infrastructure/contentful/content-entry';
import { checkClaims, readUpdates } from '#src/infrastructure/contentful/page-claims';
import { articleEntry, merchEntry, packEntry, pageEntry, reviewEntry, wineEntry } from './made-entries';

const sourceOf = (entries: readonly ContentEntry[]) => ({
  readAll: async (type: ContentTypeId) => entries.filter((entry) => entry.type === type),
});
const called = (id: string, entry: ContentEntry): ContentEntry => ({ ...entry, id });
const changed = (updatedAt: string, entry: ContentEntry): ContentEntry => ({ ...entry, updatedAt });

describe('Two entries that ask for one path (spec §3 Content types: slug, path)', () => {
  it.each<[string, readonly [ContentEntry, ContentEntry], string, string]>([
    ['pages', [pageEntry({ path: '/about/' }), pageEntry({ path: '/about/' })], 'path', '/about/'],
    ['articles', [articleEntry({ slug: 'cold' }), articleEntry({ slug: 'cold' })], 'slug', 'cold'],
    ['wines', [wineEntry({ slug: 'red' }), wineEntry({ slug: 'red', sku: 'B' })], 'slug', 'red'],
    ['a wine and a pack', [wineEntry({ slug: 'red' }), packEntry({ slug: 'red' })], 'slug', 'red'],
    ['a pack and a glass', [packEntry({ slug: 'set' }), merchEntry({ slug: 'set' })], 'slug', 'set'],
    ['an article and a page', [pageEntry({ path: '/blog/cold/' }), articleEntry({ slug: 'cold' })], 'slug', 'cold'],
  ])('are refused, both named: %s', async (_what, [first, second], field, key) => {
    await expect(checkClaims(sourceOf([called('first', first), called('second', second)]))).rejects.toMatchObject({
      code: 'wrong_shape',
      message: `Content ${second.type} "second", field ${field}: "${key}" is taken by ${first.type} "first"`,
    });
  });

  it('are none where slugs are alike in different families', async () => {
    const entries = [pageEntry({ path: '/cold/' }), articleEntry({ slug: 'cold' }), wineEntry({ slug: 'cold' })];
    await expect(checkClaims(sourceOf(entries))).resolves.toBeUndefined();
  });
});

describe('The day of the last change (spec §2 Screens and routes)', () => {
  it('is that of the entry, and on a list that of its newest item', async () => {
    const updates = await readUpdates(
      sourceOf([
        changed('2026-03-01T10:00:00.000Z', articleEntry({ slug: 'old' })),
        changed('2026-04-02T23:59:59.000Z', articleEntry({ slug: 'new' })),
        changed('2026-02-01T10:00:00.000Z', wineEntry({ slug: 'red' })),
        pageEntry({ path: '/about/' }),
      ]),
    );
    expect([...updates].sort()).toEqual([
      ['/', '2026-02-01'],
      ['/blog/', '2026-04-02'],
      ['/blog/new/', '2026-04-02'],
      ['/blog/old/', '2026-03-01'],
      ['/products/red/', '2026-02-01'],
      ['/shop/', '2026-02-01'],
    ]);
  });

  it('of a product is that of its newest review', async () => {
    const wine = changed('2026-02-01T10:00:00.000Z', wineEntry({ slug: 'red', sku: 'RED-1' }));
    const reviewed = changed('2026-06-01T10:00:00.000Z', reviewEntry({ sku: 'RED-1' }));
    const stray = changed('2026-07-01T10:00:00.000Z', reviewEntry({ sku: undefined }));
    const updates = await readUpdates(sourceOf([wine, reviewed, stray, pageEntry({ path: '/about/' })]));
    expect([updates.get('/products/red/'), updates.get('/reviews/'), updates.get('/about/')]).toEqual([
      '2026-06-01',
      '2026-07-01',
      undefined,
    ]);
  });
});
