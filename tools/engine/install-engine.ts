import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '#tools/console/progress';
import { runProgram } from '#tools/console/step';

/** The folder of the engine, which has packages of its own. */
export const ENGINE = 'engines/vendure';

/** The folder of the engine's dashboard, which has packages of its own, and finds those of the engine above it. */
export const DASHBOARD = join(ENGINE, 'dashboard');

/** Are left behind by compiling, and hold what that was done for. */
const COMPILED = join(ENGINE, 'dist/.compiled');
const BUILT = join(DASHBOARD, 'dist/.built');

/**
 * Installs the engine's packages unless they are there as its lockfile has them, and compiles it unless that was done since
 * its sources changed. The compiler is the shop's, which writes what the engine's own does in a quarter of the time. Rejects when
 * one of it fails.
 */
export async function installEngine(): Promise<void> {
  await install(ENGINE, 'Installing the engine, once (about 320 MB)');
  await whenChanged(COMPILED, [...sourcesOf(ENGINE, ['src', 'test']), join(ENGINE, 'tsconfig.json')], () =>
    run('Compiling the engine', 'node_modules/.bin/tsc', ['-p', join(ENGINE, 'tsconfig.json')]),
  );
}

/**
 * Does the same with the dashboard of an engine that is installed. It knows the fields of the engine, so it is built again after
 * each change of either.
 */
export async function buildDashboard(): Promise<void> {
  await install(DASHBOARD, 'Installing the dashboard, once (about 630 MB)');
  await whenChanged(BUILT, [COMPILED, ...sourcesOf(DASHBOARD, ['src']), join(DASHBOARD, 'vite.config.ts')], () =>
    run('Building the dashboard (a minute or more)', 'npm', ['run', '--prefix', DASHBOARD, '--silent', 'build']),
  );
}

/** Returns true when there is a dashboard, whether or not it is up to date. */
export function isDashboardBuilt(): boolean {
  return existsSync(join(DASHBOARD, 'dist/index.html'));
}

async function install(folder: string, name: string): Promise<void> {
  // npm leaves it behind when it is done.
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfileOf(folder)).mtimeMs) return;
  await run(name, 'npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund']);
}

/** Does something unless it was done for the very same files, of which `mark` keeps a note. */
async function whenChanged(mark: string, files: readonly string[], work: () => Promise<void>): Promise<void> {
  const wanted = hashOf(files);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  await work();
  writeFileSync(mark, wanted);
}

function run(name: string, program: string, args: readonly string[]): Promise<void> {
  return step(name, async () => {
    const { ok, output } = await runProgram(program, args);
    if (!ok) throw new Error(`${program} ${args.join(' ')} failed:\n${output}`);
  });
}

function sourcesOf(folder: string, below: readonly string[]): readonly string[] {
  const sources = below.flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(tsx?|css)$/.test(path))
      .map((path) => join(folder, name, path)),
  );
  return [lockfileOf(folder), ...sources.toSorted()];
}

function lockfileOf(folder: string): string {
  return join(folder, 'package-lock.json');
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
