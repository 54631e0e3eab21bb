import type { PostgresPool } from 'kysely';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import type { Database } from './schema';

/** Nested JSON keeps its keys: options and metadata are client data, not columns. */
export function overPool(pool: PostgresPool): Kysely<Database> {
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
