import pg from 'pg';

/** An event as analytics received it. */
export interface ArrivedEvent {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly userId?: number | string;
}

interface EventRow {
  readonly name: string;
  readonly properties: ArrivedEvent['properties'];
  readonly userId: string | null;
}

/** The events of a browser that the engine has kept. */
export async function eventsOnVendure(databaseUrl: string, anonymousId: string): Promise<readonly ArrivedEvent[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<EventRow>(
      'SELECT name, properties, "userId" FROM tracked_event WHERE "anonymousId" = $1 ORDER BY "receivedAt"',
      [anonymousId],
    );
    return rows.map(({ name, properties, userId }) => ({ name, properties, ...(userId !== null && { userId }) }));
  } finally {
    await client.end();
  }
}
