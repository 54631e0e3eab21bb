import { readEnvironment } from '#src/config/environment';
import { serverPorts } from '#src/config/ports';
import type { Variables } from '#src/config/settings';
import type { Running, RunningChild } from '#src/processes/child-process';
import { runChild, startChild } from '#src/processes/child-process';
import { openDatabase } from '#src/processes/database';
import { entryPoint } from '#src/processes/entry-point';
import { isSeeded } from '#src/seed/is-seeded';

interface Options {
  readonly servers: number;
  readonly hasWorker: boolean;
  readonly hasSeed: boolean;
  /** The file to fill the shop from; when left out, a developer's shop gets the demo, and a live one the example. */
  readonly seed: string | undefined;
}

/**
 * Starts all that a shop needs, in order, on one machine: PostgreSQL, the missing parts of the database, servers side by side from
 * ENGINE_PORT upwards, a worker. Says each step on a line; stops all of it in the other order.
 */
async function main(variables: Variables, options: Options): Promise<void> {
  const ports = serverPorts(variables, options.servers);
  // Names missing settings before anything is started; the own PostgreSQL of a developer's machine has no address yet.
  const isLive = variables['NODE_ENV'] === 'production';
  readEnvironment(isLive ? variables : { ...variables, DATABASE_URL: 'its own' });
  const running: Running[] = [];
  const stopAll = async (): Promise<void> => {
    for (const one of running.toReversed()) await one.stop();
  };
  const stopped = untilStopped();
  try {
    const database = await step('PostgreSQL', () => openDatabase(variables));
    running.push(database);
    const settings = { ...variables, DATABASE_URL: database.url };
    await step('Migrations', () => runChild('migrate', settings));
    if (options.hasSeed && !(await isSeeded(database.url))) {
      const file = options.seed === undefined ? [] : [options.seed];
      await step('Catalogue', () => runChild(isLive ? 'seed' : '../demo/seed-demo', settings, file));
    }
    const children: RunningChild[] = [];
    const start = async (name: string, entry: string, own: Variables = settings): Promise<void> => {
      const child = await step(name, () => startChild(entry, own));
      children.push(child);
      running.push(child);
    };
    const server = (port: number): Promise<void> =>
      start(`Server on port ${port}`, 'server', { ...settings, ENGINE_PORT: String(port) });
    await Promise.all(ports.map(server));
    if (options.hasWorker) await start('Worker', 'worker');
    if (process.send) process.send('ready');
    else
      console.log(
        `  The shop API is at http://localhost:${ports[0]}/shop-api, the dashboard at /admin. Ctrl-C stops all.`,
      );
    await Promise.race([stopped, ...children.map(unexpectedEnd)]);
  } finally {
    await stopAll();
  }
  process.exit(0);
}

async function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await run();
  console.log(`  ✓ ${name} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
    process.once('disconnect', () => resolve());
  });
}

function unexpectedEnd(child: RunningChild): Promise<never> {
  return new Promise((_, reject) => {
    child.process.once('exit', () => reject(new Error('A part of the engine ended by itself.')));
  });
}

function optionsFrom(args: readonly string[]): Options {
  const valueOf = (name: string): string | undefined => {
    const index = args.indexOf(name);
    return index === -1 ? undefined : args[index + 1];
  };
  return {
    servers: Number(valueOf('--servers') ?? 1),
    hasWorker: !args.includes('--no-worker'),
    hasSeed: !args.includes('--no-seed'),
    seed: valueOf('--seed'),
  };
}

entryPoint(() => main(process.env, optionsFrom(process.argv.slice(2))));
