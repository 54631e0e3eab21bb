import { lastPort, Settings } from './settings';
import type { Variables } from './settings';

export const usualEnginePort = 3301;
const usualDatabasePort = 5544;

/** The port of the server, or of the first of several that stand side by side. Throws when it is none, or the last one's. */
export function readEnginePort(variables: Variables, servers = 1): number {
  return readPort(variables, 'ENGINE_PORT', usualEnginePort, lastPort + 1 - servers);
}

/** The port at which a worker reports its health; undefined where none is configured. Throws when it is no port. */
export function readWorkerPort(variables: Variables): number | undefined {
  if (new Settings(variables).text('WORKER_PORT') === undefined) return undefined;
  return readPort(variables, 'WORKER_PORT', usualEnginePort, lastPort);
}

/** The port of the PostgreSQL that is started here. Throws when it is none. */
export function readDatabasePort(variables: Variables): number {
  return readPort(variables, 'DATABASE_PORT', usualDatabasePort, lastPort);
}

/**
 * The ports of servers side by side. Throws, before anything is started, when one of them is the database's, which is on this
 * machine unless DATABASE_URL says where it is.
 */
export function serverPorts(variables: Variables, servers: number): readonly [number, ...number[]] {
  const first = readEnginePort(variables, servers);
  const others = Array.from({ length: servers - 1 }, (_, index) => first + index + 1);
  const databasePort = readDatabasePort(variables);
  if (!variables['DATABASE_URL'] && [first, ...others].includes(databasePort)) {
    throw new Error(`A server from ENGINE_PORT (${first}) on and DATABASE_PORT have both port ${databasePort}.`);
  }
  return [first, ...others];
}

function readPort(variables: Variables, name: string, otherwise: number, last: number): number {
  const settings = new Settings(variables);
  const port = settings.port(name, otherwise, last);
  settings.check();
  return port;
}
