import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A place for a database, and for the pictures beside it, that is forgotten afterwards. */
export interface DatabaseFolder {
  readonly path: string;
  readonly assets: string;
  remove(): Promise<void>;
}

export async function makeDatabaseFolder(): Promise<DatabaseFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'vendure-'));
  // PostgreSQL runs as a user of its own when root starts it.
  await chmod(folder, 0o755);
  return {
    path: join(folder, 'postgres'),
    assets: join(folder, 'assets'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
