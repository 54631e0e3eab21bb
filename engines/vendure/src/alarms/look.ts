import type { Alarm, Watched } from './alarm';
import { failedMails } from './failed-mails';
import { ordersInHour } from './orders-in-hour';
import { paidWithoutOrder } from './paid-without-order';

const alarms: ReadonlyMap<string, Alarm> = new Map([
  ['paid-without-order', paidWithoutOrder],
  ['failed-mails', failedMails],
  ['orders-in-hour', ordersInHour],
]);

/** Finds the alarms of these names; all of them when none is named. Throws when there is none of a name. */
export function alarmsNamed(names: readonly string[]): ReadonlyMap<string, Alarm> {
  const unknown = names.filter((name) => !alarms.has(name));
  if (unknown.length > 0)
    throw new Error(`There is no alarm ${unknown.join(', ')}. Name ${[...alarms.keys()].join(', ')}, or none for all.`);
  return names.length === 0 ? alarms : new Map([...alarms].filter(([name]) => names.includes(name)));
}

/** Returns a line for each alarm that rings. One that cannot look rings, too, and does not keep the others from it. */
export async function look(named: ReadonlyMap<string, Alarm>, watched: Watched, now: Date): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const [name, alarm] of named) {
    const line = await alarm(watched, now).catch((error: unknown) => `The alarm ${name} cannot look: ${String(error)}`);
    if (line !== undefined) lines.push(line);
  }
  return lines;
}
