import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.csv', '.webmanifest']);
/** Below this a compressed answer saves nothing: it fills one packet either way. */
const SMALLEST = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes a .br and a .gz beside every file of text, so that a server need not compress while somebody waits. */
export async function compressSite(directory: string): Promise<void> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.slice(directory.length).includes('/.') && statSync(file).size >= SMALLEST);
  await Promise.all(files.map((file) => compress(file)));
}

async function compress(file: string): Promise<void> {
  const body = await readFile(file);
  // The last bit of compression is worth its time for what every visitor loads, not for hundreds of pages.
  const quality = file.includes('assets') ? constants.BROTLI_MAX_QUALITY : 9;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  await Promise.all([
    brotli(body, { params }).then((small) => writeFile(`${file}.br`, small)),
    gzipped(body, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}
