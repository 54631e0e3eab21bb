import { Client } from 'pg';

/** True when the shop of a database was filled: the way to pay is what a seed adds last. */
export async function isSeeded(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM payment_method LIMIT 1');
    return rowCount === 1;
  } finally {
    await client.end();
  }
}
