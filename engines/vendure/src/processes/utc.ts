import { Client } from 'pg';

/** Names of the time zone whose clock is that of UTC. */
const names: ReadonlySet<string> = new Set(['UTC', 'Etc/UTC', 'GMT', 'Etc/GMT', 'Etc/UCT', 'UCT', 'Zulu', 'Etc/Zulu']);

/**
 * Throws for a process or a database whose clock is not that of UTC. Columns of Vendure have no time zone: read in another one, a moment is
 * hours away from the one that was written, and an order falls into another day of the books.
 */
export async function requireUtc(
  databaseUrl: string,
  ofProcess = Intl.DateTimeFormat().resolvedOptions().timeZone,
): Promise<void> {
  if (!names.has(ofProcess)) throw new Error(`The process runs in the time zone ${ofProcess}: start it with TZ=UTC.`);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ TimeZone: string }>('SHOW timezone');
    const ofDatabase = rows[0]?.TimeZone ?? '';
    if (!names.has(ofDatabase))
      throw new Error(
        `The database runs in the time zone ${ofDatabase}: ALTER DATABASE … SET timezone TO 'UTC', and start again.`,
      );
  } finally {
    await client.end();
  }
}
