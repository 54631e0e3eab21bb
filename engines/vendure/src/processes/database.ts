import type { Variables } from '#src/config/settings';
import type { Running } from './child-process';
import { startChild } from './child-process';

/** A PostgreSQL that can be let go of. */
export interface Database extends Running {
  readonly url: string;
}

/**
 * Gives the PostgreSQL of DATABASE_URL, or starts one on this machine. That one has a process of its own, which outlives
 * all that talks to it. Rejects when it does not start.
 */
export async function openDatabase(variables: Variables): Promise<Database> {
  const url = variables['DATABASE_URL'];
  if (url) return { url, stop: () => Promise.resolve() };
  const postgres = await startChild('postgres', variables);
  return { url: postgres.said, stop: () => postgres.stop() };
}
