import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { runProgram } from '#tools/console/step';
import type { Running } from '#tools/shop/until-stopped';

const PROGRAMS = '/usr/lib/postgresql';

/**
 * Starts an empty PostgreSQL of Debian in a folder, with the user and the database `shop` that its image makes. Programs of
 * the same version make backups of it and read them.
 */
export async function startDebianDatabase(folder: string, port: number, password: string): Promise<Running> {
  const version = (await readdir(PROGRAMS)).toSorted((one, other) => Number(one) - Number(other)).at(-1) ?? '';
  const program = (name: string, ...args: readonly string[]): Promise<void> =>
    asPostgres([join(PROGRAMS, version, 'bin', name), '--pgdata', join(folder, 'data'), ...args]);
  const passwordFile = join(folder, 'password');
  await mkdir(folder);
  // PostgreSQL does not run as root: its own user makes the data below.
  await chmod(folder, 0o777);
  await writeFile(passwordFile, password);
  await program('initdb', '--username=shop', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--no-sync');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
  await program('pg_ctl', '--wait', '--log', join(folder, 'log'), '--options', options, 'start');
  const client = new pg.Client(`postgres://shop:${password}@127.0.0.1:${port}/postgres`);
  await client.connect();
  await client.query('CREATE DATABASE shop');
  await client.end();
  return { url: '', close: () => program('pg_ctl', '--mode', 'fast', 'stop') };
}

async function asPostgres(command: readonly string[]): Promise<void> {
  // The server would keep the pipe of its output open.
  const quiet = ['-c', 'cd / && exec "$@" >/dev/null', 'sh'];
  const { ok, output } = await runProgram('runuser', ['-u', 'postgres', '--', '/bin/sh', ...quiet, ...command]);
  if (!ok) throw new Error(`${command.join(' ')}\n${output}`);
}
