import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Variables } from '#tools/environment';
import type { Running } from '#tools/shop/until-stopped';
import { ENGINE } from './install-engine';

export interface EngineChoice {
  /** Passed to the engine on top of this process's variables. */
  readonly variables: Variables;
  readonly port: number;
  /** Options of the engine's own start. */
  readonly args?: readonly string[];
  /** Where the engine is, when it is another than the one of this project. */
  readonly folder?: string;
  /** The entry point; the one that starts all parts when left out. */
  readonly program?: 'start' | 'server' | 'worker';
}

export interface RunningEngine extends Running {
  /** Of the process that runs all parts of the engine. */
  readonly pid: number | undefined;
}

/**
 * Starts the engine with its database, which says each step on a line. Resolves when it takes calls; rejects when a part of it
 * does not start. It ends when this process does, however that ends.
 */
export async function startEngine({
  variables,
  port,
  args = [],
  folder = ENGINE,
  program = 'start',
}: EngineChoice): Promise<RunningEngine> {
  const child = fork(join(process.cwd(), folder, `dist/src/${program}.js`), [...args], {
    cwd: folder,
    env: { ...process.env, ...variables, ENGINE_PORT: String(port) },
    execArgv: [],
    // So that Ctrl-C reaches this process alone, which stops everything in order.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', () => reject(new Error('The engine did not start.')));
  });
  return {
    url: `http://localhost:${port}`,
    pid: child.pid,
    close: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
