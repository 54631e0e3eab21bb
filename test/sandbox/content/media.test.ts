import type { Asset } from 'contentful';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ImageApi } from '#sandbox/content-service/image-api';
import type { StoredAsset } from '#sandbox/content-service/stored-content';
import { writtenContent } from '#test/sandbox/support/written-content';
import { startContentServer } from './content-server';

let server: Awaited<ReturnType<typeof startContentServer>>;
beforeAll(async () => {
  server = await startContentServer();
});
afterAll(() => server.stop());

/** The asset, as it comes with the entries of a type that link to it. */
async function assetOf(type: string, id: string): Promise<Asset<undefined>> {
  const { includes } = await server.client.getEntries({ content_type: type, limit: 1000, include: 1 });
  return includes!.Asset!.find(({ sys }) => sys.id === id)!;
}

describe('Pictures of the content service (spec §3 Variant images)', () => {
  it('serves the picture of every product under its sku, the bundle with its pipe too', async () => {
    for (const sku of ['GAMAY-01', 'GAMAY-01|CHENIN-02', 'GIFT-CARD-50']) {
      const answer = await fetch(`http://${server.host}/media/products/${encodeURIComponent(sku)}.svg`);
      expect(answer.status, sku).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
      expect(await answer.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="800" height="1000"/);
    }
  });

  it('lets a picture be kept for ever under its own version only', async () => {
    const asset = await assetOf('product', 'products-GAMAY-01');
    const versioned = await fetch(`http:${asset.fields.file?.url}`);
    expect(versioned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const plain = `http://${server.host}/media/products/GAMAY-01.svg`;
    expect((await fetch(`${plain}?v=another`)).headers.get('cache-control')).toBe('public, no-cache');
    const etag = (await fetch(plain)).headers.get('etag') ?? '';
    expect((await fetch(plain, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it.each(['br', 'gzip', 'identity'])('delivers the same drawing as %s', async (encoding) => {
    const answer = await fetch(`http://${server.host}/media/products/GAMAY-01.svg`, {
      headers: { 'Accept-Encoding': encoding },
    });
    expect([answer.headers.get('content-encoding') ?? 'identity', answer.headers.get('vary')]).toEqual([
      encoding,
      'Accept-Encoding',
    ]);
    expect(await answer.text()).toMatch(/^<svg .*<\/svg>\s*$/s);
  });

  it('delivers a portrait as pixels, in the format and width that is asked for', async () => {
    const asset = await assetOf('maker', 'makers-otterbound');
    expect([asset.fields.file?.contentType, asset.fields.file?.fileName]).toEqual(['image/png', 'otterbound.png']);
    const read = async (query: string) => {
      const answer = await fetch(`http:${asset.fields.file?.url}${query}`);
      const { format, width } = await sharp(await answer.arrayBuffer()).metadata();
      return [answer.headers.get('content-type'), format, width];
    };
    expect(await read('')).toEqual(['image/png', 'png', 800]);
    expect(await read('&w=320&fm=webp')).toEqual(['image/webp', 'webp', 320]);
    expect(await read('&w=320&fm=avif')).toEqual(['image/avif', 'heif', 320]);
    expect(await read('&w=3000&fm=jpg&q=50')).toEqual(['image/jpeg', 'jpeg', 800]);
  });

  it.each(['w=0', 'w=4001', 'w=wide', 'fm=exe', 'q=101', 'w='])('refuses a portrait by %s', async (query) => {
    expect((await fetch(`http://${server.host}/media/makers/otterbound.png?${query}`)).status).toBe(400);
  });

  it('converts no picture above nine megapixels to AVIF', () => {
    const [asset] = writtenContent.assets as [StoredAsset];
    const large = { ...asset, path: 'large.png', width: 3000, height: 3001 };
    expect(new ImageApi().image(large, { fm: 'avif', w: '320' })).toBeUndefined();
    expect(new ImageApi().image({ ...large, height: 3000 }, { fm: 'avif', w: '320' })).toBeDefined();
  });

  it('returns 404 for an unknown picture', async () => {
    expect((await fetch(`http://${server.host}/media/products/NOTHING.svg`)).status).toBe(404);
  });
});
