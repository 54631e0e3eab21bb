import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { embeddedDatabases } from './embedded-databases';

/** A database of its own that counts its statements, the begin and the end of transactions too. */
export class CountedStatements {
  private readonly asked: string[] = [];

  private constructor(private readonly pool: PostgresPool) {}

  static async open(): Promise<CountedStatements> {
    return new CountedStatements(await embeddedDatabases.borrow());
  }

  /** The statements since the last call, oldest first. */
  take(): readonly string[] {
    return this.asked.splice(0);
  }

  async connect(): Promise<PostgresPoolClient> {
    const { query, release } = await this.pool.connect();
    const counted = (sql: string, parameters: readonly unknown[]): unknown => {
      this.asked.push(sql);
      return query(sql, parameters);
    };
    return { query: counted, release } as PostgresPoolClient;
  }

  close(): Promise<void> {
    return embeddedDatabases.giveBack(this.pool);
  }
}
