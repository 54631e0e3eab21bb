import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Variables } from '#src/config/settings';
import { audit, describeFinding } from '#src/plugins/audit/audit';
import type { Running, RunningChild } from '#src/processes/child-process';
import { runChild, startChild } from '#src/processes/child-process';
import { openDatabase } from '#src/processes/database';

const usualSandboxUrl = 'http://localhost:4000';
const catalogueFile = join(__dirname, '../../seed/catalogue.json');

/** A database of its own with the goods of the demo in it, and the processes on it, for the time of a run. */
export class ShopUnderLoad {
  private readonly running: Running[] = [];

  private constructor(
    private readonly folder: string,
    private readonly settings: Variables,
    readonly sandboxUrl: string,
    readonly databaseUrl: string,
  ) {}

  /** Lets something be done with a shop, which is gone afterwards, whatever becomes of it. */
  static async run(work: (shop: ShopUnderLoad) => Promise<void>): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'engine-load-'));
    // Started by root, PostgreSQL runs as another user.
    chmodSync(folder, 0o755);
    const sandboxUrl = process.env['SANDBOX_URL'] ?? usualSandboxUrl;
    const database = await openDatabase({ ...process.env, DATABASE_FOLDER: join(folder, 'postgres') });
    const settings = {
      ...process.env,
      DATABASE_URL: database.url,
      SANDBOX_URL: sandboxUrl,
      ASSETS_FOLDER: join(folder, 'assets'),
    };
    const shop = new ShopUnderLoad(folder, settings, sandboxUrl, database.url);
    shop.running.push(database);
    try {
      await runChild('migrate', settings);
      await runChild('../demo/seed-demo', settings, [goodsOnly(folder)]);
      await work(shop);
    } finally {
      for (const one of shop.running.toReversed()) await one.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }

  /** Starts an entry point on the database, by its path from the folder of the others. */
  async start(name: string, variables: Variables = {}): Promise<RunningChild> {
    const child = await startChild(name, { ...this.settings, ...variables });
    this.running.push(child);
    return child;
  }

  startServer(port: number): Promise<RunningChild> {
    return this.start('server', { ENGINE_PORT: String(port) });
  }

  /** Runs the audit, as `node dist/src/audit.js` does. Returns a line for each problem. */
  async audit(): Promise<readonly string[]> {
    const database = new Client({ connectionString: this.databaseUrl });
    await database.connect();
    try {
      return (await audit(async (statement) => (await database.query<object>(statement)).rows)).map(describeFinding);
    } finally {
      await database.end();
    }
  }

  /** Finds the process id of the database; undefined for one of another machine. */
  databaseProcess(): number | undefined {
    try {
      const [line = ''] = readFileSync(join(this.folder, 'postgres/postmaster.pid'), 'utf8').split('\n');
      return Number(line);
    } catch {
      return undefined;
    }
  }
}

/**
 * Writes the seed of the demo without its past: orders of its people took no stock and would be counted with those of the run, and
 * its used gift cards paid for no order, which the audit reports.
 */
function goodsOnly(folder: string): string {
  const file = join(folder, 'seed.json');
  const seed = JSON.parse(readFileSync(catalogueFile, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...seed, customers: [], reviews: [], giftCards: [] }));
  return file;
}

export function urlOf(port: number): string {
  return `http://localhost:${port}`;
}
