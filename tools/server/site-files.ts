import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { filesBelow } from '#tools/files-below';

export type Encoding = 'br' | 'gzip';

/** A file of the built site with its compressed siblings. */
export interface SiteFile {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer;
  readonly compressed: Readonly<Partial<Record<Encoding, Buffer>>>;
}

/** Files by the path a browser asks for, "/en-US/shop/index.html". */
export interface SiteFiles {
  get(path: string): SiteFile | undefined;
  has(path: string): boolean;
}

const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** The media types of the site's files, by the ending of their names. */
export const mediaTypes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.json': 'application/json; charset=utf-8',
    '.md': 'text/markdown; charset=utf-8',
    '.webmanifest': 'application/manifest+json; charset=utf-8',
    '.xml': 'application/xml; charset=utf-8',
    '.txt': 'text/plain; charset=utf-8',
    '.csv': 'text/csv; charset=utf-8',
    '.svg': 'image/svg+xml; charset=utf-8',
    '.png': 'image/png',
    '.jpg': 'image/jpeg',
    '.webp': 'image/webp',
    '.avif': 'image/avif',
    '.ico': 'image/x-icon',
    '.woff2': 'font/woff2',
  }),
);

/**
 * Reads the whole site into memory. Requests are then answered from this table alone, so that no request can reach a file
 * outside it, and a build that replaces the folder does not disturb a server that runs. Hidden files are left out.
 */
export function readSiteFiles(directory: string): SiteFiles {
  const bodies = new Map<string, Buffer>();
  for (const name of filesBelow(directory)) {
    const path = `/${name}`;
    if (!path.includes('/.')) bodies.set(path, readFileSync(join(directory, path)));
  }
  const files = new Map<string, SiteFile>();
  for (const [path, body] of bodies) {
    if (!Object.values(SUFFIXES).includes(extname(path))) files.set(path, siteFile(path, body, bodies));
  }
  return files;
}

function siteFile(path: string, body: Buffer, bodies: ReadonlyMap<string, Buffer>): SiteFile {
  const compressed = Object.entries(SUFFIXES).flatMap(([encoding, suffix]) => {
    const sibling = bodies.get(path + suffix);
    return sibling ? [[encoding, sibling]] : [];
  });
  return {
    type: mediaTypes.get(extname(path)) ?? 'application/octet-stream',
    // Weak, because the compressed forms share it.
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    body,
    compressed: Object.fromEntries(compressed) as SiteFile['compressed'],
  };
}
