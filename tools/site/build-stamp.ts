import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Variables } from '../environment';

/** Everything a build is made of, apart from content and configuration. */
const SOURCES = ['index.html', 'package-lock.json', 'vite.config.ts', 'tsconfig.json', 'public', 'src', 'tools/site'];
const STAMP_FILE = '.build-stamp';

export interface BuildInputs {
  /** Root of the repository. */
  readonly directory: string;
  readonly variables: Variables;
  /** Undefined when the content lies elsewhere, where nobody can tell from here whether it changed. */
  readonly contentHash: string | undefined;
}

/** Changes whenever a build would come out differently, as far as this machine can tell. */
export function buildStamp({ directory, variables, contentHash }: BuildInputs): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesBelow(directory, source)) {
      hash.update(`${file}\0`).update(readFileSync(join(directory, file))).update('\0');
    }
  }
  for (const name of Object.keys(variables).filter((variable) => variable.startsWith('VITE_')).sort()) {
    hash.update(`${name}=${variables[name] ?? ''}\0`);
  }
  return hash.update(contentHash ?? '').digest('hex');
}

/** The stamp of the build that lies in a folder; undefined when there is none, or it was not finished. */
export function stampOf(site: string): string | undefined {
  const file = join(site, STAMP_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Whether the build in a folder is what a build would make now. Never when the content lies elsewhere. */
export function isUpToDate(site: string, inputs: BuildInputs): boolean {
  return inputs.contentHash !== undefined && stampOf(site) === buildStamp(inputs);
}

/** Where the build leaves its stamp: with the site, so that the two cannot part. Hidden files are not served. */
export function stampFile(site: string): string {
  return join(site, STAMP_FILE);
}

function filesBelow(directory: string, source: string): readonly string[] {
  const path = join(directory, source);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [source];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(source, entry.parentPath.slice(path.length), entry.name))
    .sort();
}
