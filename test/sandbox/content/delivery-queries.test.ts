import type { Asset, Entry } from 'contentful';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variants } from '#sandbox/ringpull/variants';
import { startContentServer } from './content-server';

type Server = Awaited<ReturnType<typeof startContentServer>>;

let server: Server;
beforeAll(async () => {
  server = await startContentServer();
});
afterAll(() => server.stop());

const order = ['sys.createdAt', 'sys.id'] as const;

describe('Content delivery to the contentful client (spec §3 Configuration, Content types)', () => {
  it('sorts, skips and limits, and returns the total', async () => {
    const read = (page: { skip?: number; limit: number }) =>
      server.client.getEntries({ content_type: 'product', order: [...order], ...page });
    const all = await read({ limit: 1000 });
    const sorted = all.items.toSorted((a, b) =>
      `${a.sys.createdAt} ${a.sys.id}` < `${b.sys.createdAt} ${b.sys.id}` ? -1 : 1,
    );
    expect(all.items.map(({ sys }) => sys.id)).toEqual(sorted.map(({ sys }) => sys.id));
    const page = await read({ skip: 1, limit: 2 });
    const cans = variants.filter(({ kind }) => kind === 'wine');
    expect(page).toMatchObject({ total: cans.length, skip: 1, limit: 2 });
    expect(page.items.map(({ sys }) => sys.id)).toEqual(sorted.slice(1, 3).map(({ sys }) => sys.id));
  });

  it('resolves links to entries and assets as deep as asked', async () => {
    const gamay = async (include: 0 | 1 | 2) => {
      const { items } = await server.client.getEntries({ content_type: 'product', limit: 1000, include });
      const fields = items.find(({ sys }) => sys.id === 'product-GAMAY-01')?.fields;
      return fields as unknown as { maker: Entry; images: Asset<undefined>[] };
    };
    const deep = await gamay(2);
    expect(deep.maker.fields['name']).toBe('Quillfeather Cellars');
    expect((deep.maker.fields['image'] as unknown as Asset).fields.title).toBe('Quillfeather Cellars');
    expect(deep.images.map((image) => image.fields.file?.details)).toMatchObject([
      { image: { width: 800, height: 1000 } },
      { image: { width: 800, height: 1000 } },
    ]);
    expect((await gamay(1)).maker.fields['image']).toMatchObject({ sys: { type: 'Link', linkType: 'Asset' } });
    expect((await gamay(0)).maker).toMatchObject({ sys: { type: 'Link', id: 'maker-quillfeather' } });
  });
});
