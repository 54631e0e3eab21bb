import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContentServer } from './content-server';

let server: Awaited<ReturnType<typeof startContentServer>>;
beforeAll(async () => {
  server = await startContentServer();
});
afterAll(() => server.stop());

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
    const asset = await server.client.getAsset('products-GAMAY-01');
    const versioned = await fetch(`http:${asset.fields.file?.url}`);
    expect(versioned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const plain = `http://${server.host}/media/products/GAMAY-01.svg`;
    expect((await fetch(`${plain}?v=another`)).headers.get('cache-control')).toBe('public, no-cache');
    const etag = (await fetch(plain)).headers.get('etag') ?? '';
    expect((await fetch(plain, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it('returns 404 for an unknown picture', async () => {
    expect((await fetch(`http://${server.host}/media/products/NOTHING.svg`)).status).toBe(404);
  });
});
