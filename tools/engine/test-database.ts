import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Running } from '#tools/shop/until-stopped';
import { makeDatabaseFolder } from './database-folder';
import { ENGINE } from './install-engine';

/** Starts an empty PostgreSQL, the engine's own, that does not wait for the disk. It ends when this process does. */
export async function startTestDatabase(port: number): Promise<Running> {
  const folder = await makeDatabaseFolder();
  const child = fork(join(process.cwd(), ENGINE, 'dist/src/postgres.js'), {
    env: { ...process.env, DATABASE_FOLDER: folder.path, DATABASE_PORT: String(port), DATABASE_FSYNC: 'off' },
    execArgv: [],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (said) => resolve(typeof said === 'string' ? said : ''));
    child.once('exit', () => reject(new Error('PostgreSQL did not start.')));
  });
  return {
    url,
    close: async () => {
      if (child.connected) child.disconnect();
      await ended;
      await folder.remove();
    },
  };
}
