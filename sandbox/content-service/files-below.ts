import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Returns the files below a folder, seen from there, in a stable order and with slashes on every system. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}
