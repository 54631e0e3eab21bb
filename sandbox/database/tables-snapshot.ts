import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { createTables, tablesVersion } from './create-tables';
import { overPool } from './over-pool';
import { pglitePool } from './pglite-pool';

const cache = fileURLToPath(new URL('../../.cache/database/', import.meta.url));

let snapshot: Promise<Blob> | undefined;

/**
 * The data folder of an embedded database with empty tables. Making one takes seconds and cloning it a fraction of one, so it is
 * made once for each version of the tables and of the embedded database, which name it.
 */
export function tablesSnapshot(): Promise<Blob> {
  snapshot ??= readOrMake();
  return snapshot;
}

async function readOrMake(): Promise<Blob> {
  const path = join(cache, `tables-${await fingerprint()}.tar`);
  try {
    return new Blob([await readFile(path)]);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const made = await make();
  await mkdir(cache, { recursive: true });
  // Several processes may make it at once: each moves its own into place when it is whole.
  const draft = join(await mkdtemp(join(cache, 'draft-')), 'tables.tar');
  await writeFile(draft, new Uint8Array(await made.arrayBuffer()));
  await rename(draft, path);
  await rm(dirname(draft), { recursive: true });
  return made;
}

async function make(): Promise<Blob> {
  const pglite = await PGlite.create();
  const database = overPool(pglitePool(pglite));
  await createTables(database);
  const dump = await pglite.dumpDataDir('none');
  await database.destroy();
  return dump;
}

async function fingerprint(): Promise<string> {
  const version = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const embedded = await readFile(join(version, '../../package.json'), 'utf8');
  return createHash('sha256').update(embedded).update(tablesVersion).digest('hex').slice(0, 16);
}
