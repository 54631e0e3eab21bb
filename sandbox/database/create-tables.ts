import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Migrator, sql } from 'kysely';
import type { Database } from './schema';
import { tables } from './schema';
import { snakeCase } from './snake-case';
import type { Table } from './table';

const statements = statementsOf(tables);

/** Names the tables as they are now: any change of them changes it. */
export const tablesVersion = createHash('sha256').update(statements.join()).digest('hex').slice(0, 16);

/**
 * Creates the tables in an empty database. Rejects when the database has others, which no sandbox can use. Sandboxes that start
 * together on one database wait for each other.
 */
export async function createTables(database: Kysely<Database>): Promise<void> {
  const create = async (store: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(store);
  };
  const migrations = { [`tables-${tablesVersion}`]: { up: create } };
  const { error } = await new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  }).migrateToLatest();
  if (error !== undefined)
    throw new Error('The database has the tables of another version of the sandbox. Delete its folder to begin anew.', {
      cause: error,
    });
}

/** Tables may refer to each other in any order, so the keys between them follow once all tables are there. */
function statementsOf(all: Readonly<Record<string, Table>>): readonly string[] {
  const created = Object.entries(all).map(([name, { columns, rules }]) => ({
    table: snakeCase(name),
    columns: Object.entries(columns).map(([column, { declaration }]) => ({ name: snakeCase(column), ...declaration })),
    rules: rules.filter((rule) => !isIndex(rule)),
    indexes: rules.filter(isIndex),
  }));
  return [
    ...created.map(({ table, columns, rules }) => {
      const declared = columns.map((column) =>
        [column.name, column.type, ...(column.isOptional ? [] : ['not null']), ...column.rules].join(' '),
      );
      return `create table ${table} (${[...declared, ...rules].join(', ')})`;
    }),
    ...created.flatMap(({ table, columns }) =>
      columns.flatMap(({ name, reference: to }) =>
        to
          ? [
              `alter table ${table} add foreign key (${name}) references ${snakeCase(to.table)} on delete ${to.onDelete}`,
            ]
          : [],
      ),
    ),
    ...created.flatMap(({ table, columns, indexes }) =>
      [...columns.filter(({ isIndexed }) => isIndexed).map(({ name }) => `index (${name})`), ...indexes].map(
        (index) => `create ${index.replace('index', `index on ${table}`)}`,
      ),
    ),
  ];
}

function isIndex(rule: string): boolean {
  return /^(unique )?index /.test(rule);
}
