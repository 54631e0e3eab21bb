import { Client } from 'pg';

/** True when the database has a seeded shop: a seed adds the payment method last. */
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
