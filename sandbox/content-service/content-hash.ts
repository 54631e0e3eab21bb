import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from './files-below';

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
