import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from './migrate';
import { overPool } from './over-pool';
import { pglitePool } from './pglite-pool';

const cache = fileURLToPath(new URL('../../.cache/database/', import.meta.url));
const migrationFiles = fileURLToPath(new URL('./migrations/', import.meta.url));

let snapshot: Promise<Blob> | undefined;

/**
 * The data folder of an empty embedded database with the migrations in it. Making one takes seconds and cloning it a fraction
 * of one, so it is made once for each state of the migrations and of the embedded database, whose files name it.
 */
export function migratedSnapshot(): Promise<Blob> {
  snapshot ??= readOrMake();
  return snapshot;
}

async function readOrMake(): Promise<Blob> {
  const path = join(cache, `migrated-${await fingerprint()}.tar`);
  try {
    return new Blob([await readFile(path)]);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const made = await make();
  await mkdir(cache, { recursive: true });
  // Several processes may make it at once: each moves its own into place when it is whole.
  const draft = join(await mkdtemp(join(cache, 'draft-')), 'migrated.tar');
  await writeFile(draft, new Uint8Array(await made.arrayBuffer()));
  await rename(draft, path);
  await rm(dirname(draft), { recursive: true });
  return made;
}

async function make(): Promise<Blob> {
  const pglite = await PGlite.create();
  const database = overPool(pglitePool(pglite));
  await migrate(database);
  const dump = await pglite.dumpDataDir('none');
  await database.destroy();
  return dump;
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const version = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  hash.update(await readFile(join(version, '../../package.json'), 'utf8'));
  for (const name of (await readdir(migrationFiles)).toSorted())
    hash.update(name).update(await readFile(join(migrationFiles, name)));
  return hash.digest('hex').slice(0, 16);
}
