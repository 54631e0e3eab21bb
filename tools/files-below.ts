import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { dirname } from 'node:path/posix';

/** Returns the files below a folder, seen from there, in a stable order and with slashes on every system. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => slashed(relative(folder, join(entry.parentPath, entry.name))))
    .sort();
}

/** Returns the folders that a path of a file leads through, the nearest first. */
export function foldersAbove(path: string): readonly string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}

/** Returns a path as documents, addresses and this project's lists write it: Windows has other separators. */
export function slashed(path: string): string {
  return path.replaceAll(sep, '/');
}
