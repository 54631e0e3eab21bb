import { setTimeout as pause } from 'node:timers/promises';
import { serverPorts } from '#src/config/ports';
import type { Flood } from './floods';
import { floods, readOffers } from './floods';
import { ShopUnderLoad, urlOf } from './shop-under-load';

/** Milliseconds. */
const duration = 20_000;
const longestAnswer = 1000;
const between = 50;

/** For each server so many callers send each flood. */
const callers = 2;

/** Floods two servers, and says how long others wait meanwhile. Rejects when an answer takes more than a second. */
export function loadWithFloods(): Promise<void> {
  const [firstPort, ...otherPorts] = serverPorts(process.env, 2);
  const ports = [firstPort, ...otherPorts];
  return ShopUnderLoad.run(async (shop) => {
    await Promise.all(ports.map((port) => shop.startServer(port)));
    console.log(`Two servers are up, and are flooded for ${duration / 1000} s.`);
    const until = performance.now() + duration;
    const statuses = new Map<number, number>();
    const flood = async (server: string, call: Flood): Promise<void> => {
      const body = JSON.stringify(call);
      while (performance.now() < until) {
        const { status } = await post(server, body);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const waits = { health: [] as number[], offers: [] as number[] };
    const others = async (server: string): Promise<void> => {
      while (performance.now() < until) {
        waits.health.push(await timed(() => fetch(`${server}/health`)));
        const body = JSON.stringify({ query: readOffers, variables: { skus: ['SAUV-01'] } });
        waits.offers.push(await timed(() => post(server, body)));
        await pause(between);
      }
    };
    const servers = ports.map(urlOf);
    await Promise.all(
      servers.flatMap((server) => [
        others(server),
        ...Object.values(floods).flatMap((call) => Array.from({ length: callers }, () => flood(server, call))),
      ]),
    );
    const answered = [...statuses].map(([status, count]) => `${count} with ${status}`).join(', ');
    console.log(`Calls of the flood that were answered: ${answered}.`);
    const slowest = Object.entries(waits).map(([name, all]) => ({ name, count: all.length, most: Math.max(...all) }));
    for (const { name, count, most } of slowest)
      console.log(`${name}: ${count} answers, the slowest after ${Math.round(most)} ms`);
    if (slowest.some(({ most }) => most > longestAnswer)) throw new Error('Others waited for more than a second.');
    console.log('✓ others had their answers within a second');
  });
}

function post(server: string, body: string): Promise<Response> {
  return fetch(`${server}/shop-api`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

async function timed(call: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  const response = await call();
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`Another caller was answered ${response.status}.`);
  return performance.now() - started;
}
