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
 * Makes a table with a row for each handler, and its place among the handlers of its event in a server and in a worker. The name of a
 * handler links to the file that registers it.
 */
export function eventTable(server: EventHandlers, worker: EventHandlers): string {
  const rows = Object.entries(server).flatMap(([event, inServer]) => {
    const inWorker = worker[event] ?? [];
    const missing = inWorker.filter((id) => !inServer.includes(id));
    return [...inServer, ...missing].map((id) => [
      `\`${event}\``,
      linkOf(id),
      placeIn(inServer, id),
      placeIn(inWorker, id),
    ]);
  });
  const head = ['Event', 'Handler', 'Server', 'Worker'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function placeIn(ids: readonly string[], id: string): string {
  return ids.includes(id) ? String(ids.indexOf(id) + 1) : '';
}

const sources = join(__dirname, '../../../src');
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

/** Returns the plain name of a handler of Vendure. */
function linkOf(id: string): string {
  const file = files.find((one) => new RegExp(`(?:id: |= )'${id}'`).test(readFileSync(join(sources, one), 'utf8')));
  return file === undefined ? `${id} (Vendure)` : `[${id}](../engines/vendure/src/${file})`;
}

/** Starts a worker, and sends the handlers that it has. */
async function tellOfWorker(): Promise<void> {
  const { app } = await bootstrapWorker(withoutScheduler(vendureConfig(readEnvironment(process.env))));
  whenLetGo(() => app.close());
  process.send?.(JSON.stringify(eventHandlers(app.get(EventBus))));
}

// The runner of tests loads each file of this folder, and talks with none.
if (process.send && require.main === module) entryPoint(tellOfWorker);
