import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caddyfile } from '#tools/hosting/caddy';
import { nginxConfiguration, nginxProgram } from '#tools/hosting/nginx';
import { answers, listen, stop } from '#tools/shop/ports';
import { portOf, type SampleSite } from './sample-site';

/** A web server that reads one of the host files. */
export interface HostProgram {
  readonly name: 'nginx' | 'caddy';
  /** Starts it with the site's own host file; resolves when it takes connections. */
  start(site: SampleSite, port: number): Promise<RunningHost>;
}

export interface RunningHost {
  stop(): Promise<void>;
}

const nginx: HostProgram = {
  name: 'nginx',
  start(site, port) {
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    const server = nginxConfiguration(site.rules, { listen: `127.0.0.1:${port}`, root: site.directory });
    writeFileSync(
      join(folder, 'main.conf'),
      // It serves as another user when root starts it, who cannot see temporary folders.
      `${process.getuid?.() === 0 ? 'user root;\n' : ''}${nginxProgram(server, folder)}`,
    );
    return running(spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'main.conf')]), port);
  },
};

const caddy: HostProgram = {
  name: 'caddy',
  start(site, port) {
    const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
    const text = caddyfile(site.rules, { address: `http://shop.example:${port}`, root: site.directory });
    writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${text}`);
    const variables = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
    return running(spawn('caddy', args, { env: variables }), port);
  },
};

export const hostPrograms: readonly HostProgram[] = [nginx, caddy];

/** True when the program can be started here. */
export function isInstalled({ name }: HostProgram): boolean {
  return spawnSync(name, [name === 'nginx' ? '-v' : 'version']).status === 0;
}

/** Returns a port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await listen(server, 0, 'PORT');
  const port = portOf(server);
  await stop(server);
  return port;
}

async function running(child: ChildProcess, port: number): Promise<RunningHost> {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  while (!(await answers('127.0.0.1', port)))
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} did not take its configuration:\n${output}`);
  return {
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
