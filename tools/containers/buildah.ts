import { spawn } from 'node:child_process';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CommandOutcome, runProgram } from '#tools/console/step';

/** The parts of an image's configuration by which it is run. */
export interface ImageConfiguration {
  readonly user: string;
  readonly command: readonly string[];
  /** The program by which a container is asked whether it is well. */
  readonly healthcheck: readonly string[];
}

export interface RunOptions {
  readonly variables?: Readonly<Record<string, string>>;
  /** Folders of this machine that the container sees, as `from:to` or `from:to:ro`. */
  readonly volumes?: readonly string[];
}

/** Builds images and runs their programs without a daemon. They share the network of this machine, and their images lie in a folder. */
export class Buildah {
  constructor(
    private readonly folder: string,
    private readonly volumes: readonly string[],
    /** The number of files that a program may have open. Buildah's own 1024 are too few for the build of the dashboard; Docker has more. */
    private readonly openFiles: string,
  ) {}

  /** Rejects with its output when it fails. */
  async do(args: readonly string[]): Promise<string> {
    const { ok, output } = await this.try(args);
    if (!ok) throw new Error(`buildah ${args.join(' ')}\n${output}`);
    return output;
  }

  try(args: readonly string[]): Promise<CommandOutcome> {
    return runProgram('buildah', this.words(args));
  }

  async build(context: string, tag: string, options: readonly string[]): Promise<void> {
    const volumes = this.volumes.flatMap((volume) => ['--volume', volume]);
    // The form of Docker keeps the health check, and nothing is fetched: the bases have to be there.
    const form = ['--isolation', 'chroot', '--pull-never', '--format', 'docker', '--layers=false'];
    await this.do(['build', ...form, ...this.limits(), ...volumes, ...options, '--tag', tag, context]);
  }

  async hasImage(tag: string): Promise<boolean> {
    return (await this.try(['inspect', '--type', 'image', tag])).ok;
  }

  async configurationOf(tag: string): Promise<ImageConfiguration> {
    const told = JSON.parse(await this.do(['inspect', '--type', 'image', tag])) as {
      readonly Docker: {
        readonly config: {
          readonly User?: string;
          readonly Cmd?: readonly string[];
          readonly Healthcheck?: { readonly Test?: readonly string[] };
        };
      };
    };
    const { User: user = '', Cmd: command = [], Healthcheck } = told.Docker.config;
    return { user, command, healthcheck: Healthcheck?.Test?.slice(1) ?? [] };
  }

  /** Makes the container of an image unless it is there: all services of an image run in it, and none may write into its files. */
  async container(tag: string): Promise<string> {
    const name = tag.replaceAll(/[^\w.-]/g, '-');
    if (!(await this.try(['inspect', name])).ok)
      await this.do(['from', '--pull-never', ...this.limits(), '--name', name, tag]);
    return name;
  }

  /** Resolves with the folder of a container's files. */
  files(container: string): Promise<string> {
    return this.do(['mount', container]);
  }

  /** Runs a program in a container to its end, as the user of its image. */
  run(container: string, command: readonly string[], options: RunOptions = {}): Promise<CommandOutcome> {
    return this.try(this.runWords(container, command, options));
  }

  /** Starts a program that stays up after this process, and resolves with its id. Its output goes into a file. */
  async start(
    container: string,
    command: readonly string[],
    { log, ...options }: RunOptions & { readonly log: string },
  ): Promise<number> {
    const file = await open(log, 'a');
    const words = this.words(this.runWords(container, command, options));
    const child = spawn('buildah', words, { detached: true, stdio: ['ignore', file.fd, file.fd] });
    child.unref();
    await file.close();
    if (child.pid === undefined) throw new Error('buildah did not start.');
    return child.pid;
  }

  private limits(): readonly string[] {
    return ['--ulimit', `nofile=${this.openFiles}:${this.openFiles}`];
  }

  private words(args: readonly string[]): readonly string[] {
    const store = ['--root', join(this.folder, 'images'), '--runroot', join(this.folder, 'run')];
    return [...store, '--storage-driver', 'vfs', ...args];
  }

  private runWords(
    container: string,
    command: readonly string[],
    { variables = {}, volumes = [] }: RunOptions,
  ): readonly string[] {
    return [
      ...['run', '--isolation', 'chroot'],
      ...[...this.volumes, ...volumes].flatMap((volume) => ['--volume', volume]),
      ...Object.entries(variables).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
      ...[container, '--', ...command],
    ];
  }
}

/** Makes the folder in which images are kept. */
export async function openBuildah(folder: string, volumes: readonly string[] = []): Promise<Buildah> {
  await mkdir(folder, { recursive: true });
  const [, allowed = '1024'] = /^Max open files +\S+ +(\d+)/m.exec(await readFile('/proc/self/limits', 'utf8')) ?? [];
  return new Buildah(folder, volumes, allowed);
}
