import { type ChildProcess, fork, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import { runProgram } from '#tools/console/step';
import { readPort, type Variables } from '#tools/environment';
import { requireFreePort } from '#tools/shop/ports';
import type { Running } from '#tools/shop/until-stopped';

const [PORT, PORTS] = [7300, 10];

/** The names of the guide, and of the services that it tells to have accounts at. Stand-ins answer to all of them. */
export const NAMES = [
  ...['shop.example', 'engine.shop.example', 'admin.shop.example', 'smtp.example'],
  ...['api.stripe.com', 'checkout.stripe.test'],
  ...['api.stytch.com', 'api.contentful.com', 'upload.contentful.com', 'cdn.contentful.com'],
] as const;

/** Variables of the caller that the commands of the guide do not get. */
const FOREIGN = /^(?:VITE_|npm_|NODE_ENV$|NODE_OPTIONS$|DATABASE_URL$|SITE_DIRECTORY$|ENV_FILE$|INIT_CWD$)/;

interface Ports {
  readonly https: number;
  readonly http: number;
  /** Caddy's own, by which it is told to read its rules anew. */
  readonly caddy: number;
  readonly database: number;
  readonly signIn: number;
  /** Contentful's part that delivers content, and the one that takes it. */
  readonly delivery: number;
  readonly management: number;
  /** The two servers of the engine. */
  readonly engines: readonly [number, number];
  /** The worker, where it runs in a container. */
  readonly worker: number;
}

/**
 * A machine on which somebody follows the guide: a folder of this one, with ports of its own (GOING_LIVE_PORT and those that
 * follow) and an internet in which the guide's names are stand-ins.
 */
export class ServerMachine {
  private readonly running: Running[] = [];

  private constructor(
    readonly root: string,
    private readonly firstPort: number,
  ) {}

  static async open(variables: Variables): Promise<ServerMachine> {
    const port = readPort('GOING_LIVE_PORT', variables, PORT, PORTS - 1);
    for (let one = port; one < port + PORTS; one += 1) await requireFreePort(one, 'GOING_LIVE_PORT');
    const root = await mkdtemp(join(tmpdir(), 'going-live-'));
    // PostgreSQL runs as a user of its own when root starts it.
    await chmod(root, 0o755);
    return new ServerMachine(root, port);
  }

  get ports(): Ports {
    const at = (index: number): number => this.firstPort + index;
    return {
      ...{ https: at(0), http: at(1), caddy: at(2), database: at(3), signIn: at(4) },
      ...{ delivery: at(5), management: at(6), engines: [at(7), at(8)], worker: at(9) },
    };
  }

  /** The port of the mail server, once it is there. */
  smtpPort = 0;

  /** Leads the guide's statements about a machine to this one: its folders, and the ports of the engine and of the database. */
  moved(text: string): string {
    const { database, engines } = this.ports;
    return text
      .replaceAll(/(?<![\w.])\/(srv|etc)\//g, `${this.root}/$1/`)
      .replaceAll('localhost:5432', `localhost:${database}`)
      .replaceAll(/\b330([12])\b/g, (_, one: string) => String(engines[Number(one) - 1]));
  }

  path(path: string): string {
    return join(this.root, path);
  }

  async write(path: string, text: string, mode = 0o644): Promise<void> {
    await mkdir(dirname(this.path(path)), { recursive: true });
    await writeFile(this.path(path), this.moved(text), { mode });
  }

  /** The variables of a program of this machine, whose connections go to the stand-ins. */
  variables(): Variables {
    const { https, http } = this.ports;
    const plain = Object.fromEntries(Object.entries(process.env).filter(([name]) => !FOREIGN.test(name)));
    return {
      ...plain,
      ...{ npm_config_audit: 'false', npm_config_fund: 'false', npm_config_prefer_offline: 'true' },
      NODE_OPTIONS: `--import ${pathToFileURL(resolve('tools/going-live/names-here.mjs')).href}`,
      NODE_EXTRA_CA_CERTS: this.path('certificates/pki/authorities/local/root.crt'),
      NAMES_HERE: JSON.stringify({ names: NAMES, ports: { 443: https, 80: http, 465: this.smtpPort } }),
    };
  }

  /** Runs commands of the guide in a folder of this machine. Resolves with their output; rejects with it when one fails. */
  async sh(folder: string, commands: string, more: Variables = {}): Promise<string> {
    const { ok, output } = await runProgram('env', [
      '-i',
      '-C',
      this.path(folder),
      ...assignments({ ...this.variables(), ...more }),
      'sh',
      '-ec',
      this.moved(commands),
    ]);
    if (!ok) throw new Error(`${commands}\n${output}`);
    return output;
  }

  /** Starts a script of the engine as its unit does, with the variables of a file. Resolves when it is ready. */
  async startService(script: string, environmentFile: string, more: Variables = {}): Promise<Running> {
    const told = parseEnv(await readFile(this.path(environmentFile), 'utf8'));
    const child = fork(this.path(`srv/engine/${script}`), {
      cwd: this.path('srv/engine'),
      env: { ...this.variables(), ...told, ...more },
      execArgv: [],
      detached: true,
      silent: true,
    });
    const output = outputOf(child, this.path(`${script.replaceAll('/', '-')}.log`));
    await new Promise<void>((done, fail) => {
      child.once('message', () => done());
      child.once('exit', () => fail(new Error(`${script} did not start:\n${output()}`)));
    });
    const service = { url: '', close: () => closed(child) };
    this.keep(service);
    return service;
  }

  /** Starts a program that stays up, and writes down its output. */
  startProgram(program: string, args: readonly string[]): void {
    const child = spawn(program, args, { cwd: this.root, env: { ...this.variables(), HOME: this.root } });
    outputOf(child, this.path(`${program}.log`));
    const ended = new Promise<void>((done) => child.once('close', () => done()));
    this.keep({ url: '', close: () => (child.kill(), ended) });
  }

  keep(one: Running): void {
    this.running.unshift(one);
  }

  async close(): Promise<void> {
    for (const one of this.running) await one.close();
    await rm(this.root, { recursive: true, force: true });
  }
}

function assignments(variables: Variables): readonly string[] {
  return Object.entries(variables).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
}

/** Writes the output of a process into a file, and keeps it for later steps. */
function outputOf(child: ChildProcess, file: string): () => string {
  const log = createWriteStream(file, { flags: 'a' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      log.write(chunk);
    });
  child.once('close', () => log.end());
  return () => output;
}

async function closed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  if (child.connected) child.disconnect();
  await ended;
}
