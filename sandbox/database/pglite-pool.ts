import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

type Command = PostgresQueryResult<unknown>['command'];

/**
 * Lets Kysely's PostgreSQL dialect speak to the embedded database. There is one connection: it is handed to one
 * borrower at a time, in the order of asking, so that the statements of two transactions never mix.
 */
export class PglitePool implements PostgresPool {
  private tail: Promise<void> = Promise.resolve();

  constructor(private readonly pglite: PGlite) {}

  async connect(): Promise<PostgresPoolClient> {
    const before = this.tail;
    let release: () => void = () => undefined;
    this.tail = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    const query = async <R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
      const result = await this.pglite.query<R>(sql, [...parameters]);
      return { command: commandOf(sql), rowCount: result.affectedRows ?? result.rows.length, rows: result.rows };
    };
    return { query, release } as PostgresPoolClient;
  }

  async end(): Promise<void> {
    await this.tail;
    await this.pglite.close();
  }
}

function commandOf(sql: string): Command {
  const [word = ''] = sql.trimStart().split(/\s/, 1);
  return word.toUpperCase() as Command;
}
