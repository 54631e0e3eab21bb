import { Client } from 'pg';

/** Reads and writes the rows of the database of a run, over one connection. */
export class Rows {
  private constructor(private readonly client: Client) {}

  static async of<T>(databaseUrl: string, work: (rows: Rows) => Promise<T>): Promise<T> {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return await work(new Rows(client));
    } finally {
      await client.end();
    }
  }

  async query<T extends object>(text: string, values: readonly unknown[] = []): Promise<readonly T[]> {
    return (await this.client.query<T>(text, [...values])).rows;
  }
}
