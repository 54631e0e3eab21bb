import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Kysely, PostgresPool } from 'kysely';
import pg from 'pg';
import { createTables } from './create-tables';
import { lockFolder } from './folder-lock';
import { memoryPool } from './memory-pool';
import { overPool } from './over-pool';
import { pglitePool } from './pglite-pool';
import { preparingPool } from './preparing-pool';
import type { Database } from './schema';
import { tablesSnapshot } from './tables-snapshot';

/** The database of the sandbox. A pool is already open and has the tables, and its owner closes it. */
export type DatabaseChoice =
  | { readonly kind: 'memory' }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'postgres'; readonly url: string }
  | { readonly kind: 'pool'; readonly pool: Pick<PostgresPool, 'connect'> };

export interface OpenDatabase {
  readonly database: Kysely<Database>;
  readonly close: () => Promise<void>;
}

/**
 * Opens the database and creates its tables, which a new embedded one begins with. The SQL is the same for the embedded and the
 * real PostgreSQL.
 */
export async function openDatabase(choice: DatabaseChoice): Promise<OpenDatabase> {
  const { pool, release } = await openPool(choice);
  const database = overPool(pool);
  const close = async (): Promise<void> => {
    await database.destroy();
    await release();
  };
  try {
    if (choice.kind !== 'pool') await createTables(database);
    // One process at a time uses a folder, so a lock in it belongs to a process that has ended.
    if (choice.kind === 'folder') await database.deleteFrom('orderLocks').execute();
  } catch (error) {
    await close();
    throw error;
  }
  return { database, close };
}

/** Milliseconds after which PostgreSQL ends a statement: one that goes on would keep its connection from others. */
const longestStatement = 15_000;

/**
 * Ten connections stay open until the sandbox closes, without timers that end idle ones. A server restart breaks idle
 * connections. The pool replaces them, so the error is only logged.
 */
function serverPool(url: string): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    idleTimeoutMillis: 0,
    statement_timeout: longestStatement,
  });
  pool.on('error', (error) => {
    console.error(`The database closed an idle connection: ${error.message}`);
  });
  return preparingPool(pool);
}

async function openPool(choice: DatabaseChoice): Promise<{ pool: PostgresPool; release: () => Promise<void> }> {
  const nothing = (): Promise<void> => Promise.resolve();
  switch (choice.kind) {
    case 'postgres':
      return { pool: serverPool(choice.url), release: nothing };
    case 'pool':
      return { pool: { connect: () => choice.pool.connect(), end: nothing }, release: nothing };
    case 'memory':
      return { pool: await memoryPool(), release: nothing };
    case 'folder': {
      const release = await lockFolder(choice.path);
      try {
        const begun = existsSync(join(choice.path, 'PG_VERSION')) ? {} : { loadDataDir: await tablesSnapshot() };
        return { pool: pglitePool(await PGlite.create(choice.path, begun)), release };
      } catch (error) {
        await release();
        throw error;
      }
    }
  }
}
