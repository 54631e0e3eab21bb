import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '#tools/console/progress';
import { runProgram } from '#tools/console/step';

/** The folder of the engine, which has packages of its own. */
export const ENGINE = 'engines/vendure';

const STAMP = join(ENGINE, 'node_modules/.installed');

/** Installs the engine's packages unless they are there as its lockfile has them, and compiles it. Rejects when that fails. */
export async function installEngine(): Promise<void> {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ENGINE, 'package-lock.json')))
    .digest('hex');
  const isInstalled = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted;
  if (!isInstalled) {
    await step('Installing the engine, once (about 320 MB)', () =>
      runOrFail('npm', ['ci', '--prefix', ENGINE, '--no-audit', '--no-fund']),
    );
    writeFileSync(STAMP, wanted);
  }
  await step('Compiling the engine', () => runOrFail('npm', ['run', '--prefix', ENGINE, '--silent', 'build']));
}

async function runOrFail(program: string, args: readonly string[]): Promise<void> {
  const { ok, output } = await runProgram(program, args);
  if (!ok) throw new Error(`${program} ${args.join(' ')} failed:\n${output}`);
}
