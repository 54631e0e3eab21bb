import { PGlite } from '@electric-sql/pglite';
import type { PostgresPool } from 'kysely';
import { sql } from 'kysely';
import { migratedSnapshot } from '#sandbox/database/migrated-snapshot';
import { overPool } from '#sandbox/database/over-pool';
import { pglitePool } from '#sandbox/database/pglite-pool';

/** Embedded databases for the tests of one file. Opening one takes a second, emptying it a hundredth: so they are used again. */
export class EmbeddedDatabases {
  private readonly free: PostgresPool[] = [];

  /** An empty database with its migrations, which nobody else has until it is given back. */
  async borrow(): Promise<PostgresPool> {
    const used = this.free.pop();
    if (!used) return pglitePool(await PGlite.create({ loadDataDir: await migratedSnapshot() }));
    await empty(used);
    return used;
  }

  giveBack(pool: PostgresPool): Promise<void> {
    this.free.push(pool);
    return Promise.resolve();
  }
}

/** Takes every row out of what the migrations made, and begins counting anew. */
async function empty(pool: PostgresPool): Promise<void> {
  const database = overPool(pool);
  const { rows } = await sql<{ tablename: string }>`
    select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(database);
  await sql`truncate table ${sql.join(rows.map(({ tablename }) => sql.table(tablename)))} restart identity cascade`.execute(
    database,
  );
}
