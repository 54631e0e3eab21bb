import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '#tools/console/progress';
import { runProgram } from '#tools/console/step';

/** The folder of the engine, which has packages of its own. */
export const ENGINE = 'engines/vendure';

const LOCKFILE = join(ENGINE, 'package-lock.json');
/** npm leaves it behind when it is done. */
const INSTALLED = join(ENGINE, 'node_modules/.package-lock.json');
/** Is left behind by compiling, and holds what that was done for. */
const COMPILED = join(ENGINE, 'dist/.compiled');

/**
 * Installs the engine's packages unless they are there as its lockfile has them, and compiles it unless that was done since
 * its sources changed. Rejects when one of it fails.
 */
export async function installEngine(): Promise<void> {
  if (!isInstalled()) {
    await runNpm('Installing the engine, once (about 320 MB)', ['ci', '--prefix', ENGINE, '--no-audit', '--no-fund']);
  }
  const wanted = hashOf([LOCKFILE, ...filesOf('src'), ...filesOf('test'), join(ENGINE, 'tsconfig.json')]);
  if (existsSync(COMPILED) && readFileSync(COMPILED, 'utf8') === wanted) return;
  await runNpm('Compiling the engine', ['run', '--prefix', ENGINE, '--silent', 'build']);
  writeFileSync(COMPILED, wanted);
}

function isInstalled(): boolean {
  return existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCKFILE).mtimeMs;
}

function runNpm(name: string, args: readonly string[]): Promise<void> {
  return step(name, async () => {
    const { ok, output } = await runProgram('npm', args);
    if (!ok) throw new Error(`npm ${args.join(' ')} failed:\n${output}`);
  });
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
