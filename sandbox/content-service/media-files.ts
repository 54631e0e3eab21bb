import { gzipSync } from 'node:zlib';
import type { FastifyPluginAsync } from 'fastify';
import { ImageApi, type ImageQuery } from './image-api';
import { isRaster, type StoredAsset } from './stored-content';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, no-cache';

interface MediaRequest {
  Params: { '*': string };
  Querystring: { v?: string } & ImageQuery;
}

/** Serves the pictures below /media/, drawings as they are. A URL with the picture's version may be cached forever. */
export function mediaFiles(assets: readonly StoredAsset[]): FastifyPluginAsync {
  const byPath = new Map(assets.map((asset) => [asset.path, asset]));
  const images = new ImageApi();
  const packed = new Map<StoredAsset, Buffer>();
  /* Packed when it is first asked for: most of a start would go into pictures that nobody looks at. */
  const gzipOf = (asset: StoredAsset): Buffer => {
    const gzip = packed.get(asset) ?? gzipSync(asset.svg);
    packed.set(asset, gzip);
    return gzip;
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
        .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
        .header('Access-Control-Allow-Origin', '*')
        .header('Cross-Origin-Resource-Policy', 'cross-origin');
      if (isRaster(asset)) {
        const image = await images.image(asset, request.query);
        if (!image) return reply.code(400).type('text/plain; charset=utf-8').send('There is no such size or format.');
        return reply.type(image.type).send(image.body);
      }
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      void reply.type('image/svg+xml; charset=utf-8');
      return /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
        ? reply.header('Content-Encoding', 'gzip').send(gzipOf(asset))
        : reply.send(asset.svg);
    });
  };
}
