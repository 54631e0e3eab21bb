import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { runProgram } from '#tools/console/step';
import type { Buildah, RunOptions } from './buildah';
import type { ComposeFile, Request, Service } from './compose';

/** Milliseconds between two questions whether a service is well, and until it has to be. */
const [INTERVAL, DEADLINE] = [500, 120_000];

/** The service that is no container here: a PostgreSQL of this machine stands in for it. */
const DATABASE = 'database';

/** A service that was started. */
interface Started {
  readonly image: string;
  readonly pid: number;
}

interface Here {
  /** The folder of the started services, their output, and their volumes. */
  readonly folder: string;
  /** Ports of this machine that stand in for those of the file: containers share its network. */
  readonly ports: Readonly<Record<string, string>>;
}

/** Does with the services of a compose file the same as `docker compose`. */
export class Containers {
  constructor(
    private readonly file: ComposeFile,
    private readonly buildah: Buildah,
    private readonly here: Here,
  ) {}

  /** Resolves with the code to end with. */
  async do(request: Request): Promise<number> {
    switch (request.action) {
      case 'build':
        for (const name of request.services) await this.build(name);
        return 0;
      case 'up':
        for (const name of request.services) await this.up(name, request.isAlone);
        return 0;
      case 'run':
        await this.waitForOthers(request.service);
        return this.runOnce(request.service, request.command, request.volumes);
      case 'exec':
        return this.execute(request.service, request.command);
      case 'ps':
        return this.list();
    }
  }

  private service(name: string): Service {
    const service = this.file.services[name];
    if (!service) throw new Error(`no such service: ${name}`);
    return service;
  }

  private async build(name: string): Promise<void> {
    const { image, build } = this.service(name);
    if (build === undefined) throw new Error(`${name} is not built here.`);
    const { context, args = {}, secrets = [] } = typeof build === 'string' ? { context: build } : build;
    const files = secrets.map((id) => `id=${id},src=${resolve(this.file.secrets?.[id]?.file ?? '')}`);
    await this.buildah.build(resolve(context), image, [
      ...Object.entries(args).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`]),
      ...files.flatMap((secret) => ['--secret', secret]),
    ]);
  }

  private async up(name: string, isAlone: boolean): Promise<void> {
    if (name === DATABASE) return;
    if (!isAlone) await this.waitForOthers(name);
    const { image, command, restart } = this.service(name);
    if (restart === 'no') {
      const code = await this.runOnce(name, command ?? [], []);
      if (code !== 0) throw new Error(`service "${name}" didn't complete successfully: exit ${code}`);
      return;
    }
    const before = await this.started(name);
    if (before?.image === image && isAlive(before.pid)) return;
    if (before) await stop(before.pid);
    const told = await this.buildah.configurationOf(image);
    const container = await this.buildah.container(image);
    const options = await this.optionsOf(name, container);
    const log = join(this.here.folder, `${name}.log`);
    const pid = await this.buildah.start(container, command ?? told.command, { ...options, log });
    await writeFile(join(this.here.folder, `${name}.json`), JSON.stringify({ image, pid }));
    const deadline = Date.now() + DEADLINE;
    while (!(await this.buildah.run(container, told.healthcheck, options)).ok) {
      if (!isAlive(pid) || Date.now() > deadline)
        throw new Error(`${name} is not well:\n${await readFile(log, 'utf8')}`);
      await pause(INTERVAL);
    }
  }

  /** Starts the dependencies of a service, as far as they are not there. */
  private async waitForOthers(name: string): Promise<void> {
    for (const other of Object.keys(this.service(name).depends_on ?? {})) await this.up(other, false);
  }

  private async runOnce(name: string, command: readonly string[], volumes: readonly string[]): Promise<number> {
    const container = await this.buildah.container(this.service(name).image);
    const options = await this.optionsOf(name, container);
    const more = volumes.map((volume) => resolve(volume.split(':')[0] ?? '') + volume.slice(volume.indexOf(':')));
    const { ok, output } = await this.buildah.run(container, command, {
      ...options,
      volumes: [...(options.volumes ?? []), ...more],
    });
    console.log(output);
    return ok ? 0 : 1;
  }

  private async execute(name: string, [program = '', ...args]: readonly string[]): Promise<number> {
    // Its own user and password come with the variables of this process, and so do its standard input and output.
    if (name === DATABASE) return passThrough(program, args);
    return this.runOnce(name, [program, ...args], []);
  }

  /** Says of each service how it is, with the words of Docker. */
  private async list(): Promise<number> {
    for (const [name, { restart }] of Object.entries(this.file.services)) {
      if (name === DATABASE || restart === 'no') continue;
      const one = await this.started(name);
      const isWell = one !== undefined && isAlive(one.pid) && (await this.isWell(name, one.image));
      console.log(`${name} ${one?.image ?? ''} ${isWell ? 'healthy' : 'unhealthy'}`);
    }
    return 0;
  }

  private async isWell(name: string, image: string): Promise<boolean> {
    const [{ healthcheck }, container] = await Promise.all([
      this.buildah.configurationOf(image),
      this.buildah.container(image),
    ]);
    return (await this.buildah.run(container, healthcheck, await this.optionsOf(name, container))).ok;
  }

  private async started(name: string): Promise<Started | undefined> {
    const file = join(this.here.folder, `${name}.json`);
    return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Started) : undefined;
  }

  private async optionsOf(name: string, container: string): Promise<RunOptions> {
    const { env_file, environment = {}, volumes = [], ports = [] } = this.service(name);
    const fromFile = env_file === undefined ? {} : parseEnv(await readFile(env_file, 'utf8'));
    const [, published = ''] = ports[0]?.split(':') ?? [];
    const port = this.here.ports[published];
    const worker = this.here.ports[environment['WORKER_PORT'] ?? ''];
    return {
      variables: {
        ...(fromFile as Readonly<Record<string, string>>),
        ...environment,
        ...(port !== undefined && { ENGINE_PORT: port }),
        ...(worker !== undefined && { WORKER_PORT: worker }),
      },
      volumes: await Promise.all(volumes.map((volume) => this.volume(volume, container))),
    };
  }

  /** A new volume takes the image's content in its place, and its mode, as one of Docker does. */
  private async volume(volume: string, container: string): Promise<string> {
    const [name = '', to = ''] = volume.split(':');
    const folder = join(this.here.folder, 'volumes', name);
    if (!existsSync(folder)) {
      await mkdir(join(this.here.folder, 'volumes'), { recursive: true });
      const files = await this.buildah.files(container);
      await runProgram('cp', ['-a', join(files, to), folder]);
    }
    return `${folder}:${to}`;
  }
}

/** Stops all services whose names are kept in a folder. */
export async function stopAll(folder: string): Promise<void> {
  const files = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.json')) : [];
  for (const name of files) {
    const { pid } = JSON.parse(await readFile(join(folder, name), 'utf8')) as Started;
    await stop(pid);
    await rm(join(folder, name));
  }
}

/** A service is a group of processes: buildah, and the program that it runs. */
async function stop(pid: number): Promise<void> {
  if (isAlive(pid)) process.kill(-pid, 'SIGTERM');
  while (isAlive(pid)) await pause(100);
}

/** A process that has ended without a reader of its exit code is not alive. */
function isAlive(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

function passThrough(program: string, args: readonly string[]): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { stdio: 'inherit' });
    child.once('error', fail);
    child.once('close', (code) => done(code ?? 1));
  });
}
