import type { Kysely } from 'kysely';
import { Migrator } from 'kysely';
import { migrations } from './migrations/migrations';
import type { Database } from './schema';

/** Runs the pending migrations. Sandboxes that start together on one database wait for each other. */
export async function migrate(database: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw new Error(
      'The database could not be brought up to date. If it is of an older sandbox, delete its folder to begin anew.',
      { cause: error },
    );
}
