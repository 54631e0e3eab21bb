import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { step } from './progress';
import { runCommand } from './step';

/** Installs the packages of a folder unless they are there as its lockfile has them. Rejects when that fails. */
export async function installPackages(folder: string, name: string): Promise<void> {
  if (isInstalled(folder)) return;
  await runNpm(name, ['ci', '--prefix', folder, '--no-audit', '--no-fund']);
  // npm can end early and report success.
  if (!isInstalled(folder)) throw new Error(`npm ci has ended without the packages of ${folder}: run it again.`);
}

function isInstalled(folder: string): boolean {
  // npm leaves it behind when it is done.
  const installed = join(folder, 'node_modules/.package-lock.json');
  const wanted = join(folder, 'package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs;
}

/** Runs npm to its end and says so on one line. Rejects with its output when it fails. */
export function runNpm(name: string, args: readonly string[]): Promise<void> {
  return runToItsEnd(name, 'npm', args);
}

/** Runs an installed command to its end and says so on one line. Rejects with its output when it fails. */
export function runToItsEnd(name: string, command: string, args: readonly string[]): Promise<void> {
  return step(name, async () => {
    const { ok, output } = await runCommand(command, args);
    if (!ok) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
  });
}
