import { cpSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installPackages } from '#tools/console/install-packages';

/** The programs that only a few runs need, with a lockfile of their own, so that not everybody has to install them. */
export const EXTRA = 'tools/extra';

/**
 * Returns the folder of one of these programs. They are installed into `.cache` with the first use, and again after each change of
 * their lockfile. Packages that they expect of the project that uses them are those of this project.
 */
export async function extraPackage(name: string): Promise<string> {
  const folder = resolve('.cache/extra');
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    cpSync(join(EXTRA, file), join(folder, file), { preserveTimestamps: true });
  await installPackages(folder, 'Installing programs for measurements and the night, once');
  return join(folder, 'node_modules', name);
}
