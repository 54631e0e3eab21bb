import { PGlite } from '@electric-sql/pglite';
import type { PostgresPool } from 'kysely';
import { pglitePool } from './pglite-pool';
import { tablesSnapshot } from './tables-snapshot';

/** Nothing is read again after a crash, and few rows are kept: writing for it and clearing large buffers only takes time. */
const settings = ['shared_buffers=16MB', 'full_page_writes=off', 'synchronous_commit=off'];

/** An embedded database with empty tables, in memory. */
export async function memoryPool(): Promise<PostgresPool> {
  const startParams = [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])];
  return pglitePool(await PGlite.create({ loadDataDir: await tablesSnapshot(), startParams }));
}
