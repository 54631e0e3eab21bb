import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '#sandbox/database/migrate';
import { migrations } from '#sandbox/database/migrations/migrations';
import { overPool } from '#sandbox/database/open-database';
import { PglitePool } from '#sandbox/database/pglite-pool';

let snapshot: Promise<Blob> | undefined;

/**
 * An empty database with the migrations in it. Making one takes seconds and cloning it a fraction of one, so it is made once
 * for each state of the migrations and kept among the temporary files.
 */
export function migratedSnapshot(): Promise<Blob> {
  snapshot ??= readOrMake();
  return snapshot;
}

async function readOrMake(): Promise<Blob> {
  const path = join(tmpdir(), `sandbox-migrated-${await fingerprint()}.tar`);
  try {
    return new Blob([await readFile(path)]);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const made = await make();
  const draft = join(await mkdtemp(join(tmpdir(), 'sandbox-migrated-')), 'draft.tar');
  await writeFile(draft, new Uint8Array(await made.arrayBuffer()));
  await rename(draft, path);
  return made;
}

async function make(): Promise<Blob> {
  const pglite = await PGlite.create();
  const database = overPool(new PglitePool(pglite));
  await migrate(database);
  const dump = await pglite.dumpDataDir('none');
  await database.destroy();
  return dump;
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const version = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  hash.update(await readFile(join(version, '../../package.json'), 'utf8'));
  const folder = new URL('../../../sandbox/database/migrations/', import.meta.url);
  for (const name of Object.keys(migrations)) hash.update(await readFile(new URL(`${name}.ts`, folder), 'utf8'));
  return hash.digest('hex').slice(0, 16);
}
