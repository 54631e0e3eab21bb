import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrapWorker, EventBus } from '@vendure/core';
import { vendureConfig } from '#src/composition/vendure-config';
import { withoutScheduler } from '#src/composition/without-scheduler';
import { readEnvironment } from '#src/config/environment';
import { entryPoint } from '#src/processes/entry-point';
import { whenLetGo } from '#src/processes/when-let-go';

/** The ids of the handlers that block an event, in the order in which they run, by the name of the event. */
export type EventHandlers = Readonly<Record<string, readonly string[]>>;

/** Reads the handlers of a running server or worker. Vendure tells of them nowhere. */
export function eventHandlers(events: EventBus): EventHandlers {
  const handlers = Reflect.get(events, 'blockingEventHandlers') as ReadonlyMap<
    { readonly name: string },
    readonly { readonly id: string }[]
  >;
  const byName = [...handlers].map(([event, inOrder]) => [event.name, inOrder.map(({ id }) => id)] as const);
  return Object.fromEntries(byName.toSorted(([one], [other]) => one.localeCompare(other)));
}

/**
 * Makes a table with a row for each event: its handlers in the order of a server, and their numbers in the order of a worker where
 * that differs. The name of a handler links to the file that registers it.
 */
export function eventTable(server: EventHandlers, worker: EventHandlers): string {
  const rows = Object.entries(server).map(([event, inServer]) => {
    const inWorker = worker[event] ?? [];
    const missing = inWorker.filter((id) => !inServer.includes(id));
    const all = [...inServer, ...missing];
    const names = all.map((id) => (missing.includes(id) ? `${linkOf(id)} (worker only)` : linkOf(id)));
    const isSame = missing.length === 0 && inWorker.join() === inServer.join();
    const order = isSame ? '' : inWorker.map((id) => all.indexOf(id) + 1).join(', ');
    return [`\`${event}\``, names.join(', '), order];
  });
  const head = ['Event', 'Handlers', 'Worker'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const sources = join(__dirname, '../../../src');
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

/** Returns the plain name of a handler of Vendure. */
function linkOf(id: string): string {
  const file = files.find((one) => new RegExp(`(?:id: |= )'${id}'`).test(readFileSync(join(sources, one), 'utf8')));
  return file === undefined ? `${id} (Vendure)` : `[${id}](../${file})`;
}

/** Starts a worker, and sends the handlers that it has. */
async function tellOfWorker(): Promise<void> {
  const { app } = await bootstrapWorker(withoutScheduler(vendureConfig(readEnvironment(process.env))));
  whenLetGo(() => app.close());
  process.send?.(JSON.stringify(eventHandlers(app.get(EventBus))));
}

// The runner of tests loads each file of this folder, and talks with none.
if (process.send && require.main === module) entryPoint(tellOfWorker);
