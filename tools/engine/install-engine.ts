import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, runNpm, runToItsEnd } from '#tools/console/install-packages';
import { filesBelow } from '#tools/files-below';

/** The folder of the engine, which has packages of its own. */
export const ENGINE = 'engines/vendure';

/** The folder of the engine's dashboard, which has packages of its own, and finds those of the engine above it. */
export const DASHBOARD = join(ENGINE, 'dashboard');

/** Left behind by compiling; they hold the inputs of that run. */
const COMPILED = join(ENGINE, 'dist/.compiled');
const BUILT = join(DASHBOARD, 'dist/.built');

/**
 * Installs the engine's packages unless they are there as its lockfile has them, and compiles it unless that was done since its
 * sources changed. The compiler is the shop's, which writes the same as the engine's own in a quarter of the time. Rejects when
 * one of it fails.
 */
export async function installEngine(): Promise<void> {
  await installPackages(ENGINE, 'Installing the engine, once (about 320 MB)');
  await whenChanged(
    COMPILED,
    [...sourcesOf(ENGINE, ['src', 'demo', 'load', 'test']), join(ENGINE, 'tsconfig.json')],
    () => runToItsEnd('Compiling the engine', 'tsc', ['-p', join(ENGINE, 'tsconfig.json')]),
  );
}

/**
 * Does the same with the dashboard of an engine that is installed. It knows the fields of the engine, so it is built again after
 * each change of either.
 */
export async function buildDashboard(): Promise<void> {
  await installPackages(DASHBOARD, 'Installing the dashboard, once (about 630 MB)');
  await whenChanged(BUILT, [COMPILED, ...sourcesOf(DASHBOARD, ['src']), join(DASHBOARD, 'vite.config.ts')], () =>
    runNpm('Building the dashboard (a minute or more)', ['run', '--prefix', DASHBOARD, '--silent', 'build']),
  );
}

/** Returns true when there is a dashboard, whether or not it is up to date. */
export function isDashboardBuilt(): boolean {
  return existsSync(join(DASHBOARD, 'dist/index.html'));
}

/** Does something unless it was done for the very same files, of which `mark` keeps a note. */
async function whenChanged(mark: string, files: readonly string[], run: () => Promise<void>): Promise<void> {
  const wanted = hashOf(files);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  await run();
  writeFileSync(mark, wanted);
}

function sourcesOf(folder: string, below: readonly string[]): readonly string[] {
  const sources = below.flatMap((name) =>
    filesBelow(join(folder, name))
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
