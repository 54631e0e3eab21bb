import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Variables } from '#src/config/settings';
import type { Database } from '#src/processes/database';

/** A copy of a filled database. */
export interface FilledDatabase extends Database {
  /** Makes it anew at the same address, and ends the connections that it still has. */
  renew(): Promise<void>;
}

/** Fills the empty database of an address. */
type Fill = (databaseUrl: string) => Promise<void>;

/** The scripts that decide how a filled database looks. */
const filling = ['migrations', 'seed'].map((folder) => join(__dirname, '../../src', folder));

/** The key of the lock under which databases are filled and copied. */
const FILLING = 1;

let databases = 0;

/**
 * Makes a database on the PostgreSQL of TEST_DATABASE_SERVER, which all tests of a run share: a copy of one that the first of them
 * filled. Undefined when there is no such server.
 */
export async function copyOfFilled(
  seed: string,
  variables: Variables,
  fill: Fill,
): Promise<FilledDatabase | undefined> {
  const server = variables['TEST_DATABASE_SERVER'];
  if (server === undefined) return undefined;
  const filled = `filled_${hashOf([seed, ...filling.flatMap(scriptsIn)])}`;
  databases += 1;
  const copy = `copy_${process.pid}_${databases}`;
  const remove = (client: Client): Promise<unknown> => client.query(`DROP DATABASE IF EXISTS "${copy}" WITH (FORCE)`);
  const renew = (): Promise<void> =>
    within(server, async (client) => {
      // The first process fills it, and the others wait. A copy needs an original without connections, so they copy in
      // turn.
      await client.query('SELECT pg_advisory_lock($1)', [FILLING]);
      const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [filled]);
      if (rowCount === 0) await fillOnce(client, server, filled, fill);
      await remove(client);
      await client.query(`CREATE DATABASE "${copy}" TEMPLATE "${filled}"`);
    });
  await renew();
  return {
    url: addressOf(server, copy),
    renew,
    stop: () => within(server, async (client) => void (await remove(client))),
  };
}

/** It gets its name last, so that no process copies one that is half filled. */
async function fillOnce(client: Client, server: string, filled: string, fill: Fill): Promise<void> {
  await client.query('DROP DATABASE IF EXISTS half_filled WITH (FORCE)');
  await client.query('CREATE DATABASE half_filled');
  await fill(addressOf(server, 'half_filled'));
  await client.query(`ALTER DATABASE half_filled RENAME TO "${filled}"`);
}

async function within(server: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function addressOf(server: string, database: string): string {
  return Object.assign(new URL(server), { pathname: `/${database}` }).href;
}

function scriptsIn(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.js'))
    .toSorted()
    .map((name) => join(folder, name));
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
