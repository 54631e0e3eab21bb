import { readFile } from 'node:fs/promises';
import type { Step } from '#tools/console/step';
import { blockOf } from './guide';
import type { ServerMachine } from './server-machine';

/** Something that the guide tells to do, below one of its headings. */
export interface GuideStep extends Step {
  readonly heading: string;
}

/** A step that rejects when it fails; its result is shown beside its name. */
export function step(heading: string, name: string, run: () => Promise<string | void>): GuideStep {
  return {
    heading,
    name: `${heading}: ${name}`,
    run: async () => {
      const note = await run();
      return { ok: true, ...(typeof note === 'string' && { note }) };
    },
  };
}

export function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A step before this one has not been done.');
  return value;
}

/** Returns the guide's proxy in front of the engine, whose office is this machine. */
export function office(): string {
  return blockOf('Servers, worker and proxy', 'engine.shop.example {').replace('192.0.2.0/24', '127.0.0.1/32');
}

export async function addToCaddyfile(machine: ServerMachine, block: string): Promise<void> {
  const path = 'etc/caddy/Caddyfile';
  await machine.write(path, `${await readFile(machine.path(path), 'utf8')}\n${block}`);
}

/** Stands in for `systemctl reload caddy`. */
export const reload = 'caddy reload --adapter caddyfile --config /etc/caddy/Caddyfile';
