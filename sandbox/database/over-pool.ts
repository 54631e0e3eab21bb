import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  PostgresPool,
  QueryResult,
  UnknownRow,
} from 'kysely';
import { Kysely, PostgresDialect, PostgresQueryCompiler } from 'kysely';
import type { Database } from './schema';
import { snakeCase } from './snake-case';

/** Names are camel case here and snake case in the database. Nested JSON keeps its keys: they are client data, not columns. */
export function overPool(pool: PostgresPool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new SnakeCaseDialect({ pool }), plugins: [new CamelCaseRows()] });
}

class SnakeCaseDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new SnakeCaseCompiler();
  }
}

/** Renames while it writes a statement. A plugin would copy the whole statement first, which takes longer than to write it. */
class SnakeCaseCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(remembered(inDatabase, identifier, snakeCase));
  }
}

class CamelCaseRows implements KyselyPlugin {
  transformQuery({ node }: PluginTransformQueryArgs): PluginTransformQueryArgs['node'] {
    return node;
  }

  transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return Promise.resolve({ ...result, rows: result.rows.map(renamed) });
  }
}

function renamed(row: UnknownRow): UnknownRow {
  const all: UnknownRow = {};
  for (const name of Object.keys(row)) all[remembered(here, name, camelCase)] = row[name];
  return all;
}

const inDatabase = new Map<string, string>();
const here = new Map<string, string>();

function remembered(names: Map<string, string>, name: string, rename: (name: string) => string): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  const made = rename(name);
  names.set(name, made);
  return made;
}

function camelCase(name: string): string {
  return name.replace(/_+(.)/g, (_, letter: string) => letter.toUpperCase());
}
