import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { step } from '#tools/console/progress';
import { runProgram } from '#tools/console/step';

/**
 * Returns the folder of a package that only a few runs need, so that not everybody who installs this project has to. It is
 * installed into `.cache` with the first use, with its plugins (`name@version`) beside it. Packages that these expect of whoever
 * uses them are those of this project.
 */
export async function extraPackage(name: string, version: string, plugins: readonly string[] = []): Promise<string> {
  const prefix = resolve('.cache', `${name.replaceAll('/', '-')}-${version}`);
  const folder = join(prefix, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  const options = ['--prefix', prefix, '--save-exact', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  const args = ['install', ...options, `${name}@${version}`, ...plugins];
  const { ok, output } = await step(`Installing ${name}`, () => runProgram('npm', args));
  if (!ok) throw new Error(`${name} could not be installed:\n${output}`);
  return folder;
}
