import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Check } from './checks';

/** Reads a data file of the program. Throws an error that names the file and the place in it that is wrong. */
export function readJson<T>(url: URL, check: Check<T>): T {
  const path = fileURLToPath(url);
  return check(JSON.parse(readFileSync(path, 'utf8')), basename(path));
}
