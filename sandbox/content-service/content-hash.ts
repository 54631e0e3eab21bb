import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = ['content', 'content-service', 'drawings'];
const SANDBOX = fileURLToPath(new URL('..', import.meta.url));

/**
 * Changes whenever what the content service delivers may have changed: any content file, and the code that
 * reads the files and draws the pictures. Read anew from disk at every call.
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
