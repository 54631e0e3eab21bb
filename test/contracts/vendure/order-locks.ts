import pg from 'pg';
import type { Order } from '#src/domain/cart/order';

/** Holds orders as another request does: in a transaction of its own. */
export class OrderLocks {
  private readonly held = new Map<string, pg.Client>();

  constructor(private readonly databaseUrl: string) {}

  async lock({ number }: Order): Promise<void> {
    const client = new pg.Client(this.databaseUrl);
    await client.connect();
    await client.query('BEGIN');
    await client.query('SELECT id FROM "order" WHERE code = $1 FOR NO KEY UPDATE', [number]);
    this.held.set(number, client);
  }

  async unlock({ number }: Order): Promise<void> {
    const client = this.held.get(number);
    this.held.delete(number);
    await client?.query('ROLLBACK');
    await client?.end();
  }

  async unlockAll(): Promise<void> {
    for (const client of this.held.values()) await client.end();
    this.held.clear();
  }
}
