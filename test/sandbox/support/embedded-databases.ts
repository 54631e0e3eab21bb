import type { PostgresPool } from 'kysely';
import { sql } from 'kysely';
import { memoryPool } from '#sandbox/database/memory-pool';
import { overPool } from '#sandbox/database/over-pool';

/** Embedded databases for the tests of one process. Opening one takes a second, emptying it a hundredth: so they are used again. */
class EmbeddedDatabases {
  private readonly free: PostgresPool[] = [];

  /** A database with empty tables, reserved for one test until it is given back. */
  async borrow(): Promise<PostgresPool> {
    const used = this.free.pop();
    if (!used) return memoryPool();
    await empty(used);
    return used;
  }

  giveBack(pool: PostgresPool): Promise<void> {
    this.free.push(pool);
    return Promise.resolve();
  }
}

export const embeddedDatabases = new EmbeddedDatabases();

/**
 * Takes every row out of the tables, and begins counting anew. Most tables have no rows, and TRUNCATE takes a
 * tenth of a second to give each of them new files.
 */
async function empty(pool: PostgresPool): Promise<void> {
  await sql`
    do $$
    declare
      name text;
      has_rows boolean;
    begin
      -- Without foreign keys, so that the order of the tables does not matter.
      set local session_replication_role = replica;
      for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
        execute format('select exists (select from %I)', name) into has_rows;
        if has_rows then execute format('delete from %I', name); end if;
      end loop;
      perform setval(format('%I', sequencename)::regclass, start_value, false)
        from pg_sequences where schemaname = 'public' and last_value is not null;
    end $$`.execute(overPool(pool));
}
