import pg from 'pg';

/** Returns the state of an address on the newsletter; `undefined` when the engine does not know it. */
export async function vendureNewsletterStateOf(databaseUrl: string, email: string): Promise<string | undefined> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const query = `SELECT state FROM mailing_list_contact WHERE list = 'newsletter' AND contact = $1`;
    return (await client.query<{ readonly state: string }>(query, [email])).rows[0]?.state;
  } finally {
    await client.end();
  }
}
