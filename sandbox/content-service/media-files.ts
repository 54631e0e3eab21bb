import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyPluginAsync } from 'fastify';
import { ImageApi, type ImageQuery } from './image-api';
import { isRaster, type StoredAsset } from './stored-content';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, no-cache';

/** Compression of drawings, as hosts of pictures do it: the best that a browser takes. */
const pack = {
  br: (svg: string): Buffer => brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (svg: string): Buffer => gzipSync(svg),
};
type Encoding = keyof typeof pack;
const encodings: readonly Encoding[] = ['br', 'gzip'];

interface MediaRequest {
  Params: { '*': string };
  Querystring: { v?: string } & ImageQuery;
}

/** Serves the pictures below /media/, drawings as they are. A URL with the picture's version may be cached forever. */
export function mediaFiles(assets: readonly StoredAsset[]): FastifyPluginAsync {
  const byPath = new Map(assets.map((asset) => [asset.path, asset]));
  const images = new ImageApi();
  const packed = { br: new Map<StoredAsset, Buffer>(), gzip: new Map<StoredAsset, Buffer>() };
  /* Packed once, when it is first asked for: most of a start would go into pictures that are never asked for. */
  const packedAs = (encoding: Encoding, asset: StoredAsset): Buffer => {
    const body = packed[encoding].get(asset) ?? pack[encoding](asset.svg);
    packed[encoding].set(asset, body);
    return body;
  };
  return async (app) => {
    app.get<MediaRequest>('/media/*', async (request, reply) => {
      const asset = byPath.get(request.params['*']);
      if (!asset) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such picture.');
      const etag = `"${asset.version}"`;
      void reply
        .header('Cache-Control', request.query.v === asset.version ? FOR_EVER : ASK_AGAIN)
        .header('ETag', etag)
        .header('Vary', 'Accept-Encoding')
        .header('X-Content-Type-Options', 'nosniff')
        .header('Content-Security-Policy', "default-src 'none'")
        .header('Access-Control-Allow-Origin', '*')
        .header('Cross-Origin-Resource-Policy', 'cross-origin');
      if (isRaster(asset)) {
        const image = await images.image(asset, request.query);
        if (!image) return reply.code(400).type('text/plain; charset=utf-8').send('There is no such size or format.');
        return reply.type(image.type).send(image.body);
      }
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      void reply.type('image/svg+xml');
      const accepted = request.headers['accept-encoding'] ?? '';
      const encoding = encodings.find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
      return encoding
        ? reply.header('Content-Encoding', encoding).send(packedAs(encoding, asset))
        : reply.send(asset.svg);
    });
  };
}
