import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import pg from 'pg';
import ts from 'typescript';
import { runEngineTests } from '#tools/engine/engine-tests';
import { ENGINE, installEngine } from '#tools/engine/install-engine';
import { startEngine } from '#tools/engine/running-engine';
import { startTestDatabase } from '#tools/engine/test-database';
import { contractVariables, type EnginePorts, freeEnginePorts, surroundings } from '#tools/engine/test-engine';
import { runVitest } from '#tools/testing/vitest-run';
import { WORK_FOLDER } from './build';
import { type Finder, type Replacement, faultId, namePattern, withFault } from './fault';

/** A mistake in the engine, with the test that has to find it. */
type FaultOfEngine = Replacement & Finder;

/** Returns the name of the test that finds a fault; undefined when it passes with the fault. */
export type LookOnEngine = (fault: FaultOfEngine) => Promise<string | undefined>;

/** The folder of a copy of the compiled engine, in which one fault at a time stands. */
const COPY = `${WORK_FOLDER}/engine`;
/** The contracts that every port of the shop has are one file there. */
const CONTRACTS = 'test/contracts/vendure/';
const CONTRACTS_OF_PORTS = `${CONTRACTS}vendure-shop.test.ts`;

/**
 * Copies the engine, with one PostgreSQL beside it in which the contracts' world is filled once, for as long as the work takes. Each
 * look gets an engine and a database of its own.
 */
export async function withFaultyEngines(work: (look: LookOnEngine) => Promise<void>): Promise<void> {
  await installEngine();
  const ports = await freeEnginePorts(process.env);
  copyEngine();
  const server = await startTestDatabase(ports.database);
  try {
    await fillDatabase(ports, server.url);
    await work(async (fault) => {
      plant(fault);
      try {
        const isFound = fault.foundIn.startsWith(`${ENGINE}/`)
          ? await isFoundByEngine(fault, server.url)
          : await isFoundByContracts(fault, ports, server.url);
        return isFound ? fault.foundBy : undefined;
      } finally {
        cpSync(compiled(ENGINE, fault), compiled(COPY, fault));
      }
    });
  } finally {
    await server.close();
  }
}

function copyEngine(): void {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const name of ['package.json', 'dist']) cpSync(join(ENGINE, name), join(COPY, name), { recursive: true });
  for (const name of ['node_modules', 'seed']) symlinkSync(resolve(ENGINE, name), join(COPY, name), 'junction');
}

/** Compiles the faulty file alone, without a look at its types. */
function plant(fault: FaultOfEngine): void {
  const source = withFault(readFileSync(fault.file, 'utf8'), fault);
  const { config } = ts.readConfigFile(join(ENGINE, 'tsconfig.json'), (path) => readFileSync(path, 'utf8')) as {
    readonly config: { readonly compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ENGINE);
  const compilerOptions = { ...options, module: ts.ModuleKind.CommonJS };
  const { outputText } = ts.transpileModule(source, { compilerOptions, fileName: fault.file });
  writeFileSync(compiled(COPY, fault), outputText);
}

function compiled(engine: string, { file }: FaultOfEngine): string {
  return join(engine, 'dist', relative(ENGINE, file).replace(/ts$/, 'js'));
}

/** Fills the database that the server began with; each look copies it. */
async function fillDatabase(ports: EnginePorts, url: string): Promise<void> {
  const args = ['--seed', 'seed/contracts.json', '--no-worker'];
  const variables = { ...surroundings(ports), DATABASE_URL: url };
  await (await startEngine({ port: ports.engine, args, variables })).close();
}

async function isFoundByEngine(fault: FaultOfEngine, server: string): Promise<boolean> {
  const { foundIn, foundBy } = fault;
  const file = join(COPY, 'dist', relative(ENGINE, foundIn).replace(/ts$/, 'js'));
  const name = namePattern(fault);
  const { passed, failed, failedThemselves } = await runEngineTests([file], { TEST_DATABASE_SERVER: server }, name);
  if (passed + failed === 0) throw new Error(`No test of ${foundIn} is called: ${foundBy}`);
  // An engine that does not even start has found nothing.
  return failedThemselves.some((one) => new RegExp(name).test(one));
}

async function isFoundByContracts(fault: FaultOfEngine, ports: EnginePorts, server: string): Promise<boolean> {
  const name = `planted_${faultId(fault)}`;
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const variables = { ...surroundings(ports), DATABASE_URL: url };
  await ask(server, `CREATE DATABASE ${name} TEMPLATE ${new URL(server).pathname.slice(1)}`);
  const engine = await startEngine({ port: ports.engine, folder: COPY, program: 'server', variables });
  const worker = needsWorker(fault)
    ? await startEngine({ port: ports.engine, folder: COPY, program: 'worker', variables })
    : undefined;
  try {
    const { passed, failed, failures } = await runVitest({
      projects: [],
      args: [
        ...['--config', 'tools/testing/vitest.vendure.config.ts'],
        fault.foundIn.startsWith(CONTRACTS) ? fault.foundIn : CONTRACTS_OF_PORTS,
        ...['--testNamePattern', namePattern(fault)],
      ],
      variables: { ...process.env, ...contractVariables(ports, url) },
    });
    if (passed + failed === 0) throw new Error(`No test of ${fault.foundIn} is called: ${fault.foundBy}`);
    return failures.some((one) => new RegExp(namePattern(fault)).test(one));
  } finally {
    await worker?.close();
    await engine.close();
    await ask(server, `DROP DATABASE ${name} WITH (FORCE)`);
  }
}

/** Mails are all that a worker does for the contracts. */
function needsWorker({ foundIn }: FaultOfEngine): boolean {
  return readFileSync(foundIn, 'utf8').includes('mailedOrderLinks');
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client(Object.assign(new URL(url), { pathname: '/postgres' }).href);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
