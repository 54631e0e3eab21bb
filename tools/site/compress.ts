import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from '#tools/files-below';
import type { SiteEffort } from './site';

const TEXT = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.csv', '.md', '.webmanifest']);
/** Below this a compressed answer saves nothing: it fills one packet either way. */
const SMALLEST = 1024;
const QUICK = 2;
/** Levels of brotli. The last bit is not worth the time of hundreds of documents. */
const BEST = { assets: constants.BROTLI_MAX_QUALITY, documents: 10, other: 9 };

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes a .br and a .gz beside every file of text, so that a server need not compress while somebody waits. */
export async function compressSite(directory: string, effort: SiteEffort): Promise<void> {
  const files = filesBelow(directory)
    .filter((name) => TEXT.has(extname(name)) && !`/${name}`.includes('/.'))
    .map((name) => join(directory, name))
    .filter((file) => statSync(file).size >= SMALLEST);
  await Promise.all(files.map((file) => compress(file, effort)));
}

async function compress(file: string, effort: SiteEffort): Promise<void> {
  const body = await readFile(file);
  const quality = effort === 'quick' ? QUICK : bestQuality(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  await Promise.all([
    brotli(body, { params }).then((small) => writeFile(`${file}.br`, small)),
    gzipped(body, { level: effort === 'quick' ? QUICK : 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}

function bestQuality(file: string): number {
  if (file.includes('assets')) return BEST.assets;
  return extname(file) === '.html' ? BEST.documents : BEST.other;
}
