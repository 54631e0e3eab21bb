import pg from 'pg';
import { expect } from 'vitest';

/** Blocks all writers of a table, so that running work stands still in the middle of its transaction. */
export class HeldWrites {
  private isOver = false;

  private constructor(
    private readonly client: pg.Client,
    private readonly databaseUrl: string,
  ) {
    client.once('end', () => (this.isOver = true));
  }

  static async to(table: string, databaseUrl: string): Promise<HeldWrites> {
    const client = new pg.Client(databaseUrl);
    // The holder may be killed as well.
    client.on('error', () => undefined);
    await client.connect();
    await client.query('BEGIN');
    await client.query(`LOCK TABLE "${table}" IN EXCLUSIVE MODE`);
    return new HeldWrites(client, databaseUrl);
  }

  /** Waits until something stands still. */
  async holdOne(): Promise<void> {
    const client = new pg.Client(this.databaseUrl);
    await client.connect();
    const waiting = async () =>
      (await client.query<{ waiting: boolean }>('SELECT EXISTS (SELECT FROM pg_locks WHERE NOT granted) AS waiting'))
        .rows[0]?.waiting;
    await expect.poll(waiting).toBe(true);
    await client.end();
  }

  async letGo(): Promise<void> {
    if (!this.isOver) await this.client.end();
  }
}
