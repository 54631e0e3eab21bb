import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = ['content', 'content-service', 'drawings'];
const SANDBOX = fileURLToPath(new URL('..', import.meta.url));

/**
 * Hashes everything that can change the delivered content: the content files, and the code that reads them and draws the
 * pictures. Reads from disk at every call.
 */
export function contentHash(): string {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    for (const file of filesBelow(join(SANDBOX, folder))) {
      hash
        .update(`${folder}/${file}\0`)
        .update(readFileSync(join(SANDBOX, folder, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}
