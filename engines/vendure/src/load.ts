import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from './config/database';
import { serverPorts } from './config/ports';
import { Ledger } from './load/ledger';
import { report } from './load/report';
import { ShopApi } from './load/shop-api';
import type { Outcome, Wish } from './load/shopper';
import { Shopper } from './load/shopper';
import type { Running, RunningChild } from './processes/child-process';
import { runChild, startChild } from './processes/child-process';
import { entryPoint } from './processes/entry-point';

const usualSandboxUrl = 'http://localhost:4000';

/** Sold to a quarter of the shoppers, wanted by all. */
const scarceSku = 'GAMAY-01';
const plentifulSkus = ['SAUV-01', 'ROSE-01', 'ZIN-01', 'CHENIN-02', 'GLASS-SET-2', 'COLD-PLATE-6'];

interface Load {
  readonly shoppers: number;
  readonly atOnce: number;
  /** Kills a server when a third of the shoppers have gone. */
  readonly kill: boolean;
}

/** Drives carts to paid orders over two servers and one worker on a database of its own, and checks what is left. */
async function main({ shoppers, atOnce, kill }: Load): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'engine-load-'));
  // Started by root, PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  const sandboxUrl = process.env['SANDBOX_URL'] ?? usualSandboxUrl;
  const [firstPort, ...otherPorts] = serverPorts(process.env, 2);
  const running: Running[] = [];
  try {
    const database = await openDatabase({
      ...process.env,
      DATABASE_FOLDER: join(folder, 'postgres'),
    });
    running.push(database);
    const settings = {
      ...process.env,
      DATABASE_URL: database.url,
      SANDBOX_URL: sandboxUrl,
      ASSETS_FOLDER: join(folder, 'assets'),
    };
    await runChild('migrate', settings);
    await runChild('seed-demo', settings);
    const startServer = async (port: number): Promise<RunningChild> => {
      const server = await startChild('server', { ...settings, ENGINE_PORT: String(port) });
      running.push(server);
      return server;
    };
    const [first] = await Promise.all([startServer(firstPort), ...otherPorts.map(startServer)]);
    running.push(await startChild('worker', settings));
    console.log(`Two servers and a worker are up; ${shoppers} shoppers come, ${atOnce} at once.`);

    const ledger = new Ledger(database.url, sandboxUrl);
    await ledger.setStock(scarceSku, Math.ceil(shoppers / 4));
    for (const sku of plentifulSkus) await ledger.setStock(sku, shoppers * 10);
    const api = new ShopApi([urlOf(firstPort), ...otherPorts.map(urlOf)]);
    const started = performance.now();
    const outcomes: Outcome[] = [];
    const waiting = Array.from({ length: shoppers }, (_, index) => index);
    const serve = async (): Promise<void> => {
      for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
        outcomes.push(await new Shopper(api, `shopper-${index}`, scarceSku).shop(wishesOf(index)));
        if (!kill || outcomes.length !== Math.ceil(shoppers / 3)) continue;
        first.process.kill('SIGKILL');
        console.log(`A server was killed after ${outcomes.length} shoppers.`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, serve));
    const seconds = (performance.now() - started) / 1000;

    for (const line of report(api, outcomes, seconds)) console.log(line);
    const problems = [...outcomes.flatMap(({ problem }) => problem ?? []), ...(await ledger.problems(outcomes))];
    for (const problem of problems) console.log(`✗ ${problem}`);
    if (problems.length > 0) throw new Error(`${problems.length} things went wrong.`);
    console.log('✓ nothing oversold, nothing charged twice, no cart lost');
  } finally {
    for (const one of running.toReversed()) await one.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  process.exit(0);
}

function urlOf(port: number): string {
  return `http://localhost:${port}`;
}

/** Every shopper wants the scarce can among others. */
function wishesOf(index: number): readonly Wish[] {
  const other = (offset: number): Wish => ({
    sku: plentifulSkus[(index + offset) % plentifulSkus.length] ?? scarceSku,
    quantity: 1 + (index % 3),
  });
  return [
    { sku: plentifulSkus[index % plentifulSkus.length] ?? scarceSku, quantity: 2 },
    { sku: scarceSku, quantity: 1 },
    other(1),
    other(2),
  ];
}

entryPoint(() => {
  const { values } = parseArgs({
    options: {
      shoppers: { type: 'string', default: '200' },
      'at-once': { type: 'string', default: '20' },
      kill: { type: 'boolean', default: false },
    },
  });
  return main({ shoppers: Number(values.shoppers), atOnce: Number(values['at-once']), kill: values.kill });
});
