import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type DatabaseFolder, makeDatabaseFolder } from '#tools/engine/database-folder';
import { ENGINE } from '#tools/engine/install-engine';
import { type RunningEngine, startEngine } from '#tools/engine/running-engine';
import type { Variables } from '#tools/environment';
import { Heart } from './heart';
import type { TestEngine } from './test-engine';

/** An engine in the contracts' world whose parts are killed, with `kill -9`, and come back on the same data. */
export class MortalEngine {
  private constructor(
    readonly address: TestEngine,
    readonly folder: DatabaseFolder,
    readonly ports: { readonly engine: number; readonly database: number },
    readonly seed: string,
    private running: RunningEngine,
  ) {}

  /** `seed` is the file that the shop is filled from; the contracts' world when left out. */
  static async start(seed = 'seed/contracts.json'): Promise<MortalEngine> {
    const [engine, database, sandboxPort, signInPort] = await Promise.all([
      freePort(),
      freePort(),
      freePort(),
      freePort(),
    ]);
    const folder = await makeDatabaseFolder();
    const address = {
      url: `http://localhost:${engine}`,
      databaseUrl: `postgres://postgres:postgres@localhost:${database}/vendure`,
      sandboxPort,
      signInPort,
      issuer: 'https://sign-in.example.test',
      audience: 'project-of-the-contracts',
    };
    const ports = { engine, database };
    return new MortalEngine(address, folder, ports, seed, await startParts({ address, folder, ports, seed }));
  }

  async close(): Promise<void> {
    await this.running.close();
    await this.folder.remove();
  }

  /** Kills the server, whatever it is doing. */
  killServer(): void {
    const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
    const [, pid] = new RegExp(`^ *(\\d+) +${this.running.pid} .*/server\\.js`, 'm').exec(processes) ?? [];
    process.kill(Number(pid), 'SIGKILL');
  }

  /** Starts the killed engine, as a supervisor does. */
  async comeBack(): Promise<void> {
    await this.running.close();
    this.running = await startParts(this);
  }

  /** Starts a process that does the due work on the days that it is told, on the same data. */
  startHeart(): Promise<Heart> {
    return Heart.start({ ...variablesOf(this), DATABASE_URL: this.address.databaseUrl });
  }

  /** Starts a worker, which sends mails. */
  startWorker(): Promise<RunningEngine> {
    const variables = { ...variablesOf(this), DATABASE_URL: this.address.databaseUrl };
    return startEngine({ port: this.ports.engine, program: 'worker', variables });
  }

  /** Runs the audit. Returns a line for each problem: an empty text while the books add up. */
  audit(): string {
    const env = { ...process.env, ...variablesOf(this), DATABASE_URL: this.address.databaseUrl };
    const { stdout, stderr } = spawnSync(process.execPath, ['dist/src/audit.js'], {
      cwd: ENGINE,
      env,
      encoding: 'utf8',
    });
    return stdout + stderr;
  }

  /** Kills PostgreSQL, whatever it is writing. It is started again by the engine. */
  killDatabase(): void {
    const [pid] = readFileSync(join(this.folder.path, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
  }
}

interface Parts {
  readonly address: TestEngine;
  readonly folder: DatabaseFolder;
  readonly ports: { readonly engine: number; readonly database: number };
  readonly seed: string;
}

function startParts(parts: Parts): Promise<RunningEngine> {
  return startEngine({
    port: parts.ports.engine,
    args: ['--seed', parts.seed, '--no-worker'],
    variables: variablesOf(parts),
  });
}

function variablesOf({ address: { sandboxPort, signInPort, issuer, audience }, folder, ports }: Parts): Variables {
  return {
    DATABASE_URL: undefined,
    DATABASE_FOLDER: folder.path,
    ASSETS_FOLDER: folder.assets,
    DATABASE_PORT: String(ports.database),
    SANDBOX_URL: `http://localhost:${sandboxPort}`,
    SIGN_IN_JWKS_URL: `http://localhost:${signInPort}/`,
    SIGN_IN_ISSUER: issuer,
    SIGN_IN_AUDIENCE: audience,
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
