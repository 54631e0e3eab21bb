import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '#tools/console/progress';
import { runProgram } from '#tools/console/step';

/** The folder of the engine, which has packages of its own. */
export const ENGINE = 'engines/vendure';

/** Each is left behind by a step, and holds what that step was done for. */
const INSTALLED = join(ENGINE, 'node_modules/.installed');
const COMPILED = join(ENGINE, 'dist/.compiled');

/**
 * Installs the engine's packages unless they are there as its lockfile has them, and compiles it unless that was done since
 * its sources changed. Rejects when one of it fails.
 */
export async function installEngine(): Promise<void> {
  const packages = hashOf([join(ENGINE, 'package-lock.json')]);
  await once(INSTALLED, packages, 'Installing the engine, once (about 320 MB)', [
    ...['ci', '--prefix', ENGINE],
    ...['--no-audit', '--no-fund'],
  ]);
  const sources = hashOf([...filesOf('src'), ...filesOf('test'), join(ENGINE, 'tsconfig.json')]);
  await once(COMPILED, `${packages} ${sources}`, 'Compiling the engine', [
    ...['run', '--prefix', ENGINE],
    ...['--silent', 'build'],
  ]);
}

/** Runs npm unless the stamp says that it did so for the same. */
async function once(stamp: string, wanted: string, name: string, args: readonly string[]): Promise<void> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await step(name, async () => {
    const { ok, output } = await runProgram('npm', args);
    if (!ok) throw new Error(`npm ${args.join(' ')} failed:\n${output}`);
  });
  writeFileSync(stamp, wanted);
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(join(ENGINE, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(ENGINE, folder, path))
    .toSorted();
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
