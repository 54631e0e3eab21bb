import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { preBootstrapConfig } from '@vendure/core';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { vendureConfig } from '#src/composition/vendure-config';
import { readEnvironment } from '#src/config/environment';
import type { RunningChild } from '#src/processes/child-process';
import { runChild, startChild } from '#src/processes/child-process';
import type { Database } from '#src/processes/database';
import { openDatabase } from '#src/processes/database';
import { freePort } from './support/free-port';
import { liveShop } from './support/live-shop';
import { SandboxStandIn } from './support/sandbox-stand-in';

/** Jobs and caches come and go by themselves; their subjects do not. */
const BESIDE_THE_SHOP = ['job_record', 'cache_item', 'cache_tag', 'session', 'scheduled_task_record'];

describe('The database of the engine', () => {
  const sandbox = new SandboxStandIn();
  const folder = mkdtempSync(join(tmpdir(), 'engine-database-'));
  let database: Database;
  let variables: Record<string, string | undefined>;

  before(async () => {
    variables = { ...process.env, DATABASE_FOLDER: folder, DATABASE_PORT: String(await freePort()) };
    await sandbox.server.start();
    variables['SANDBOX_URL'] = sandbox.server.url;
    variables['ASSETS_FOLDER'] = join(folder, 'assets');
    database = await openDatabase(variables);
    variables['DATABASE_URL'] = database.url;
    await runChild('migrate', variables);
  });

  after(async () => {
    await database.stop();
    await sandbox.server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has all that the entities need, once its migrations have run', async () => {
    const config = await preBootstrapConfig(vendureConfig(readEnvironment(variables)));
    const source = await new DataSource({ ...config.dbConnectionOptions, synchronize: false }).initialize();
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    await source.destroy();
    assert.deepEqual(
      upQueries.map(({ query }) => query),
      [],
    );
  });

  it('is not changed by running them again, also by two at once', async () => {
    const before = await everything();
    await Promise.all([runChild('migrate', variables), runChild('migrate', variables)]);
    assert.deepEqual(await everything(), before);
  });

  it('is not filled with the demo in a live shop, whose codes would be free for everybody', async () => {
    await assert.rejects(runChild('../demo/seed-demo', { ...variables, ...liveShop }), /seed-demo/);
    assert.equal((await everything())['promotion']?.rows, 0);
  });

  it('is filled for a live shop with countries, delivery, taxes and roles, and nothing to buy or to save with', async () => {
    await runChild('seed', { ...variables, ...liveShop });
    const { region, shipping_method, tax_rate, role, product, promotion, customer } = await everything();
    assert.deepEqual(
      [shipping_method, tax_rate, role, product, promotion, customer].map((table) => table?.rows),
      [2, 1, 4, 0, 0, 0],
    );
    assert.ok((region?.rows ?? 0) > 50);
  });

  it('is filled once: the same seed again changes nothing', async () => {
    await runChild('../demo/seed-demo', variables);
    const filled = await everything();
    assert.equal(filled['product']?.rows, 109);
    await runChild('../demo/seed-demo', variables);
    assert.deepEqual(await everything(), filled);
  });

  it('is served by several servers that start at the same moment', async () => {
    const ports = [await freePort(), await freePort(), await freePort()];
    const start = (port: number): Promise<RunningChild> =>
      startChild('server', { ...variables, ENGINE_PORT: String(port) });
    const servers = await Promise.all(ports.map(start));
    const health = await Promise.all(ports.map((port) => fetch(`http://127.0.0.1:${port}/health`)));
    for (const server of servers) await server.stop();
    assert.deepEqual(
      health.map(({ status }) => status),
      [200, 200, 200],
    );
  });

  /** Counts and sums up the rows of each table. */
  async function everything(): Promise<Record<string, { rows: number; sum: string }>> {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    try {
      const tables = await client.query<{ name: string }>(
        `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND NOT tablename = ANY ($1) ORDER BY 1`,
        [BESIDE_THE_SHOP],
      );
      const sums: Record<string, { rows: number; sum: string }> = {};
      for (const { name } of tables.rows) {
        const { rows } = await client.query<{ rows: number; sum: string }>(
          `SELECT count(*)::int AS rows, coalesce(md5(string_agg(t::text, ',' ORDER BY t::text)), '') AS sum FROM "${name}" t`,
        );
        if (rows[0]) sums[name] = rows[0];
      }
      return sums;
    } finally {
      await client.end();
    }
  }
});
